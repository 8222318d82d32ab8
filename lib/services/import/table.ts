import "server-only";
import { MAX_IMPORT_ROWS } from "@/lib/domain/import/import-kinds";
import { type NamedTable, nameTable } from "@/lib/domain/import/table-head";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";
import { readSheet } from "@/lib/feeds/read-sheet";
import type { TableChoices, TableReading } from "@/lib/schemas/import/table";

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
