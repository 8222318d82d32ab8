import "server-only";
import type { StoredFile } from "@/lib/data/import/imports";
import { isSheetKind, type SheetKind } from "@/lib/domain/import/import-kinds";
import type { RowError } from "@/lib/schemas/import/import";
import {
  bookingRowSchema,
  entryRowSchema,
  memberRowSchema,
  personRowSchema,
  spaceRowSchema,
} from "@/lib/schemas/import/rows";
import { checkBookings } from "./import-bookings";
import { checkEntries } from "./import-calendar";
import { checkMembers } from "./import-members";
import { checkPeople } from "./import-people";
import { checkSpaces } from "./import-spaces";
import { type Prepared, prepare, type RawRow } from "./plan";
import { readCells } from "./read-cells";

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

/** The columns of a calendar, which has no others. */
export const ENTRY_FIELDS = ["title", "startsAt", "endsAt"] as const;

/** Reads the rows of a file, before they are compared with what is stored. Entries of a calendar count from 1. */
export function prepareFile({ kind, fields, rows }: StoredFile): Promise<Prepared> {
  if (isSheetKind(kind)) {
    const read = readCells(kind, fields, rows);
    return READ[kind](read.rows, read.errors, read.warnings);
  }
  const entries = rows.map((cells, at) => ({
    row: at + 1,
    fields: Object.fromEntries(ENTRY_FIELDS.map((field, column) => [field, cells[column] ?? ""])),
  }));
  return prepare(entryRowSchema, checkEntries, entries, []);
}

/** The number of a stored row in its file. */
export const rowNumber = (kind: StoredFile["kind"], at: number): number =>
  isSheetKind(kind) ? at + 2 : at + 1;
