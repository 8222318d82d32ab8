import { type Component, oneOf, type Property } from "./calendar-text";
import {
  type ClockTime,
  DAY_MS,
  type Duration,
  parseDuration,
  parseTime,
  plusMs,
  unreadable,
  type WrittenTime,
} from "./clock-time";
import { clockIn, instantIn, ROME, UTC, type Zone } from "./zones";

/** The zones of a calendar by TZID. */
export type Zones = (id: string) => Zone;

/** A time of an entry, and the zone whose clock shows it. Whole days and times without a zone are Rome's. */
export interface EntryTime extends WrittenTime {
  zone: Zone;
}

/** The time that an entry (VEVENT) takes once, repetitions aside. */
export interface EntrySpan {
  start: EntryTime;
  /** When an instance ends that begins at a clock's time. */
  endOf: (clock: ClockTime) => Date;
  /** No instance is longer. */
  longestMs: number;
}

const zoneOf = ({ isDay, isUtc }: WrittenTime, params: Property["params"], zones: Zones): Zone => {
  if (isUtc) return UTC;
  const id = params.get("TZID");
  return isDay || id === undefined ? ROME : zones(id);
};

/** One value of a property. @throws UnreadableCalendar */
export function checkInTime(value: string, { params }: Pick<Property, "params">, zones: Zones): EntryTime {
  const time = parseTime(value);
  return { ...time, zone: zoneOf(time, params, zones) };
}

export const instantOf = ({ clock, zone }: EntryTime): Date => instantIn(zone, clock);

/** What the clock of `zone` shows at a time; a day is a day on every clock. */
export const clockOn = (zone: Zone, time: EntryTime): ClockTime =>
  time.isDay ? time.clock : clockIn(zone, instantOf(time));

/** Days of the calendar first, then exact time. */
export const plusDuration =
  (zone: Zone, { days, ms }: Duration) =>
  (clock: ClockTime): Date =>
    plusMs(instantIn(zone, plusMs(clock, days * DAY_MS)), ms);

/**
 * When an entry begins and how long each of its instances lasts. By DTEND all last exactly as long as the first, also
 * when the clock changes; whole days last as many days.
 * @returns null for an entry without a start, which takes no time
 * @throws UnreadableCalendar
 */
export function entrySpan(entry: Component, zones: Zones): EntrySpan | null {
  const begins = oneOf(entry, "DTSTART");
  if (begins === undefined) return null;
  const start = checkInTime(begins.value, begins, zones);
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
  const end = checkInTime(ends.value, ends, zones);
  if (!start.isDay) return { days: 0, ms: instantOf(end).getTime() - instantOf(start).getTime() };
  const days = Math.ceil((clockOn(ROME, end).getTime() - start.clock.getTime()) / DAY_MS);
  if (!Number.isFinite(days)) throw unreadable();
  return { days: Math.max(1, days), ms: 0 };
}
