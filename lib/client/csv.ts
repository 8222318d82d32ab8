/**
 * Tables for a spreadsheet as Italian offices open them: UTF-8 with a byte order mark, semicolons, CRLF.
 */

export interface CsvColumn<Row> {
  header: string;
  /** The cell as text: days and amounts in Italian, see `csvDay` and `csvAmount`. */
  value: (row: Row) => string;
}

const BYTE_ORDER_MARK = "\ufeff";
const SEPARATOR = ";";
const LINE_END = "\r\n";

/**
 * A spreadsheet runs a cell that begins with one of these signs as a formula, also in full width or in another of the
 * forms that NFKC makes the plain sign of (small, superscript, subscript), and after what it does not show: spaces of
 * every kind, control characters and characters without a width.
 */
const FORMULA_START = /^[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2010\u2212]/u;
/** What `csvAmount` writes is a number and stays one. */
const NEGATIVE_AMOUNT = /^-\d+(?:,\d+)?$/;
const AMOUNT = /^-?\d+,\d{2}$/;
/** Signs at which some program takes a line apart, whatever the others are: behind one, a formula would begin a cell. */
const NEEDS_QUOTES = /[";,|\t\r\n]/;

const runsAsFormula = (value: string): boolean =>
  !NEGATIVE_AMOUNT.test(value) && FORMULA_START.test(value.normalize("NFKC"));

function cell(value: string): string {
  const harmless = runsAsFormula(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) && !AMOUNT.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** The whole file, with a line of headers. What somebody typed never runs as a formula. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + LINE_END).join("");
}

/** "03/12/2026" of a calendar day, empty for none. */
export function csvDay(day: string | null): string {
  return day === null ? "" : day.split("-").reverse().join("/");
}

/** "1200,50" of cents: a number to a spreadsheet in Italian, without grouping and sign of the currency. */
export function csvAmount(cents: number): string {
  const absolute = Math.abs(cents);
  const text = `${Math.floor(absolute / 100)},${String(absolute % 100).padStart(2, "0")}`;
  return cents < 0 ? `-${text}` : text;
}
