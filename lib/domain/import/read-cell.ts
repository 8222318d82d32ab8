import { text } from "../language/text";
import { eurosOf, parsePrice } from "../money/money";
import { firstGraphemes } from "../site/truncate";
import { isCalendarDay } from "../time/calendar-day";
import type { CellType } from "./import-kinds";
import { isDamaged } from "./sheet-text";

/** What a cell says, in the form in which the API takes it; or a sentence (lib/domain/language/text.ts) why it says nothing. */
export type CellValue = string | number | boolean | null | string[];
export type CellReading = { value: CellValue; warning?: string } | { message: string };

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const INSTANT_LIKE = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:[ T,].*)?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** "3 novembre 2026", "1° nov 2026", "3-nov-26". */
const NAMED_MONTH = /^(\d{1,2})[°º]?[ .-]{1,2}(\p{L}{3,9})[ .-]{1,2}(\d{4}|\d{2})$/u;
/** "Nov 3, 2026". */
const MONTH_FIRST = /^(\p{L}{3,9})[. ]{1,2}(\d{1,2}),? (\d{4})$/u;
/** "mar 3 nov 2026", "martedì, 03/11/2026": the day of the week adds nothing; "Mar 3, 2026" is in March. */
const WEEKDAY =
  /^(?!mar\p{L}{0,7}\.? \d{1,2},? \d{4})(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}{0,7}[.,]{0,2} (?=\d)/iu;
/** A time after a day, "10:20:31". */
const TIME_AFTER = /(\d{2})[ ,]{1,3}\d{1,2}[:.]\d{2}(?:\D[\s\S]*)?$/;
const MONTHS = [
  ...["gen jan", "feb", "mar", "apr", "mag may", "giu jun", "lug jul", "ago aug", "set sep", "ott oct"],
  ...["nov", "dic dec"],
].map((names) => names.split(" "));

/** The days since 30 December 1899 of which spreadsheets make dates: from 1927 to 2119. */
const SERIAL = /^(?:[1-7]\d{4})(?:[.,]\d+)?$/;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** What a spreadsheet writes before digits so that they stay as they are. */
export const withoutQuoteMark = (cell: string): string => cell.replace(/^'(?=[\d,.+-])/, "");

const isoOf = (year: string, month: string | number, day: string) =>
  `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;

function namedMonth(cell: string): string | null {
  const [, day = "", name = "", year = ""] =
    NAMED_MONTH.exec(cell) ?? NAMED_MONTH.exec(cell.replace(MONTH_FIRST, "$2 $1 $3")) ?? [];
  const short = firstGraphemes(name, 3).toLowerCase();
  const month = MONTHS.findIndex((names) => names.includes(short)) + 1;
  return month === 0 ? null : isoOf(year.length === 2 ? `20${year}` : year, month, day);
}

function serialDay(cell: string): string | null {
  if (!SERIAL.test(cell)) return null;
  return new Date(FIRST_SERIAL + Number.parseInt(cell, 10) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * "2026-12-03" of itself, of "03/12/2026", "2026/12/03", "20261203", "gio 3 dic 2026" and the number by which a spreadsheet
 * knows it, and of most of these with a time after them; null for what is no day.
 */
export function readDay(written: string): string | null {
  const cell = withoutQuoteMark(written).replace(WEEKDAY, "");
  const plain = cell.replace(TIME_AFTER, "$1");
  const [, day, month, year] = DAY.exec(plain) ?? [];
  const [, firstYear, itsMonth, itsDay] = YEAR_FIRST.exec(cell) ?? COMPACT.exec(cell) ?? [];
  const iso =
    day !== undefined && month !== undefined && year !== undefined
      ? isoOf(year, month, day)
      : firstYear !== undefined && itsMonth !== undefined && itsDay !== undefined
        ? isoOf(firstYear, itsMonth, itsDay)
        : (INSTANT_LIKE.exec(cell)?.[1] ?? namedMonth(plain) ?? serialDay(cell) ?? cell);
  return isCalendarDay(iso) ? iso : null;
}

/** "09:30" of "9:30", "09.30", "9:30:00" and "9"; null for what is no time. */
export function readTime(cell: string): string | null {
  const [, hours, minutes = "00"] = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?$/.exec(cell) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** Some programs write all decimals that they have: "70.000000000". */
const LONG_DECIMALS = /^([-+]?\d{1,9}[.,]\d{2})0{2,18}$/;

/**
 * Cents of an amount as people type it (lib/domain/money/money.ts), and as only files have it: ",50", "70.000000000", a quote
 * mark in front; null for what is no amount, and for a negative one.
 */
export const readCents = (cell: string): number | null =>
  parsePrice(
    withoutQuoteMark(cell)
      .replace(/^(?=[.,]\d{1,2}$)/, "0")
      .replace(LONG_DECIMALS, "$1"),
  );

const YES = ["si", "sì", "s", "yes", "y", "true", "vero", "1", "x"];
const NO = ["no", "n", "false", "falso", "0"];

function readFlag(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** A price text of the catalogue: an amount as "1234,50", a description as it is. */
function readPrice(cell: string): string {
  const cents = readCents(cell);
  if (cents === null) return cell;
  return cents % 100 === 0 ? String(cents / 100) : eurosOf(cents);
}

const or = <T extends CellValue>(value: T | null, message: string): CellReading =>
  value === null ? { message } : { value };

const MESSAGES = {
  day: text("imports.cell.day"),
  time: text("imports.cell.time"),
  cents: text("imports.cell.amount"),
  integer: text("imports.cell.integer"),
  flag: text("imports.cell.flag"),
} as const;

/** "3,93331E+11": digits that a spreadsheet has rounded. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** Italian codes that a spreadsheet took for numbers begin with a zero less, or two. */
function readPostalCode(cell: string, hasZeros: boolean): CellReading {
  const code = withoutQuoteMark(cell);
  if (hasZeros || !/^\d{1,4}$/.test(code)) return { value: code };
  const full = code.padStart(5, "0");
  if (code.length < 3) return { message: text("imports.cell.shortPostalCode", { code }) };
  return { value: full, warning: text("imports.cell.postalCode", { code, full }) };
}

/**
 * Reads a cell that is not empty, without spaces around it.
 * @param hasZeros whether some code of the column still begins with a zero, so that none was lost
 */
export function readCell(type: CellType, cell: string, hasZeros = false): CellReading {
  if (isDamaged(cell)) return { message: text("imports.cell.damaged") };
  switch (type) {
    case "text":
      return { value: cell };
    case "phone":
      return SCIENTIFIC.test(cell)
        ? { message: text("imports.cell.scientific") }
        : { value: withoutQuoteMark(cell) };
    case "postal":
      return readPostalCode(cell, hasZeros);
    case "day":
      return or(readDay(cell), MESSAGES.day);
    case "time":
      return or(readTime(cell), MESSAGES.time);
    case "cents":
      return or(readCents(cell), MESSAGES.cents);
    case "integer":
      return /^\d{1,9}$/.test(cell) ? { value: Number(cell) } : { message: MESSAGES.integer };
    case "flag":
      return or(readFlag(cell), MESSAGES.flag);
    case "price":
      return { value: readPrice(cell) };
    case "list":
      return {
        value: cell
          .split(/[,;|]/)
          .map((item) => item.trim())
          .filter(Boolean),
      };
  }
}
