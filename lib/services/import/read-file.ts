import "server-only";
import type { StoredFile } from "@/lib/data/import/imports";
import { requireSpace } from "@/lib/data/space/spaces";
import {
  fieldsOf,
  isSheetKind,
  MAX_IMPORT_ROWS,
  recognizeColumns,
  type SheetKind,
} from "@/lib/domain/import/import-kinds";
import { decodeSheet } from "@/lib/domain/import/sheet-text";
import { text } from "@/lib/domain/language/text";
import { AppError, fieldError } from "@/lib/errors";
import { UnreadableCalendar } from "@/lib/feeds/followed/expand-calendar";
import { readCalendar } from "@/lib/feeds/followed/read-calendar";
import { readSheet } from "@/lib/feeds/read-sheet";
import type { ImportForm } from "@/lib/schemas/import/import";
import { ENTRY_FIELDS } from "./prepare-file";

const DAY_MS = 24 * 3_600_000;
/** Of a calendar, the past year and the next three are read. */
const BEFORE_MS = 366 * DAY_MS;
const AFTER_MS = 3 * 366 * DAY_MS;
const MAX_TITLE = 120;

/**
 * The fields of the columns, with changes by hand.
 * @param mapping column → field; an empty field or null for none
 * @throws AppError VALIDATION at `mapping` for a column or a field that there is not, and for a field that is twice
 */
export function mappedColumns(
  kind: SheetKind,
  header: readonly string[],
  fields: readonly (string | null)[],
  mapping: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const known = new Set(fieldsOf(kind).map(({ field }) => field));
  const columns = [...fields];
  const chosen = Object.entries(mapping).map(([column, field]) => {
    const at = header.indexOf(column);
    if (at === -1)
      throw fieldError("mapping", text("imports.mapping.column", { column: column.slice(0, 60) }));
    if (field && !known.has(field))
      throw fieldError("mapping", text("imports.mapping.field", { field: field.slice(0, 60) }));
    return { at, field: field || null };
  });
  // A field that is chosen for one column is taken from the one that it was recognized in.
  const taken = chosen.flatMap(({ field }) => field ?? []);
  const twice = taken.find((field, at) => taken.indexOf(field) !== at);
  if (twice !== undefined) throw fieldError("mapping", text("imports.mapping.twice", { field: twice }));
  columns.forEach((field, at) => {
    if (field !== null && taken.includes(field)) columns[at] = null;
  });
  for (const { at, field } of chosen) columns[at] = field;
  return columns;
}

async function readEntries(bytes: Uint8Array, now: Date): Promise<string[][]> {
  const window = { from: new Date(now.getTime() - BEFORE_MS), to: new Date(now.getTime() + AFTER_MS) };
  const entries = await readCalendar(decodeSheet(bytes), window).catch((error: unknown) => {
    if (error instanceof UnreadableCalendar)
      throw Object.assign(fieldError("file", error.message), { cause: error });
    throw error;
  });
  if (entries.length === 0) throw fieldError("file", text("imports.file.calendarEmpty"));
  if (entries.length > MAX_IMPORT_ROWS)
    throw fieldError("file", text("imports.file.tooMany", { maximum: MAX_IMPORT_ROWS }));
  return entries.map(({ title, startsAt, endsAt }) => [
    ...[
      title
        .replace(/\p{Cc}/gu, " ")
        .slice(0, MAX_TITLE)
        .trim() || "Occupata",
    ],
    ...[startsAt.toISOString(), endsAt.toISOString()],
  ]);
}

/**
 * Reads a file of a kind, with its columns recognized.
 * @throws AppError VALIDATION at `file`, `mapping` or `spaceId`
 */
export async function readFile(
  { kind, spaceId, mapping = {} }: ImportForm,
  bytes: Uint8Array,
  now: Date,
): Promise<StoredFile> {
  if (isSheetKind(kind)) {
    const { header, rows } = await readSheet(bytes);
    const fields = mappedColumns(kind, header, recognizeColumns(kind, header), mapping);
    return { kind, spaceId: null, header, fields, rows };
  }
  if (spaceId === null) throw fieldError("spaceId", text("imports.spaceNeeded"));
  await requireSpace(spaceId).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === "NOT_FOUND")
      throw fieldError("spaceId", text("imports.row.unknownSpace"));
    throw cause;
  });
  const rows = await readEntries(bytes, now);
  return { kind, spaceId, header: [...ENTRY_FIELDS], fields: [...ENTRY_FIELDS], rows };
}
