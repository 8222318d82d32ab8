import { type BankField, countBankColumns, recognizeBankColumns } from "@/lib/domain/import/bank-columns";
import { bankRowReader } from "@/lib/domain/import/bank-file";
import type { SheetKind } from "@/lib/domain/import/import-kinds";
import { readTable } from "@/lib/domain/import/read-table";
import { recognizeColumns } from "@/lib/domain/import/recognize-columns";
import { nameTable, sampleOf, type TableChoice } from "@/lib/domain/import/table-head";

/** Table files, as parsed by the import. */

export const inUtf8 = (file: string): Uint8Array => new TextEncoder().encode(file);
export const inLatin = (file: string): Uint8Array => Uint8Array.from(Buffer.from(file, "latin1"));

function named(
  file: string | Uint8Array,
  choice: TableChoice,
  recognize: (cells: readonly string[]) => number,
) {
  const table = nameTable(readTable(typeof file === "string" ? inUtf8(file) : file), choice, recognize);
  if (table === null) throw new Error("The chosen row has no names");
  return table;
}

/** Parses a bank's file and identifies its columns. @param said the columns that the user assigned */
export function bankFile(
  file: string | Uint8Array,
  said: Readonly<Record<string, BankField>> = {},
  choice: TableChoice = {},
) {
  const names = Object.keys(said);
  const table = named(file, { named: names, ...choice }, countBankColumns);
  const fields =
    names.length > 0
      ? table.header.map((name) => said[name] ?? null)
      : recognizeBankColumns(table.header, sampleOf(table.rows));
  const readRow = bankRowReader(fields, table);
  const rows = table.rows.flatMap((cells, at): (string | readonly [string, number, string])[] => {
    const reading = readRow(cells);
    if (reading === null) return [];
    if ("message" in reading) return [`${table.reading.header + 1 + at}: ${reading.message}`];
    const { date, amount, description } = reading.row;
    return [[date, amount, description]];
  });
  return { ...table.reading, header: table.header, fields, rows };
}

/** Parses a file of people, members or bookings and identifies its columns. */
export function sheetFile(kind: SheetKind, file: string | Uint8Array, choice: TableChoice = {}) {
  const recognize = (cells: readonly string[]) =>
    recognizeColumns(kind, cells).filter((field) => field !== null).length;
  const { header, rows, reading } = named(file, choice, recognize);
  return { ...reading, header, fields: recognizeColumns(kind, header, sampleOf(rows)), rows };
}
