import { type Component, oneOf, type Property } from "./calendar-text";
import {
  type ClockTime,
  DAY_MS,
  type Duration,
  HOUR_MS,
  parseDuration,
  parseTime,
  plusMs,
  startOfDay,
  unreadable,
  type WrittenTime,
} from "./clock-time";
import { clockIn, instantIn, ROME, UTC, type Zone } from "./zones";

export type Zones = (id: string) => Zone;

/** A time of an entry with its zone. Days and times without a zone are Europe/Rome. */
export interface EntryTime extends WrittenTime {
  zone: Zone;
}

/** The first occurrence of an entry (VEVENT), without its repetitions. */
export interface EntrySpan {
  start: EntryTime;
  /** The end of the instance that begins at a wall-clock time. */
  endOf: (clock: ClockTime) => Date;
  /** The longest duration of an instance. */
  longestMs: number;
}

const zoneOf = ({ isDay, isUtc }: WrittenTime, params: Property["params"], zones: Zones): Zone => {
  if (isUtc) return UTC;
  const id = params.get("TZID");
  return isDay || id === undefined ? ROME : zones(id);
};

/** Parses one value of a date property. @throws UnreadableCalendar */
export function entryTime(value: string, { params }: Pick<Property, "params">, zones: Zones): EntryTime {
  const time = parseTime(value);
  return { ...time, zone: zoneOf(time, params, zones) };
}

export const instantOf = ({ clock, zone }: EntryTime): Date => instantIn(zone, clock);

/** A time on the wall clock of `zone`; a day is the same on every clock. */
export const clockOn = (zone: Zone, time: EntryTime): ClockTime =>
  time.isDay ? time.clock : clockIn(zone, instantOf(time));

/** At this hour in Rome and later, it is midnight in a zone further east: Athens, Helsinki, Moscow. */
const EASTERN_MIDNIGHT = 21;

/**
 * The day that a time means in a series of whole days. Programs write midnight in their own zone: the day on the
 * value's clock. A UTC value has lost its zone; a full hour late in the evening of Rome means the next day's midnight
 * further east.
 */
export function dayNamedBy(time: EntryTime): ClockTime {
  if (time.isDay || !time.isUtc) return startOfDay(time.clock);
  const clock = clockIn(ROME, instantOf(time));
  const isMidnight = clock.getUTCHours() >= EASTERN_MIDNIGHT && clock.getTime() % HOUR_MS === 0;
  return plusMs(startOfDay(clock), isMidnight ? DAY_MS : 0);
}

/** Adds a duration: first calendar days, then exact time. */
export const plusDuration =
  (zone: Zone, { days, ms }: Duration) =>
  (clock: ClockTime): Date =>
    plusMs(instantIn(zone, plusMs(clock, days * DAY_MS)), ms);

/**
 * The start of an entry and the duration of its instances. With DTEND, every instance lasts exactly as long as the
 * first, also across clock changes; all-day instances last the same number of days.
 * @returns null for an entry without DTSTART
 * @throws UnreadableCalendar
 */
export function entrySpan(entry: Component, zones: Zones): EntrySpan | null {
  const begins = oneOf(entry, "DTSTART");
  if (begins === undefined) return null;
  const start = entryTime(begins.value, begins, zones);
  const length = lengthOf(entry, start, zones);
  return {
    start,
    endOf: plusDuration(start.zone, length),
    longestMs: length.days * DAY_MS + length.ms,
  };
}

function lengthOf(entry: Component, start: EntryTime, zones: Zones): Duration {
  const ends = oneOf(entry, "DTEND");
  const lasts = oneOf(entry, "DURATION");
  if (ends === undefined) {
    if (lasts !== undefined) return parseDuration(lasts.value);
    return { days: start.isDay ? 1 : 0, ms: 0 };
  }
  const end = entryTime(ends.value, ends, zones);
  if (!start.isDay) return { days: 0, ms: instantOf(end).getTime() - instantOf(start).getTime() };
  const last = end.isUtc ? clockIn(ROME, instantOf(end)) : end.clock;
  const days = Math.ceil((last.getTime() - start.clock.getTime()) / DAY_MS);
  if (!Number.isFinite(days)) throw unreadable();
  return { days: Math.max(1, days), ms: 0 };
}
