import { text } from "../language/text";
import { findSeparator, takeMark } from "./find-separator";
import { decodeSheet, type Encoding, plainCell } from "./sheet-text";
import { type Separator, splitTable, UnreadableTable } from "./split-table";

/** The rows of a tabular file, before the header row is known. */
export interface Table {
  encoding: Encoding;
  separator: Separator;
  /** Whether the separator is certain. */
  isSure: boolean;
  /** From the first row of the spreadsheet on, each without trailing empty cells; the last one is not empty. */
  rows: string[][];
}

/** The beginnings of files that are not tables: web pages, PDF, address books, calendars and banks' own formats. */
const OTHER_FILE =
  /^\s{0,20}(?:%PDF|<(?:\?xml|!|html|table|document|ofx)|\{|\[\s{0,20}[[{]|BEGIN:V|OFXHEADER|:20:)/i;
/** The first bytes of spreadsheets: ZIP archives, and the format used before 2007. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const isSpreadsheet = (bytes: Uint8Array): boolean =>
  SPREADSHEETS.some((start) => start.every((byte, at) => bytes[at] === byte));

/** A day from a spreadsheet or program with American settings, with or without a time after it. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d{2})(?=$|[ ,T])/;
/**
 * The number of days valid only with the month first that identifies a column as such, unless others are valid only
 * with the day first.
 */
const MONTHS_FIRST = 2;

/** Converts columns that are recognized as having the month first. */
function putDaysFirst(rows: string[][]): void {
  const shown = new Map<number, number>();
  for (const cells of rows)
    cells.forEach((cell, column) => {
      const [, first = "", second = ""] = SLASHED.exec(cell) ?? [];
      if (Number(first) > 12) shown.set(column, Number.NEGATIVE_INFINITY);
      else if (Number(second) > 12 && Number(second) <= 31) shown.set(column, (shown.get(column) ?? 0) + 1);
    });
  for (const [column, count] of shown)
    if (count >= MONTHS_FIRST)
      for (const cells of rows) if (cells[column]) cells[column] = cells[column].replace(SLASHED, "$2/$1/$3");
}

/**
 * Reads a table with any separator, quoting, line ends and encoding that spreadsheets and banks write.
 * @param chosen the separator chosen by the user
 * @throws UnreadableTable
 */
export function readTable(bytes: Uint8Array, chosen: Separator | null = null): Table {
  if (isSpreadsheet(bytes)) throw new UnreadableTable(text("imports.file.spreadsheet"));
  const { sheet, encoding } = decodeSheet(bytes);
  if (OTHER_FILE.test(sheet.slice(0, 200))) throw new UnreadableTable(text("imports.file.unreadable"));
  const { marked, rest } = takeMark(sheet);
  const { separator, width, isSure } = findSeparator(rest, chosen ?? marked);
  const rows = splitTable(rest, separator, width, plainCell);
  putDaysFirst(rows);
  const last = rows.findLastIndex((cells) => cells.length > 0);
  return { encoding, separator, isSure, rows: rows.slice(0, last + 1) };
}
