import { DAY_PART_ORDER, DAY_PARTS, type TimeRange } from "../room-time/day-parts";
import { firstGraphemes } from "../site/truncate";
import {
  type CalendarDay,
  DAY_MS,
  dayOf,
  isCalendarDay,
  timeFromMinutes,
  timeOf,
  type WallTime,
} from "../time/dates";

/** Days as people, spreadsheets and banks write them. */

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const INSTANT_LIKE = /^(\d{4}-\d{2}-\d{2})(?:T|,? )\d{2}:\d{2}/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T,].*)?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** "03122026"; as a day with the year first, it would be in the 19th or 20th month. */
const COMPACT_DAY_FIRST = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
/** "1985-03-13T23:00:00.000Z", "2026-12-03 23:30:00+00": programs and databases write midnight of Rome like this. */
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2})?)$/i;
/** "3 novembre 2026", "1° nov 2026", "3-nov-26", "03/nov/2026". */
const NAMED_MONTH = /^(\d{1,2})[°º]?[ ./-]{1,2}(\p{L}{3,9})[ ./-]{1,2}(\d{4}|\d{2})$/u;
/** "Nov 3, 2026". */
const MONTH_FIRST = /^(\p{L}{3,9})[. ]{1,2}(\d{1,2}),? (\d{4})$/u;
/** "mar 3 nov 2026", "martedì, 03/11/2026": the weekday is ignored; "Mar 3, 2026" is in March. */
const WEEKDAY =
  /^(?!mar\p{L}{0,7}\.? \d{1,2},? \d{4})(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}{0,7}['’]?[.,]{0,2} (?=\d)/iu;
/** A time after a day, "10:20:31". */
const TIME_AFTER = /(\d{2})[ ,]{1,3}\d{1,2}[:.]\d{2}(?:\D[\s\S]*)?$/;
const MONTHS = [
  ...["gen jan", "feb", "mar", "apr", "mag may", "giu jun", "lug jul", "ago aug", "set sep", "ott oct"],
  ...["nov", "dic dec"],
].map((names) => names.split(" "));

/** Serial dates of spreadsheets from 1927 to 2119: days since 30 December 1899. */
const SERIAL = /^(?:[1-7]\d{4})(?:[.,]\d+)?$/;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);

/** The day that Access writes before a time. */
const DAY_ZERO = /^(?:30\/12\/1899|1899-12-30)[ T]/;

/** "03/12/26", with or without a time after it. */
const SHORT_YEAR = /(?<=^| )(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})(?=$|[ ,]{1,3}\d{1,2}[:.]\d{2})/;

/** A day of this century whose year has two digits, which bookings and movements have, with four. */
export const withCentury = (cell: string): string => cell.replace(SHORT_YEAR, "$120$2");

/** "09:30" from "9:30", "09.30", "9:30:00", "9" and "9:30 AM"; null if the cell is not a time. */
export function readTime(cell: string): WallTime | null {
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:[:.,](\d{2})(?:[:.]\d{2})?)?(?: ?([ap])\.?m\.?)?$/i.exec(cell.replace(DAY_ZERO, "")) ?? [];
  const hour = Number(hours);
  if (hours === undefined || hour > 23 || Number(minutes) > 59) return null;
  if (half === undefined) return `${hours.padStart(2, "0")}:${minutes}`;
  if (hour < 1 || hour > 12) return null;
  return `${String((hour % 12) + (/p/i.test(half) ? 12 : 0)).padStart(2, "0")}:${minutes}`;
}

const ONE_TIME = "(\\d{1,2}(?:[:.,]\\d{2})?(?: ?[ap]\\.?m\\.?)?)";
const HOURS = new RegExp(
  `^(?:dalle )?(?:(?:ore|h)\\.? ?)?${ONE_TIME} ?(?:[-/]|alle|to) ?(?:(?:ore|h)\\.? ?)?${ONE_TIME}$`,
  "i",
);
const WHOLE_DAY = /^(?:giornata(?: intera)?|(?:tutto il|intero) giorno|full day|all day)$/i;

/**
 * The times of "9-11", "dalle 9.30 alle 11" and "mattina"; none for "giornata". Null if the cell is nothing of that kind.
 */
export function readHours(cell: string): Partial<TimeRange> | null {
  if (WHOLE_DAY.test(cell)) return {};
  const part = DAY_PART_ORDER.find((one) => one === cell.toLowerCase());
  if (part !== undefined) return { startTime: DAY_PARTS[part].startTime, endTime: DAY_PARTS[part].endTime };
  const [, first = "", last = ""] = HOURS.exec(cell) ?? [];
  const [startTime, endTime] = [readTime(first), readTime(last)];
  return startTime === null || endTime === null ? null : { startTime, endTime };
}

function instantOf(cell: string): Date | null {
  const [, day, time, utc, hours, minutes = "00"] = INSTANT.exec(cell) ?? [];
  if (day === undefined) return null;
  const ms = Date.parse(`${day}T${time}${utc ? "Z" : `${hours}:${minutes}`}`);
  return Number.isNaN(ms) ? null : new Date(ms);
}

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
 * "2026-12-03" from itself, from "03/12/2026", "2026/12/03", "20261203", "03122026", "gio 3 dic 2026" and a
 * spreadsheet's serial date, and from most of these with a time appended; null if the cell is not a day. An instant is
 * its day in Rome.
 */
export function readDay(written: string): CalendarDay | null {
  const cell = withoutQuoteMark(written).replace(WEEKDAY, "");
  const instant = instantOf(cell);
  if (instant !== null) return dayOf(instant);
  const plain = cell.replace(TIME_AFTER, "$1");
  const [, firstYear = "", itsMonth = "", itsDay = ""] = YEAR_FIRST.exec(cell) ?? COMPACT.exec(cell) ?? [];
  const [, day = "", month = "", year = ""] = DAY.exec(plain) ?? COMPACT_DAY_FIRST.exec(cell) ?? [];
  const all = [
    isoOf(firstYear, itsMonth, itsDay),
    isoOf(year, month, day),
    ...[INSTANT_LIKE.exec(cell)?.[1], namedMonth(plain), serialDay(cell), cell],
  ];
  return all.find((iso) => typeof iso === "string" && isCalendarDay(iso)) ?? null;
}

/** A time after a day: "03/12/2026, 10.20:31", "Dec 3, 2026 6:30 PM". */
const TIME_OF_DAY = /\d{2}[ ,T]{1,3}(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?(?!\p{L}))?)/iu;

/** The time that follows a day in a cell; of an instant, the time in Rome. Null without one. */
export function timeAfterDay(written: string): WallTime | null {
  const cell = withoutQuoteMark(written);
  const instant = instantOf(cell);
  if (SERIAL.test(cell))
    return timeFromMinutes(Math.min(1_439, Math.round((Number(cell.replace(",", ".")) % 1) * 1_440)));
  return instant === null ? readTime(TIME_OF_DAY.exec(cell)?.[1] ?? "") : timeOf(instant);
}
