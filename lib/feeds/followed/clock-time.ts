import { UNREADABLE_ENTRY, UnreadableCalendar } from "./calendar-text";

/**
 * A wall-clock time without a zone, stored as if it were UTC. Recurrence rules are computed in wall-clock time (every
 * Monday at 18:00); only their results are converted to instants.
 */
export type ClockTime = Date;

/** A parsed DATE or DATE-TIME value. */
export interface WrittenTime {
  clock: ClockTime;
  /** A DATE; `clock` is its midnight. */
  isDay: boolean;
  /** Written with Z: `clock` is in UTC. */
  isUtc: boolean;
}

/** A DURATION: days are calendar days, which may have 23 or 25 hours; the rest is exact. */
export interface Duration {
  days: number;
  ms: number;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;
const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

export const unreadable = (): UnreadableCalendar => new UnreadableCalendar(UNREADABLE_ENTRY);

/** A wall-clock time from its parts; months count from 1. Unlike Date.UTC, years below 100 are taken literally. */
export function clockTime(year: number, month: number, day: number, ...time: number[]): ClockTime {
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  clock.setUTCHours(time[0] ?? 0, time[1] ?? 0, time[2] ?? 0);
  return clock;
}

/**
 * Parses "20261203T090000", with or without Z, and "20261203".
 * @throws UnreadableCalendar for anything else, and for days that do not exist
 */
export function parseTime(value: string): WrittenTime {
  const parts = TIME.exec(value.trim().toUpperCase());
  if (parts === null) throw unreadable();
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const clock = clockTime(year, month, day, hours, minutes, seconds);
  // Second 60, a leap second, becomes the next minute's first second.
  if (clock.getUTCMonth() !== month - 1 || hours > 23 || minutes > 59 || seconds > 60) throw unreadable();
  return { clock, isDay: parts[4] === undefined, isUtc: parts[7] !== undefined };
}

/** Parses "P1DT2H" and "P2W". @throws UnreadableCalendar */
export function parseDuration(value: string): Duration {
  const parts = DURATION.exec(value.trim().toUpperCase());
  if (parts === null) throw unreadable();
  const sign = parts[1] === "-" ? -1 : 1;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2, 7)
    .map((part) => Number(part ?? 0));
  return {
    days: sign * (weeks * 7 + days),
    ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1_000,
  };
}

export const startOfDay = (clock: ClockTime): ClockTime =>
  new Date(Math.floor(clock.getTime() / DAY_MS) * DAY_MS);

export const plusMs = (clock: Date, ms: number): Date => new Date(clock.getTime() + ms);
