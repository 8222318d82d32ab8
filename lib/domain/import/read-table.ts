import { findSeparator, takeMark } from "./find-separator";
import { decodeSheet, type Encoding, plainCell } from "./sheet-text";
import { type Separator, splitTable } from "./split-table";

/** The rows of a file with a table, before anybody knows which of them has the names of the columns. */
export interface Table {
  encoding: Encoding;
  separator: Separator;
  /** Whether the separator is without doubt. */
  isSure: boolean;
  /** From the first row of the spreadsheet on, each without the empty cells at its end; the last one is not empty. */
  rows: string[][];
}

/**
 * Reads a file of any separator, quoting, line ends and encoding that spreadsheets and banks write.
 * @param chosen what separates its cells, where somebody says it
 * @throws UnreadableTable
 */
export function readTable(bytes: Uint8Array, chosen: Separator | null = null): Table {
  const { sheet, encoding } = decodeSheet(bytes);
  const { marked, rest } = takeMark(sheet);
  const { separator, width, isSure } = findSeparator(rest, chosen ?? marked);
  const rows = splitTable(rest, separator, width, plainCell);
  const last = rows.findLastIndex((cells) => cells.length > 0);
  return { encoding, separator, isSure, rows: rows.slice(0, last + 1) };
}
