import { text } from "../language/text";
import { MAX_IMPORT_ROWS } from "./import-kinds";

/** Splits the text of a table into cells, within these limits. */

/** More columns than any list of people, bookings or movements has. */
export const MAX_COLUMNS = 200;
export const MAX_CELL = 10_000;
/** Limits what later steps build, store and return at once: 25 used columns of the longest file. */
export const MAX_CELLS = 25 * MAX_IMPORT_ROWS;
/** The column limit of spreadsheet programs: some write a separator for each column, even if it is empty. */
const MAX_SEPARATORS = 16_384;
/** Includes titles above the column names, and empty rows, which do not count as rows. */
const MAX_LINES = 3 * MAX_IMPORT_ROWS;
/** Before a quote that opens a cell. */
const MOST_SPACES = 8;
/** The search for each closing quote covers up to MAX_CELL characters. */
const MAX_OPEN_QUOTES = 500;

/** How many rows are examined to detect the separator. */
export const SAMPLE_ROWS = 50;

export const SEPARATOR_SIGNS = { semicolon: ";", tab: "\t", comma: ",", pipe: "|" } as const;
export const SEPARATORS = ["semicolon", "comma", "tab", "pipe"] as const;
export type Separator = keyof typeof SEPARATOR_SIGNS;

/** The text is not a table, or exceeds a limit; the message is a text (lib/domain/language/text.ts). */
export class UnreadableTable extends Error {}

const refuse = (message: string) => new UnreadableTable(message);

const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;

const isLineEnd = (code: number) => code === LINE_FEED || code === RETURN;

interface Quoted {
  value: string;
  /** The end of the cell: a separator, a line end or the end of the text. */
  end: number;
  /** Whether it contains a quote that is not doubled. */
  hasBareQuote: boolean;
}

export class Splitter {
  readonly #sheet: string;
  readonly #sign: string;
  readonly #code: number;
  /** Cells per row of the table; 0 if unknown. */
  readonly #width: number;
  #openQuotes = 0;

  constructor(sheet: string, sign: string, width: number) {
    this.#sheet = sheet;
    this.#sign = sign;
    this.#code = sign.charCodeAt(0);
    this.#width = width;
  }

  #isEnd(at: number): boolean {
    if (at >= this.#sheet.length) return true;
    const code = this.#sheet.charCodeAt(at);
    return code === this.#code || isLineEnd(code);
  }

  /** The end of the unquoted cell that begins at `from`. */
  #endOf(from: number, row: number): number {
    let at = from;
    while (!this.#isEnd(at)) at += 1;
    if (at - from > MAX_CELL) throw refuse(text("imports.file.longCell", { row, maximum: MAX_CELL }));
    return at;
  }

  /** The quoted cell at a position; null if its quote does not close, or closes too far away. */
  #quotedAt(start: number): Quoted | null {
    const last = start + 2 * MAX_CELL;
    let hasBareQuote = false;
    for (let at = start + 1; ; ) {
      const quote = this.#sheet.indexOf('"', at);
      if (quote === -1 || quote > last) return null;
      if (this.#sheet[quote + 1] === '"') {
        at = quote + 2;
        continue;
      }
      let end = quote + 1;
      while (this.#code !== SPACE && this.#sheet.charCodeAt(end) === SPACE) end += 1;
      if (this.#isEnd(end)) {
        const value = this.#sheet.slice(start + 1, quote).replaceAll('""', '"');
        return value.length > MAX_CELL ? null : { value, end, hasBareQuote };
      }
      hasBareQuote = true;
      at = quote + 1;
    }
  }

  #plainWidth(line: string): number {
    return line.split(this.#sign).length;
  }

  /**
   * Whether a quoted cell contains rows of the table because its quote was not meant to open a cell: it has a line
   * break, and both its first line and a later one have as many cells as a row. With two columns, this is conclusive
   * only if the cell contains a quote that is not doubled.
   * @param before the number of cells before it in its row
   */
  #swallowsRows(start: number, before: number, { value, end, hasBareQuote }: Quoted): boolean {
    if (this.#width < (hasBareQuote ? 2 : 3) || !/[\r\n]/.test(value)) return false;
    let lineEnd = end;
    while (lineEnd < this.#sheet.length && !isLineEnd(this.#sheet.charCodeAt(lineEnd))) lineEnd += 1;
    const [first = "", ...others] = this.#sheet
      .slice(start, Math.min(lineEnd, end + MAX_CELL))
      .split(/\r\n?|\n/);
    const isRow = (line: string) => this.#plainWidth(line) === this.#width;
    return before + this.#plainWidth(first) === this.#width && others.some(isRow);
  }

  /** The quote that opens the cell at `start`, which spaces may precede: `"Rossi", "Ada"`. */
  #openingQuote(start: number): number | null {
    let at = start;
    while (at < start + MOST_SPACES && this.#sheet.charCodeAt(at) === SPACE) at += 1;
    return this.#sheet[at] === '"' ? at : null;
  }

  #cellAt(start: number, before: number, row: number): { value: string; end: number } {
    const opening = this.#openingQuote(start);
    if (opening !== null) {
      const quoted = this.#quotedAt(opening);
      if (quoted !== null && !this.#swallowsRows(opening, before, quoted)) return quoted;
      this.#openQuotes += 1;
      if (this.#openQuotes > MAX_OPEN_QUOTES) throw refuse(text("imports.file.openQuotes", { row }));
    }
    const end = this.#endOf(start, row);
    return { value: this.#sheet.slice(start, end), end };
  }

  /** Visits the rows, each without trailing empty cells, until `onRow` returns false. */
  forEachRow(onRow: (cells: string[], width: number) => boolean): void {
    const { length } = this.#sheet;
    for (let at = 0, row = 1; at < length; row += 1) {
      const cells: string[] = [];
      let width = 0;
      for (;;) {
        const { value, end } = this.#cellAt(at, width, row);
        width += 1;
        if (value !== "") {
          if (width > MAX_COLUMNS)
            throw refuse(text("imports.file.tooManyColumns", { row, maximum: MAX_COLUMNS }));
          while (cells.length < width - 1) cells.push("");
          cells.push(value);
        }
        at = end;
        if (at >= length || isLineEnd(this.#sheet.charCodeAt(at))) break;
        if (width > MAX_SEPARATORS)
          throw refuse(text("imports.file.tooManyColumns", { row, maximum: MAX_COLUMNS }));
        at += 1;
      }
      at += this.#sheet.charCodeAt(at) === RETURN && this.#sheet.charCodeAt(at + 1) === LINE_FEED ? 2 : 1;
      if (!onRow(cells, width)) return;
    }
  }
}

const tooMany = () => refuse(text("imports.file.tooMany", { maximum: MAX_IMPORT_ROWS }));

/**
 * The rows of a table, each without trailing empty cells; quotes and line ends follow RFC 4180 and the variants of
 * spreadsheet programs. A quote that does not close is an ordinary character.
 * @param width cells per row, to detect rows inside an unintended quote; 0 if unknown
 * @param clean applied to each cell that is not empty
 * @throws UnreadableTable
 */
export function splitTable(
  sheet: string,
  separator: Separator,
  width = 0,
  clean: (cell: string) => string = (cell) => cell,
): string[][] {
  const rows: string[][] = [];
  let cellCount = 0;
  let filled = 0;
  new Splitter(sheet, SEPARATOR_SIGNS[separator], width).forEachRow((cells) => {
    const cleaned = cells.map((cell) => (cell === "" ? cell : clean(cell)));
    const last = cleaned.findLastIndex((cell) => cell !== "");
    cellCount += last + 1;
    if (last !== -1) filled += 1;
    // The header and titles above it are not counted as rows; how many there are is known only later.
    if (filled > MAX_IMPORT_ROWS + SAMPLE_ROWS || rows.length >= MAX_LINES) throw tooMany();
    if (cellCount > MAX_CELLS) throw refuse(text("imports.file.tooManyCells", { maximum: MAX_CELLS }));
    rows.push(cleaned.slice(0, last + 1));
    return true;
  });
  return rows;
}
