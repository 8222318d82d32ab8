import "server-only";
import { recordItems } from "@/lib/data/import/import-items";
import type { StoredFile } from "@/lib/data/import/imports";
import { insertSpaces } from "@/lib/data/import/insert-rows";
import { listClosures, lockClosures } from "@/lib/data/room-time/closures";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { listSpaces } from "@/lib/data/space/spaces";
import { isSheetKind, type SheetKind } from "@/lib/domain/import/import-kinds";
import { columnKey } from "@/lib/domain/import/recognize-columns";
import type { RowError } from "@/lib/schemas/import/import";
import {
  bookingRowSchema,
  entryRowSchema,
  memberRowSchema,
  personRowSchema,
  type SpaceRow,
  spaceRowSchema,
} from "@/lib/schemas/import/rows";
import { ALL_TIME } from "@/lib/services/space/change-parts";
import { refreshClosures } from "@/lib/services/vacancy/free-time";
import { checkBookings } from "./import-bookings";
import { checkEntries } from "./import-calendar";
import { checkMembers } from "./import-members";
import { checkPeople } from "./import-people";
import { type Check, type Prepared, prepare, type RawRow, type Row } from "./plan";
import { readCells } from "./read-cells";

/** Checks rooms; each name counts once. */
const checkSpaces: Check<SpaceRow> = async (on, rows) => {
  const seen = new Set((await listSpaces(on)).map(({ name }) => columnKey(name)));
  const ready: Row<SpaceRow>[] = [];
  const duplicates: number[] = [];
  for (const one of rows) {
    const key = columnKey(one.value.name);
    if (seen.has(key)) duplicates.push(one.row);
    else ready.push(one);
    seen.add(key);
  }
  return {
    ready,
    duplicates,
    errors: [],
    write: async (tx, importId) => {
      await lockClosures(tx);
      const spaces = ready.map(({ value: { externalCalendarUrl: _, imageUrls: __, ...fields } }) => fields);
      const ids = await insertSpaces(tx, spaces);
      await recordItems(tx, importId, "space", ids);
      // Closures of the whole centre close new rooms too.
      const closures = await listClosures({}, tx);
      if (closures.some(({ spaceId }) => spaceId === null)) {
        const parts = await listRoomParts(tx);
        for (const id of ids) await refreshClosures(tx, id, ALL_TIME, parts);
      }
      return ids.length;
    },
  };
};

type Read = (
  rows: readonly RawRow[],
  errors: readonly RowError[],
  warnings: readonly RowError[],
) => Promise<Prepared>;

const READ: Record<SheetKind, Read> = {
  people: (...read) => prepare(personRowSchema, checkPeople, ...read),
  spaces: (...read) => prepare(spaceRowSchema, checkSpaces, ...read),
  bookings: (...read) => prepare(bookingRowSchema, checkBookings, ...read),
  members: (...read) => prepare(memberRowSchema, checkMembers, ...read),
};

/** The fixed columns of a calendar. */
export const ENTRY_FIELDS = ["title", "startsAt", "endsAt"] as const;

/** Parses the rows of a file, without comparing them with stored data. Calendar entries are numbered from 1. */
export async function prepareFile({ kind, fields, rows }: StoredFile): Promise<Prepared> {
  if (isSheetKind(kind)) {
    const read = await readCells(kind, fields, rows);
    return READ[kind](read.rows, read.errors, read.warnings);
  }
  const entries = rows.map((cells, at) => ({
    row: at + 1,
    fields: Object.fromEntries(ENTRY_FIELDS.map((field, column) => [field, cells[column] ?? ""])),
  }));
  return prepare(entryRowSchema, checkEntries, entries, []);
}

export const rowNumber = (kind: StoredFile["kind"], at: number): number =>
  isSheetKind(kind) ? at + 2 : at + 1;
