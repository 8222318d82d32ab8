import { firstGraphemes } from "../site/truncate";
import { isCalendarDay } from "../time/calendar-day";

/** Days as people, spreadsheets and banks write them. */

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const INSTANT_LIKE = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:[ T,].*)?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** "3 novembre 2026", "1° nov 2026", "3-nov-26". */
const NAMED_MONTH = /^(\d{1,2})[°º]?[ .-]{1,2}(\p{L}{3,9})[ .-]{1,2}(\d{4}|\d{2})$/u;
/** "Nov 3, 2026". */
const MONTH_FIRST = /^(\p{L}{3,9})[. ]{1,2}(\d{1,2}),? (\d{4})$/u;
/** "mar 3 nov 2026", "martedì, 03/11/2026": the weekday is ignored; "Mar 3, 2026" is in March. */
const WEEKDAY =
  /^(?!mar\p{L}{0,7}\.? \d{1,2},? \d{4})(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}{0,7}[.,]{0,2} (?=\d)/iu;
/** A time after a day, "10:20:31". */
const TIME_AFTER = /(\d{2})[ ,]{1,3}\d{1,2}[:.]\d{2}(?:\D[\s\S]*)?$/;
const MONTHS = [
  ...["gen jan", "feb", "mar", "apr", "mag may", "giu jun", "lug jul", "ago aug", "set sep", "ott oct"],
  ...["nov", "dic dec"],
].map((names) => names.split(" "));

/** Serial dates of spreadsheets from 1927 to 2119: days since 30 December 1899. */
const SERIAL = /^(?:[1-7]\d{4})(?:[.,]\d+)?$/;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Removes the quote mark by which spreadsheets preserve digits unchanged. */
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
 * "2026-12-03" from itself, from "03/12/2026", "2026/12/03", "20261203", "gio 3 dic 2026" and a spreadsheet's serial
 * date, and from most of these with a time appended; null if the cell is not a day.
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
