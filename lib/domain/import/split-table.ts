import { text } from "../language/text";
import { MAX_IMPORT_ROWS } from "./import-kinds";

/** Splits the text of a table into cells. Bounded: nothing is built beyond these. */

/** More columns than any list of people, bookings or movements has. */
export const MAX_COLUMNS = 200;
export const MAX_CELL = 10_000;
/** What later steps build, store and send back at once: twenty-five columns in use of the longest file. */
export const MAX_CELLS = 25 * MAX_IMPORT_ROWS;
/** The columns of spreadsheet programs: some write a separator for each, although nothing stands in them. */
const MAX_SEPARATORS = 16_384;
/** Titles above the names of the columns, and empty rows, beside those that count. */
const MAX_LINES = 3 * MAX_IMPORT_ROWS;
/** Each is looked for up to MAX_CELL further on. */
const MAX_OPEN_QUOTES = 500;

/** How many rows tell what separates cells. */
export const SAMPLE_ROWS = 50;

export const SEPARATOR_SIGNS = { semicolon: ";", tab: "\t", comma: ",", pipe: "|" } as const;
export const SEPARATORS = ["semicolon", "comma", "tab", "pipe"] as const;
export type Separator = keyof typeof SEPARATOR_SIGNS;

/** The text is no table, or a larger one than is read; the message is a text (lib/domain/language/text.ts). */
export class UnreadableTable extends Error {}

const refuse = (message: string) => new UnreadableTable(message);

const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;

const isLineEnd = (code: number) => code === LINE_FEED || code === RETURN;

interface Quoted {
  value: string;
  /** Where the cell ends: at a separator, a line end or the end of the text. */
  end: number;
  /** A quote in it that is not doubled. */
  hasBareQuote: boolean;
}

export class Splitter {
  readonly #sheet: string;
  readonly #sign: string;
  readonly #code: number;
  /** How many cells a row of the table has; 0 where that is not known. */
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

  /** Where a cell ends that begins at a place and is not quoted. */
  #endOf(from: number, row: number): number {
    let at = from;
    while (!this.#isEnd(at)) at += 1;
    if (at - from > MAX_CELL) throw refuse(text("imports.file.longCell", { row, maximum: MAX_CELL }));
    return at;
  }

  /** The quoted cell at a place; null where its quote does not close, or closes in what looks like another row. */
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
   * Whether a quoted cell holds rows of the table, since its quote was never meant to open a cell: with a line break in it, the
   * line that it begins in and one that it goes on in have as many cells as a row. Two columns prove that only where a quote in
   * the cell is not doubled.
   * @param before how many cells stand before it in its row
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

  #cellAt(start: number, before: number, row: number): { value: string; end: number } {
    if (this.#sheet[start] === '"') {
      const quoted = this.#quotedAt(start);
      if (quoted !== null && !this.#swallowsRows(start, before, quoted)) return quoted;
      this.#openQuotes += 1;
      if (this.#openQuotes > MAX_OPEN_QUOTES) throw refuse(text("imports.file.openQuotes", { row }));
    }
    const end = this.#endOf(start, row);
    return { value: this.#sheet.slice(start, end), end };
  }

  /** The rows, each without the empty cells at its end, until `onRow` returns false. */
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
 * The rows of a table, each without the empty cells at its end; quotes and line ends as programs write them (RFC 4180, and
 * what spreadsheets make of it). A quote that does not close is a sign like others.
 * @param width how many cells a row has, by which rows are known within a quote that was never meant; 0 where nobody knows
 * @param clean what becomes of each cell that is not empty
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
    // The names of the columns and titles above them are no rows that count; how many those are is known later.
    if (filled > MAX_IMPORT_ROWS + SAMPLE_ROWS || rows.length >= MAX_LINES) throw tooMany();
    if (cellCount > MAX_CELLS) throw refuse(text("imports.file.tooManyCells", { maximum: MAX_CELLS }));
    rows.push(cleaned.slice(0, last + 1));
    return true;
  });
  return rows;
}
