/**
 * Calendar days and wall times as plain strings. Nothing here knows an instant or a time zone:
 * the one place where those meet is dates.ts.
 */

/** `YYYY-MM-DD`; strings in this form compare in time order. */
export type CalendarDay = string;
/** `HH:MM`, 00:00 to 23:59; strings in this form compare in time order. */
export type WallTime = string;

const DAY_MS = 86_400_000;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const FEBRUARY = 2;

function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === FEBRUARY && isLeapYear ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** The real day that was asked for last: a calendar goes through the many periods of one day after each other. */
let latest = "";

/** Whether `value` is a real day: 2026-02-30 is not. Counted and not parsed: every rule asks it of every day. */
export function isCalendarDay(value: string): boolean {
  if (value === latest) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = Number(value.slice(8));
  const isReal = date >= 1 && date <= daysInMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
  if (isReal) latest = value;
  return isReal;
}

/** Whether `value` is `HH:MM` from 00:00 to 23:59. */
export function isWallTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Days since 1970-01-01. Throws RangeError when `day` is no real day. */
function toDayNumber(day: CalendarDay): number {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function fromDayNumber(number: number): CalendarDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Year, month (1-12) and day of the month. Throws RangeError when `day` is no real day. */
export function partsOfDay(day: CalendarDay): { year: number; month: number; date: number } {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromDayNumber(toDayNumber(day) + count);
}

/** The same day of the month `count` months later, or that month's last day where it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const { year, month, date } = partsOfDay(day);
  const firstOfTarget = Date.UTC(year, month - 1 + count, 1) / DAY_MS;
  const firstOfNext = Date.UTC(year, month + count, 1) / DAY_MS;
  return fromDayNumber(firstOfTarget + Math.min(date, firstOfNext - firstOfTarget) - 1);
}

/** Number of days from `start` to `end`, both counted; 0 or less when `end` is before `start`. */
export function countDays(start: CalendarDay, end: CalendarDay): number {
  return toDayNumber(end) - toDayNumber(start) + 1;
}

/** All days from `start` to `end`, both included; empty when `end` is before `start`. */
export function listDays(start: CalendarDay, end: CalendarDay): CalendarDay[] {
  const first = toDayNumber(start);
  if (start === end) return [start];
  return Array.from({ length: Math.max(0, countDays(start, end)) }, (_, index) =>
    fromDayNumber(first + index),
  );
}

/** 0 (Sunday) to 6 (Saturday), as in `time_slots`. */
export function dayOfWeek(day: CalendarDay): number {
  // 1970-01-01 was a Thursday.
  return (((toDayNumber(day) + 4) % 7) + 7) % 7;
}

/** Negative, 0 or positive, for sorting. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The earlier of two days, or of two wall times. */
export function earlierOf(a: string, b: string): string {
  return compareDays(a, b) <= 0 ? a : b;
}

/** The later of two days, or of two wall times. */
export function laterOf(a: string, b: string): string {
  return compareDays(a, b) >= 0 ? a : b;
}

/** Whole years lived on `day`. Who was born on 29 February grows older on 1 March in common years. */
export function ageOn(birthDate: CalendarDay, day: CalendarDay): number {
  const born = partsOfDay(birthDate);
  const hadBirthday = day.slice(5) >= birthDate.slice(5);
  return partsOfDay(day).year - born.year - (hadBirthday ? 0 : 1);
}

/** Minutes since midnight on the clock. Throws RangeError when `time` is no wall time. */
export function minutesOf(time: WallTime): number {
  if (!isWallTime(time)) throw new RangeError(`Not a wall time: ${time}`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The wall time `minutes` (0 to 1439) after midnight. Throws RangeError outside of that. */
export function timeFromMinutes(minutes: number): WallTime {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 1440) {
    throw new RangeError(`Not a minute of the day: ${minutes}`);
  }
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
