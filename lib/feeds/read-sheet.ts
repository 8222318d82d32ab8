import "server-only";
import { setImmediate } from "node:timers/promises";
import { parse } from "csv-parse";
import { MAX_IMPORT_ROWS } from "@/lib/domain/import/import-kinds";
import {
  columnNames,
  decodeSheet,
  type Separator,
  separatorOf,
  separatorWithin,
  unguarded,
} from "@/lib/domain/import/sheet-text";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";

/** A spreadsheet: the names in its first row, and the cells of the rows below, each in the order of the columns. */
export interface Sheet {
  header: string[];
  rows: string[][];
}

/** How much is parsed before other requests get their turn. */
const CHUNK = 64 * 1024;
const MAX_COLUMNS = 100;

/** The records of a text, with pauses for other requests. @throws CsvError */
async function recordsOf(sheet: string, separator: Separator): Promise<string[][]> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
  const records: string[][] = [];
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("data", (record: string[]) => records.push(record));
    parser.on("error", reject);
    parser.on("end", resolve);
  });
  // An error comes through `ended` below.
  ended.catch(() => {});
  for (let at = 0; at < sheet.length && records.length <= MAX_IMPORT_ROWS + 1; at += CHUNK) {
    parser.write(sheet.slice(at, at + CHUNK));
    await setImmediate();
  }
  parser.end();
  await ended;
  return records;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** A cell as it is kept: PostgreSQL stores no null characters. */
const plainCell = (cell: string | undefined) => unguarded((cell ?? "").trim()).replaceAll("\0", "");

/** @throws AppError VALIDATION at `file` for what is no CSV */
const readRecords = (sheet: string, separator: Separator) =>
  recordsOf(sheet, separator).catch((cause: unknown) => {
    throw Object.assign(fieldError("file", text("imports.file.unreadable")), { cause });
  });

function requireRows(records: readonly (readonly string[])[]): void {
  if (records.filter((cells) => !isBlank(cells)).length > MAX_IMPORT_ROWS)
    throw fieldError("file", text("imports.file.tooMany", { maximum: MAX_IMPORT_ROWS }));
}

/**
 * Reads a CSV file as `readSheet` does, whose first rows need not be the names of columns: a bank writes above them whose
 * account it is. @returns all rows, as wide as they are
 * @throws AppError VALIDATION at `file` when it is no CSV, and for no rows or too many
 */
export async function readLooseSheet(bytes: Uint8Array): Promise<string[][]> {
  const sheet = decodeSheet(bytes);
  const records = await readRecords(sheet, separatorWithin(sheet));
  if (records.every(isBlank)) throw fieldError("file", text("imports.file.empty"));
  requireRows(records);
  return records.map((cells) => cells.slice(0, MAX_COLUMNS).map(plainCell));
}

/**
 * Reads a CSV file: separated by semicolons, commas or tabs, in UTF-8, UTF-16 or Windows-1252. Rows stay where they are
 * in the spreadsheet, empty ones included; those at the end are dropped, as are columns that are empty.
 * @throws AppError VALIDATION at `file` when it is no CSV, and for no rows or too many
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const sheet = decodeSheet(bytes);
  const records = await readRecords(sheet, separatorOf(sheet));
  const [first = [], ...rest] = records;
  const last = rest.findLastIndex((cells) => !isBlank(cells));
  const rows = rest.slice(0, last + 1);
  if (isBlank(first) || rows.length === 0) throw fieldError("file", text("imports.file.empty"));
  requireRows(rows);
  const names = columnNames(first.slice(0, MAX_COLUMNS).map((name) => plainCell(name)));
  const columns = names
    .map((name, at) => ({ name, at }))
    .filter(({ at }) => first[at]?.trim() || rows.some((cells) => cells[at]?.trim()));
  return {
    header: columns.map(({ name }) => name),
    rows: rows.map((cells) => columns.map(({ at }) => plainCell(cells[at]))),
  };
}
