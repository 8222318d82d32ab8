import "server-only";
import type { StoredFile } from "@/lib/data/import/imports";
import { requireSpace } from "@/lib/data/space/spaces";
import { readableFieldsOf } from "@/lib/domain/import/import-fields";
import { isSheetKind, MAX_IMPORT_ROWS, type SheetKind } from "@/lib/domain/import/import-kinds";
import { recognizeColumns } from "@/lib/domain/import/recognize-columns";
import { type NamedTable, nameTable, sampleOf } from "@/lib/domain/import/table-head";
import { text } from "@/lib/domain/language/text";
import { visibleLine } from "@/lib/domain/person/visible-text";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { AppError, fieldError } from "@/lib/errors";
import { UnreadableCalendar } from "@/lib/feeds/followed/expand-calendar";
import { readCalendar } from "@/lib/feeds/followed/read-calendar";
import { readSheet } from "@/lib/feeds/read-sheet";
import type { ImportForm } from "@/lib/schemas/import/import";
import type { TableChoices, TableReading } from "@/lib/schemas/import/table";
import { ENTRY_FIELDS } from "./prepare-file";

/**
 * Reads a file as a table and finds its header row.
 * @param named column names that the user has mentioned
 * @param recognize how many columns of a row are recognized by name, 0 when too few
 * @throws AppError VALIDATION at `file`, or at `header` for a row without names
 */
export async function readNamedTable(
  bytes: Uint8Array,
  { header, separator }: TableChoices,
  named: readonly string[],
  recognize: (cells: readonly string[]) => number,
): Promise<NamedTable & { reading: TableReading }> {
  const table = nameTable(await readSheet(bytes, separator ?? null), { header, named }, recognize);
  if (table === null) throw fieldError("header", text("imports.file.noHeader", { row: header ?? 0 }));
  if (table.rows.filter((cells) => cells.length > 0).length > MAX_IMPORT_ROWS)
    throw fieldError("file", text("imports.file.tooMany", { maximum: MAX_IMPORT_ROWS }));
  return table;
}

const DAY_MS = 24 * 3_600_000;
/** The past year and the next three years of a calendar are read. */
const BEFORE_MS = 366 * DAY_MS;
const AFTER_MS = 3 * 366 * DAY_MS;
const MAX_TITLE = 120;

/**
 * The fields of the columns, with manual changes.
 * @param mapping column → field; an empty field or null for none
 * @throws AppError VALIDATION at `mapping` for an unknown column or field, and for a field that is chosen twice
 */
export function mappedColumns(
  kind: SheetKind,
  header: readonly string[],
  fields: readonly (string | null)[],
  mapping: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const known = new Set(readableFieldsOf(kind).map(({ field }) => field));
  const columns = [...fields];
  const chosen = Object.entries(mapping).map(([column, field]) => {
    const at = header.indexOf(column);
    if (at === -1)
      throw fieldError("mapping", text("imports.mapping.column", { column: firstGraphemes(column, 60) }));
    if (field && !known.has(field))
      throw fieldError("mapping", text("imports.mapping.field", { field: firstGraphemes(field, 60) }));
    return { at, field: field || null };
  });
  // A field chosen for one column is removed from the column in which it was recognized.
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
  const entries = await readCalendar(bytes, window).catch((error: unknown) => {
    if (error instanceof UnreadableCalendar)
      throw Object.assign(fieldError("file", error.message), { cause: error });
    throw error;
  });
  if (entries.length === 0) throw fieldError("file", text("imports.file.calendarEmpty"));
  if (entries.length > MAX_IMPORT_ROWS)
    throw fieldError("file", text("imports.file.tooMany", { maximum: MAX_IMPORT_ROWS }));
  return entries.map(({ title, startsAt, endsAt }) => [
    firstGraphemes(visibleLine(title), MAX_TITLE).trim() || "Occupata",
    ...[startsAt.toISOString(), endsAt.toISOString()],
  ]);
}

/**
 * Reads a file of a kind and recognizes its columns.
 * @returns the file and how its table was read, null for a calendar
 * @throws AppError VALIDATION at `file`, `header`, `mapping` or `spaceId`
 */
export async function readFile(
  { kind, spaceId, mapping = {}, ...choices }: ImportForm,
  bytes: Uint8Array,
  now: Date,
): Promise<{ file: StoredFile; table: TableReading | null }> {
  if (isSheetKind(kind)) {
    const { header, rows, reading } = await readNamedTable(
      bytes,
      choices,
      Object.keys(mapping),
      (cells) => recognizeColumns(kind, cells).filter((field) => field !== null).length,
    );
    const filled = rows.filter((cells) => cells.length > 0).length;
    if (filled === 0) throw fieldError("file", text("imports.file.empty"));
    const recognized = recognizeColumns(kind, header, sampleOf(rows));
    const fields = mappedColumns(kind, header, recognized, mapping);
    // Rows above the header are replaced by empty ones, so that each row keeps its number in the spreadsheet.
    const above = Array.from({ length: reading.header - 1 }, () => []);
    return { file: { kind, spaceId: null, header, fields, rows: [...above, ...rows] }, table: reading };
  }
  if (spaceId === null) throw fieldError("spaceId", text("imports.spaceNeeded"));
  await requireSpace(spaceId).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === "NOT_FOUND")
      throw fieldError("spaceId", text("imports.row.unknownSpace"));
    throw cause;
  });
  const rows = await readEntries(bytes, now);
  return { file: { kind, spaceId, header: [...ENTRY_FIELDS], fields: [...ENTRY_FIELDS], rows }, table: null };
}
