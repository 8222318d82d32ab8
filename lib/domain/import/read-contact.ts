import { text } from "../language/text";
import { bareEmail } from "../person/email";
import { asTyped } from "../person/visible-text";
import type { CellReading } from "./import-kinds";
import { readDay, withoutQuoteMark } from "./read-day";

/** Cells of address books, which contain several addresses or numbers in one, and birthdays without a year. */

/** The maximum length of a phone in the database. */
const MAX_PHONE = 40;
/** "3331234567.0": a number of programs that write integers with decimals. */
const DECIMALS = /^(\d{6,15})[.,]0{1,2}$/;
/** "3,93331E+11": digits that a spreadsheet has rounded. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** In characters. No cell with several addresses or numbers is longer; such a one is rejected as too long. */
const LONGEST_CELL = 1_500;

/** One or several telephone numbers, joined into one line. */
export function readPhone(cell: string): CellReading {
  if (cell.length > LONGEST_CELL) return { value: cell };
  const numbers = cell
    .split(/[\r\n]|:::/)
    .map((part) => withoutQuoteMark(asTyped(part).trim()).replace(DECIMALS, "$1"))
    .filter(Boolean);
  if (numbers.some((number) => SCIENTIFIC.test(number))) return { message: text("imports.cell.scientific") };
  const [first = "", ...others] = numbers;
  let value = first;
  for (const number of others)
    if (value.length + number.length + 3 <= MAX_PHONE) value = `${value} / ${number}`;
    else return { value, warning: text("imports.cell.onlyFirst", { value }) };
  return { value };
}

const EMAIL = /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/;

/** An e-mail address; the first of several, with a warning. */
export function readEmail(cell: string): CellReading {
  if (cell.length > LONGEST_CELL) return { value: cell };
  const parts = cell
    .split(/[,;|\r\n]|:::|\s\/\s/)
    .flatMap((part) => {
      const typed = asTyped(part).trim();
      const words = typed.split(/\s+/);
      return words.every((word) => EMAIL.test(bareEmail(word))) ? words : typed;
    })
    .map(bareEmail)
    .filter(Boolean);
  const [first = "", ...others] = parts;
  if (others.length === 0) return { value: first };
  if (!EMAIL.test(first)) return { value: asTyped(cell).trim() };
  const isAnother = others.some((other) => other.toLowerCase() !== first.toLowerCase());
  return isAnother
    ? { value: first, warning: text("imports.cell.onlyFirst", { value: first }) }
    : { value: first };
}

/** "--02-29" from Google, "29/02", "02/29", and the year 1604, which Apple's address book uses for birthdays without a year. */
const WITHOUT_YEAR =
  /^--\d{2}-?\d{2}$|^1604-\d{2}-\d{2}$|^(?:\d{1,2}[/.-](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01]))[/.-]?(?:1604)?$|^\d{1,2} \p{L}{3,9}$/u;
/** An empty date as Outlook, spreadsheets and databases write it: "0/0/00", "0", "0000-00-00 00:00:00". */
const NO_DAY = /^[0/.-]{1,10}(?: [0:.]{1,15})?$/;
export const isEmptyDay = (cell: string): boolean => NO_DAY.test(withoutQuoteMark(cell));

/** "14-mar-61", as Excel shows dates: the century is unknown. */
const SHORT_YEAR = /\p{L}[ .-]{1,2}\d{2}$/u;

/** A date of birth; one without a year is dropped with a warning. */
export function readBirthday(cell: string): CellReading {
  const typed = withoutQuoteMark(asTyped(cell).trim());
  if (isEmptyDay(typed)) return { value: null };
  if (WITHOUT_YEAR.test(typed)) return { value: null, warning: text("imports.cell.noYear", { day: typed }) };
  const day = SHORT_YEAR.test(typed) ? null : readDay(typed);
  return day === null ? { message: text("imports.cell.day") } : { value: day };
}
