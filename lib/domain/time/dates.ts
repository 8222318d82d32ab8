// Imported from a single file of the package, since the picker sends this file to the browser.

import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Language } from "../language/languages";
import { type CalendarDay, isCalendarDay, minutesOf, type WallTime } from "./calendar-day";
import { formatShortDay } from "./day-format";

/**
 * The only place where calendar days, wall-clock times and instants meet. Everything uses Europe/Rome, whatever the
 * time zone of the machine.
 */

export * from "./calendar-day";
export * from "./day-format";

export const TIME_ZONE = "Europe/Rome";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Offsets by hours since 1970: the clocks of Rome have only ever changed on the hour, and looking up the zone is slow.
 */
const knownOffsets = new Map<number, number>();
/** More than two years of hours; bounded, because a subscribed calendar may contain any instants. */
const KNOWN_OFFSETS = 20_000;

/** The offset of Rome from UTC in milliseconds at the instant `ms`. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  const known = knownOffsets.get(hour);
  if (known !== undefined) return known;
  if (knownOffsets.size >= KNOWN_OFFSETS) knownOffsets.clear();
  const offset = tzOffset(TIME_ZONE, new Date(ms)) * MINUTE_MS;
  knownOffsets.set(hour, offset);
  return offset;
}

/**
 * Converts the minutes since midnight of one day to instants, in milliseconds since 1970. For many times of one day,
 * this is cheap: the time zone is looked up twice per day instead of once per time.
 *
 * A time skipped by the clock change in spring becomes the one an hour later; of a time repeated in autumn, the first
 * is used.
 * @throws RangeError if `day` is not a calendar day
 */
export function clockOf(day: CalendarDay): (minutes: number) => number {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const before = offsetAt(midnight - DAY_MS);
  const after = offsetAt(midnight + 2 * DAY_MS);
  return (minutes) => {
    const wall = midnight + minutes * MINUTE_MS;
    if (before === after || offsetAt(wall - before) === before) return wall - before;
    return offsetAt(wall - after) === after ? wall - after : wall - before;
  };
}

/** `clockOf` for wall-clock times. The returned function throws RangeError for anything else. */
export function instantsOf(day: CalendarDay): (time: WallTime) => Date {
  const clock = clockOf(day);
  return (time) => new Date(clock(minutesOf(time)));
}

/** The last converted day: a calendar converts the many times of one day in a row. */
let latest: { day: CalendarDay; instantOf: (time: WallTime) => Date } | null = null;

/** The instant of a wall-clock time on a day in Rome; see `clockOf` for the clock changes. */
export function toInstant(day: CalendarDay, time: WallTime): Date {
  if (latest?.day !== day) latest = { day, instantOf: instantsOf(day) };
  return latest.instantOf(time);
}

function romeClock(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString();
}

/** An instant as ISO 8601 with the offset of Rome: "2026-12-03T20:30:00+01:00". */
export function isoInRome(instant: Date): string {
  const minutes = offsetAt(instant.getTime()) / MINUTE_MS;
  const part = (value: number) => String(Math.trunc(value)).padStart(2, "0");
  return `${romeClock(instant).slice(0, 19)}+${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** The day in Rome at an instant. */
export function dayOf(instant: Date): CalendarDay {
  return romeClock(instant).slice(0, 10);
}

/** The wall-clock time in Rome at an instant, truncated to the minute. */
export function timeOf(instant: Date): WallTime {
  return romeClock(instant).slice(11, 16);
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

const EARLIEST_DAY = "1900-01-01";
const LATEST_DAY = "2200-12-31";

/**
 * Parses the day in a request: `YYYY-MM-DD`, or an ISO 8601 instant with `Z` or an offset, which means its day in Rome.
 * Null for anything else, for days that do not exist, and outside 1900-2200.
 */
export function parseDay(value: string): CalendarDay | null {
  const day = isCalendarDay(value) ? value : dayOfIsoInstant(value);
  return day !== null && day >= EARLIEST_DAY && day <= LATEST_DAY ? day : null;
}

function dayOfIsoInstant(value: string): CalendarDay | null {
  const match = INSTANT.exec(value);
  if (!match?.[1] || !isCalendarDay(match[1])) return null;
  // `+0100` is ISO 8601, but not every engine's Date.parse accepts it.
  const ms = Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  return Number.isNaN(ms) ? null : dayOf(new Date(ms));
}

/** "mar 1 dic 2026, 08:00", in Europe/Rome. */
export function formatInstant(instant: Date, language: Language): string {
  return `${formatShortDay(dayOf(instant), language)}, ${timeOf(instant)}`;
}
