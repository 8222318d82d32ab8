import { UnreadableCalendar } from "./calendar-text";

/**
 * A reading of a clock, in no zone: its date and time of day written as if they were UTC. Rules of repetition count in
 * these (every Monday at 18:00), and only their results become instants.
 */
export type ClockTime = Date;

/** A value of DTSTART and the like, as it is written. */
export interface WrittenTime {
  clock: ClockTime;
  /** A day without a time of day; `clock` is its midnight. */
  isDay: boolean;
  /** Written with Z: `clock` is that of UTC. */
  isUtc: boolean;
}

/** A DURATION: days are days of the calendar, however long, the rest is exact. */
export interface Duration {
  days: number;
  ms: number;
}

export const DAY_MS = 86_400_000;

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;
const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** What a calendar says and nobody can make sense of. */
export const unreadable = (): UnreadableCalendar =>
  new UnreadableCalendar("Il calendario contiene un impegno che non si riesce a leggere.");

/** A clock's reading from its numbers; the month counts from 1. Years before 100 are not those of the last century. */
export function clockTime(year: number, month: number, day: number, ...time: number[]): ClockTime {
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  clock.setUTCHours(time[0] ?? 0, time[1] ?? 0, time[2] ?? 0);
  return clock;
}

/**
 * "20261203T090000", with Z or not, or "20261203".
 * @throws UnreadableCalendar for anything else, and days that do not exist
 */
export function parseTime(value: string): WrittenTime {
  const parts = TIME.exec(value.trim().toUpperCase());
  if (parts === null) throw unreadable();
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const clock = clockTime(year, month, day, hours, minutes, seconds);
  // A leap second is the next minute's first.
  if (clock.getUTCMonth() !== month - 1 || hours > 23 || minutes > 59 || seconds > 60) throw unreadable();
  return { clock, isDay: parts[4] === undefined, isUtc: parts[7] !== undefined };
}

/** "P1DT2H", "P2W". @throws UnreadableCalendar */
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

/** Midnight of the day that a clock shows. */
export const startOfDay = (clock: ClockTime): ClockTime =>
  new Date(Math.floor(clock.getTime() / DAY_MS) * DAY_MS);

export const plusMs = (clock: Date, ms: number): Date => new Date(clock.getTime() + ms);
