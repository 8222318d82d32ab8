/** CSV files as Italian spreadsheet programs expect them: UTF-8 with a byte order mark, semicolons, CRLF. */

export interface CsvColumn<Row> {
  header: string;
  /** The cell as text: days and amounts in Italian, see `csvDay` and `csvAmount`. */
  value: (row: Row) => string;
}

const BYTE_ORDER_MARK = "\ufeff";
const SEPARATOR = ";";
const LINE_END = "\r\n";

/** White space, controls and zero-width characters, which spreadsheets skip. */
const SKIPPED = /^[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*/u;
/**
 * Spreadsheets evaluate a cell that begins with one of these signs as a formula. Matched after NFKC, which maps the
 * full-width, small, superscript and subscript variants of the signs to the plain ones.
 */
const FORMULA_START = /^[=+\-@\u2010\u2212]/u;
/** The part that is normalized: the cost of NFKC grows with the square of the accents on one letter. */
const BEGINNING = /^.{0,16}/su;
/** Amounts of `csvAmount`, and digits after a sign (a phone number), which are not formulas. */
const SIGNED_NUMBER = /^[+-]\d+(?:,\d+)?$/;
const AMOUNT = /^-?\d+,\d{2}$/;
/** Characters that some program takes for a separator; unquoted, a formula could follow one at the start of a cell. */
const NEEDS_QUOTES = /[";,|\t\r\n]/;

const withoutSkipped = (value: string): string => value.replace(SKIPPED, "");

/** Whether a spreadsheet would take a cell for a formula, or for a signed number. */
export function startsLikeFormula(value: string): boolean {
  const [beginning = ""] = BEGINNING.exec(withoutSkipped(value)) ?? [];
  return FORMULA_START.test(withoutSkipped(beginning.normalize("NFKC")));
}

const isFormula = (value: string): boolean => !SIGNED_NUMBER.test(value) && startsLikeFormula(value);

function csvCell(value: string): string {
  const escaped = isFormula(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(escaped) && !AMOUNT.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** The whole file with a header row. Cells that would be evaluated as formulas are escaped. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => csvCell(header)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + LINE_END).join("");
}

/** "03/12/2026" for a calendar day, empty for null. */
export function csvDay(day: string | null): string {
  return day === null ? "" : day.split("-").reverse().join("/");
}

/** "1200,50" for cents: a number for an Italian spreadsheet, without grouping and currency. */
export function csvAmount(cents: number): string {
  const absolute = Math.abs(cents);
  const text = `${Math.floor(absolute / 100)},${String(absolute % 100).padStart(2, "0")}`;
  return cents < 0 ? `-${text}` : text;
}
