import { fieldsOf, type SheetKind } from "@/lib/domain/import/import-kinds";
import { readCell } from "@/lib/domain/import/read-cell";
import type { RowError } from "@/lib/schemas/import/import";
import type { RawRow } from "./plan";

/** The first row below the names of the columns. */
const FIRST_ROW = 2;

/** The rows of a spreadsheet that are not empty, with what their cells say, and the cells that say nothing. */
export function readCells(
  kind: SheetKind,
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): { rows: RawRow[]; errors: RowError[] } {
  const types = new Map(fieldsOf(kind).map(({ field, type }) => [field, type]));
  const errors: RowError[] = [];
  const read = rows.flatMap((cells, at): RawRow[] => {
    if (cells.every((cell) => cell === "")) return [];
    const row = at + FIRST_ROW;
    const fields: RawRow["fields"] = {};
    columns.forEach((field, column) => {
      const type = field === null ? undefined : types.get(field);
      const cell = cells[column] ?? "";
      if (field === null || type === undefined || cell === "") return;
      const reading = readCell(type, cell);
      if ("value" in reading) fields[field] = reading.value;
      else errors.push({ row, field, message: reading.message });
    });
    return [{ row, fields }];
  });
  return { rows: read, errors };
}
