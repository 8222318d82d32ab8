import { DEFAULT_LANGUAGE } from "../language/languages";
import {
  addDays,
  type CalendarDay,
  dayOfWeek,
  isCalendarDay,
  isWallTime,
  partsOfDay,
  type WallTime,
} from "../time/calendar-day";
import { monthNames, weekdayNames } from "../time/day-format";

/** A smaller number without minutes is not read as an hour. */
const FIRST_HOUR = 6;
const NEAR_DAYS: Record<string, number> = { oggi: 0, domani: 1, dopodomani: 2 };

export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The weekday of "gio", "giov" or "giovedi" (at least three letters); -1 for other words. */
export function weekdayOf(word: string): number {
  return word.length < 3
    ? -1
    : weekdayNames(DEFAULT_LANGUAGE).findIndex((name) => withoutAccents(name).startsWith(word));
}

export function monthOf(word: string): number {
  return word.length < 3 ? 0 : monthNames(DEFAULT_LANGUAGE).findIndex((name) => name.startsWith(word)) + 1;
}

/** The day of a date; without a year, the next such day from `today` on. Null if the date does not exist. */
export function nextDate(
  date: number,
  month: number,
  year: number | null,
  today: CalendarDay,
): CalendarDay | null {
  const of = (inYear: number) =>
    `${String(inYear).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const thisYear = partsOfDay(today).year;
  const day = of(year === null ? thisYear : year < 100 ? 2000 + year : year);
  if (!isCalendarDay(day)) return year === null && isCalendarDay(of(thisYear + 1)) ? of(thisYear + 1) : null;
  return year === null && day < today && isCalendarDay(of(thisYear + 1)) ? of(thisYear + 1) : day;
}

/** The time of "17", "9:30" or "17.30"; null for other words. */
export function timeOfWord(word: string): WallTime | null {
  const match = /^h?(\d{1,2})(?:[:.](\d{2}))?$/.exec(word);
  if (!match) return null;
  const time = `${(match[1] ?? "").padStart(2, "0")}:${match[2] ?? "00"}`;
  return isWallTime(time) && Number(match[1]) >= FIRST_HOUR ? time : null;
}

/** The day of "domani", "gio", "24/12" or "1-12-26"; null for other words. */
export function dayOfWord(word: string, today: CalendarDay): CalendarDay | null {
  const near = NEAR_DAYS[word];
  if (near !== undefined) return addDays(today, near);
  const weekday = weekdayOf(word);
  if (weekday !== -1) return addDays(today, (weekday - dayOfWeek(today) + 7) % 7);
  const date = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?$/.exec(word);
  if (!date) return null;
  const [, dayNumber, month, year] = date;
  // "17-19" is a range of hours; a slash, or a number below the first hour, makes it a date.
  const isDate = word.includes("/") || Number(dayNumber) < FIRST_HOUR;
  return isDate ? nextDate(Number(dayNumber), Number(month), year ? Number(year) : null, today) : null;
}
