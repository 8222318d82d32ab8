import { tzOffset } from "@date-fns/tz/tzOffset";
import { findIana } from "windows-iana";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { allOf, type Component, oneOf, UnreadableCalendar } from "./calendar-text";
import { type ClockTime, DAY_MS, parseTime, plusMs, unreadable } from "./clock-time";
import { timesOfRule } from "./recurrence";

/** The offset of a zone's clock from UTC at an instant, in milliseconds. */
export type Zone = (instant: Date) => number;

export const UTC: Zone = () => 0;

const ianaZone =
  (name: string): Zone =>
  (instant) =>
    tzOffset(name, instant) * 60_000;

export const ROME: Zone = ianaZone(TIME_ZONE);

/** What the clock of a zone shows at an instant. */
export const clockIn = (zone: Zone, instant: Date): ClockTime => plusMs(instant, zone(instant));

/**
 * The instant at which the clock of a zone shows a time: of one that it shows twice the first, and for one that it
 * leaps over the moment that would have been it had the clock not been changed (RFC 5545, section 3.3.5).
 */
export function instantIn(zone: Zone, clock: ClockTime): Date {
  const before = zone(plusMs(clock, -DAY_MS));
  const after = zone(plusMs(clock, DAY_MS));
  const first = plusMs(clock, -before);
  if (before === after || zone(first) === before) return first;
  const second = plusMs(clock, -after);
  return zone(second) === after ? second : first;
}

/** A change of the clock: at this instant one offset ends and the other begins. */
interface Change {
  at: number;
  before: number;
  after: number;
}

/** "+0130" and "-023015" in milliseconds. */
function offsetOf(component: Component, name: string): number {
  const parts = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(oneOf(component, name)?.value ?? "");
  if (parts === null) throw unreadable();
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(2).map((part) => Number(part ?? 0));
  return (parts[1] === "-" ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** When one STANDARD or DAYLIGHT part of a zone begins to hold, as far as `to`. */
function changesOf(part: Component, to: Date): Change[] {
  const before = offsetOf(part, "TZOFFSETFROM");
  const after = offsetOf(part, "TZOFFSETTO");
  const start = parseTime(oneOf(part, "DTSTART")?.value ?? "").clock;
  const times = [
    start,
    ...allOf(part, "RDATE").flatMap(({ value }) => value.split(",").map((one) => parseTime(one).clock)),
    ...allOf(part, "RRULE").flatMap(({ value }) =>
      // The rule's UNTIL is in UTC, its times are on the clock as it was before each change.
      timesOfRule(value, start, { from: start, to }, ({ clock, isUtc }) =>
        isUtc ? plusMs(clock, before) : clock,
      ),
    ),
  ];
  return times.map((clock) => ({ at: clock.getTime() - before, before, after }));
}

/** A zone that a file defines (VTIMEZONE). */
function definedZone({ components }: Component, to: Date): Zone {
  const changes = components.flatMap((part) => changesOf(part, to)).sort((a, b) => a.at - b.at);
  const [first] = changes;
  if (first === undefined) throw unreadable();
  return (instant) => {
    const ms = instant.getTime();
    let low = 0;
    let high = changes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((changes[middle]?.at ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return changes[low - 1]?.after ?? first.before;
  };
}

/** Whether a definition says only what held once, as programs write it that leave the rest to the zone's name. */
const isRemnant = ({ components }: Component): boolean =>
  components.every((part) => allOf(part, "RRULE").length + allOf(part, "RDATE").length === 0);

const isIana = (name: string): boolean => name !== "" && !Number.isNaN(tzOffset(name, new Date(0)));

/**
 * The IANA name in a TZID: itself, the end of a path ("/example.org/2026/Europe/Rome"), or that of a Windows name
 * ("W. Europe Standard Time"). Null for names that only the file knows.
 */
function ianaName(id: string): string | null {
  const parts = id.split("/").filter((part) => part !== "");
  const ends = [1, 2, 3].map((count) => parts.slice(-count).join("/")).reverse();
  // An offset ("+01:00") would do for the offset's reader, but as a name it is the file's own.
  const known = [id, ...ends].find((name) => /^[A-Za-z]/.test(name) && isIana(name));
  return known ?? findIana(id)[0] ?? null;
}

/**
 * The zones of a calendar by their TZID: the file's own definition, else the world's of that name. `to` is the last
 * instant that is asked for.
 * @returns a function that throws UnreadableCalendar for a zone that nobody defines, or a definition without sense
 */
export function zonesOf(calendar: Component, to: Date): (id: string) => Zone {
  const definitions = new Map(
    calendar.components
      .filter(({ name }) => name === "VTIMEZONE")
      .map((zone) => [oneOf(zone, "TZID")?.value.replaceAll('"', ""), zone]),
  );
  const known = new Map<string, Zone>();
  const find = (id: string): Zone => {
    const definition = definitions.get(id);
    const iana = ianaName(id);
    if (definition !== undefined && (iana === null || !isRemnant(definition)))
      return definedZone(definition, to);
    if (iana !== null) return ianaZone(iana);
    throw new UnreadableCalendar(`Il calendario usa il fuso orario «${id.slice(0, 60)}» senza definirlo.`);
  };
  return (id) => {
    const zone = known.get(id) ?? find(id);
    known.set(id, zone);
    return zone;
  };
}
