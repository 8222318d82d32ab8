// Imported from single files of the packages, since the picker sends this file to the browser.
import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addDaysTo } from "date-fns/addDays";
import { addMonths as addMonthsTo } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { differenceInYears } from "date-fns/differenceInYears";
import { getDay } from "date-fns/getDay";
import { isValid } from "date-fns/isValid";

/**
 * Calendar days and wall-clock times as plain strings. Nothing here involves an instant or a time zone: those meet only
 * in dates.ts.
 */

/** `YYYY-MM-DD`; strings in this form compare in chronological order. */
export type CalendarDay = string;
/** `HH:MM`, 00:00 to 23:59; strings in this form compare in chronological order. */
export type WallTime = string;

/**
 * date-fns works on Date objects. A day is represented by its midnight in UTC, where every day has 24 hours, whatever
 * the time zone of the machine.
 * @throws RangeError if `day` is not a real day
 */
function dateOf(day: CalendarDay): Date {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
  return new UTCDateMini(`${day}T00:00:00Z`);
}

/** A day of 24 hours, as all are in UTC. */
export const DAY_MS = 86_400_000;
const dayFrom = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** The last day found valid: a calendar checks the many periods of one day in a row. */
let latest = "";

/** Whether `value` is a real day: 2026-02-30 is not. */
export function isCalendarDay(value: string): boolean {
  if (value === latest) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // Some engines take 30 February for 2 March.
  const isReal = isValid(date) && dayFrom(date) === value;
  if (isReal) latest = value;
  return isReal;
}

/** Whether `value` is `HH:MM` from 00:00 to 23:59. */
export function isWallTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/**
 * Year, month (1-12) and day of the month.
 * @throws RangeError if `day` is not a real day
 */
export function partsOfDay(day: CalendarDay): { year: number; month: number; date: number } {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

/** The day `count` days later (earlier if negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayFrom(addDaysTo(dateOf(day), count));
}

/** The same day of the month `count` months later, or that month's last day if it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  return dayFrom(addMonthsTo(dateOf(day), count));
}

/** Number of days from `start` to `end`, both included; 0 or less if `end` is before `start`. */
export function countDays(start: CalendarDay, end: CalendarDay): number {
  return differenceInCalendarDays(dateOf(end), dateOf(start)) + 1;
}

/** All days from `start` to `end`, both included; empty if `end` is before `start`. */
export function listDays(start: CalendarDay, end: CalendarDay): CalendarDay[] {
  const first = dateOf(start).getTime();
  const count = Math.max(0, countDays(start, end));
  return Array.from({ length: count }, (_, n) => dayFrom(new Date(first + n * DAY_MS)));
}

/** 0 (Sunday) to 6 (Saturday), as in `time_slots`. */
export function dayOfWeek(day: CalendarDay): number {
  return getDay(dateOf(day));
}

/** Negative, 0 or positive, for sorting. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The earlier of two days, or of two wall-clock times. */
export function earlierOf(a: string, b: string): string {
  return compareDays(a, b) <= 0 ? a : b;
}

/** The later of two days, or of two wall-clock times. */
export function laterOf(a: string, b: string): string {
  return compareDays(a, b) >= 0 ? a : b;
}

/** Age in whole years on `day`. In common years, a person born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: CalendarDay, day: CalendarDay): number {
  return differenceInYears(dateOf(day), dateOf(birthDate));
}

/**
 * Minutes since midnight by the clock.
 * @throws RangeError if `time` is not a wall-clock time
 */
export function minutesOf(time: WallTime): number {
  if (!isWallTime(time)) throw new RangeError(`Not a wall time: ${time}`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * The wall-clock time `minutes` (0 to 1439) after midnight.
 * @throws RangeError outside that range
 */
export function timeFromMinutes(minutes: number): WallTime {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 1440) {
    throw new RangeError(`Not a minute of the day: ${minutes}`);
  }
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
