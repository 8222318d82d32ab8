import { tzOffset } from "@date-fns/tz/tzOffset";
import { findIana } from "windows-iana";
import { text } from "@/lib/domain/language/text";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { allOf, type Component, oneOf, plainText, UnreadableCalendar, valuesOf } from "./calendar-text";
import { type ClockTime, DAY_MS, parseTime, plusMs, unreadable } from "./clock-time";
import { rulesOf, timesOfRule } from "./recurrence";
import { displayedZone } from "./zone-names";

/** A time zone: the offset from UTC at an instant, in milliseconds. */
export type Zone = (instant: Date) => number;

export const UTC: Zone = () => 0;

const ianaZone =
  (name: string): Zone =>
  (instant) =>
    tzOffset(name, instant) * 60_000;

export const ROME: Zone = ianaZone(TIME_ZONE);

export const clockIn = (zone: Zone, instant: Date): ClockTime => plusMs(instant, zone(instant));

/**
 * The instant of a wall-clock time in a zone. An ambiguous time means the first occurrence; a skipped time is read with
 * the offset before the gap (RFC 5545, section 3.3.5).
 */
export function instantIn(zone: Zone, clock: ClockTime): Date {
  const before = zone(plusMs(clock, -DAY_MS));
  const after = zone(plusMs(clock, DAY_MS));
  const first = plusMs(clock, -before);
  if (before === after || zone(first) === before) return first;
  const second = plusMs(clock, -after);
  return zone(second) === after ? second : first;
}

/** A change of a zone's offset at an instant. */
interface Change {
  at: number;
  before: number;
  after: number;
}

/** Converts "+0130" and "-023015" to milliseconds. */
function offsetOf(component: Component, name: string): number {
  const parts = /^([+-])(\d{2}):?(\d{2}):?(\d{2})?$/.exec(oneOf(component, name)?.value ?? "");
  if (parts === null) throw unreadable();
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(2).map((part) => Number(part ?? 0));
  return (parts[1] === "-" ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** The instants until `to` at which a STANDARD or DAYLIGHT part of a zone takes effect. */
function changesOf(part: Component, to: Date): Change[] {
  const before = offsetOf(part, "TZOFFSETFROM");
  const after = offsetOf(part, "TZOFFSETTO");
  const start = parseTime(oneOf(part, "DTSTART")?.value ?? "").clock;
  const times = [
    start,
    // Zones have no periods; of one, only the start matters.
    ...allOf(part, "RDATE")
      .flatMap(valuesOf)
      .map((one) => parseTime(one.split("/")[0] ?? "").clock),
    ...rulesOf(part).flatMap((rule) =>
      // The rule's UNTIL is in UTC; its times are on the wall clock before each change.
      timesOfRule(rule, start, { from: start, to }, ({ clock, isUtc }) =>
        isUtc ? plusMs(clock, before) : clock,
      ),
    ),
  ];
  return times.map((clock) => ({ at: clock.getTime() - before, before, after }));
}

/** Whether the changes of a definition continue forever. */
const isEndless = ({ components }: Component): boolean =>
  components.some((part) =>
    allOf(part, "RRULE").some(({ value }) => !/(?:^|;)\s*(?:UNTIL|COUNT)=/i.test(value)),
  );

/** Zones that list each change of a century, such as Casablanca, have some hundreds. */
const MOST_PARTS = 500;

/**
 * A zone that a file defines (VTIMEZONE).
 * @param world the IANA zone of that name, which applies after the definition ends: programs often define the changes
 * of a year or two only. Null if the name is the file's own.
 */
function definedZone(definition: Component, world: Zone | null, to: Date): Zone {
  if (definition.components.length > MOST_PARTS) throw unreadable();
  const changes = definition.components.flatMap((part) => changesOf(part, to)).sort((a, b) => a.at - b.at);
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) throw unreadable();
  const agrees = world !== null && world(new Date(last.at)) === last.after;
  const later = agrees && !isEndless(definition) ? world : null;
  return (instant) => {
    const ms = instant.getTime();
    if (later !== null && ms >= last.at) return later(instant);
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

/**
 * Whether a definition has no rules, only single past changes: some programs write these and rely on the zone's name.
 */
const isRemnant = ({ components }: Component): boolean =>
  components.every((part) => allOf(part, "RRULE").length + allOf(part, "RDATE").length === 0);

const isIana = (name: string): boolean => name !== "" && !Number.isNaN(tzOffset(name, new Date(0)));

/**
 * The IANA zone of a TZID: the name itself, the end of a path ("/example.org/2026/Europe/Rome"), or the zone of a
 * Windows name ("W. Europe Standard Time"). Null for names that only the file defines.
 */
function ianaName(id: string): string | null {
  const parts = id.split("/").filter((part) => part !== "");
  const ends = [1, 2, 3].map((count) => parts.slice(-count).join("/")).reverse();
  // `tzOffset` also accepts offsets such as "+01:00"; as a TZID they are names that the file defines.
  const known = [id, ...ends].find((name) => /^[A-Za-z]/.test(name) && isIana(name));
  return known ?? findIana(id)[0] ?? null;
}

/** In characters; zone names are shorter. */
const LONGEST_NAME = 200;

/** Outlook's names for any custom zone: they stand for the calendar's stated zone. */
const isPlaceholder = (id: string): boolean =>
  /^(?:tzone:\/\/Microsoft\/Custom|Customized Time Zone)$/i.test(id);

/**
 * Resolves the TZIDs of a calendar: the file's own definition, otherwise the IANA zone of that name. `to` is the last
 * instant for which offsets are needed.
 * @returns a function that throws UnreadableCalendar for an undefined zone or an invalid definition
 */
export function zonesOf(calendar: Component, to: Date): (id: string) => Zone {
  const named = calendar.components
    .filter(({ name }) => name === "VTIMEZONE")
    .map((zone): [string, Component] => [oneOf(zone, "TZID")?.value.replaceAll('"', "") ?? "", zone]);
  // In a definition the name is TEXT with escapes (section 3.8.3.1); as a parameter it has none. Some programs write it
  // in the same way in both places.
  const definitions = new Map([
    ...named.map(([name, zone]): [string, Component] => [plainText(name), zone]),
    ...named,
  ]);
  const stated = oneOf(calendar, "X-WR-TIMEZONE")?.value;
  const ownZone = stated === undefined || stated.length > LONGEST_NAME ? null : ianaName(stated);
  const known = new Map<string, Zone>();
  const find = (id: string): Zone => {
    const definition = definitions.get(id);
    const isName = id.length <= LONGEST_NAME;
    const iana = isName ? ianaName(id) : null;
    const shown = isName ? (displayedZone(id) ?? (isPlaceholder(id) ? ownZone : null)) : null;
    const name = iana ?? shown;
    const world = name === null ? null : ianaZone(name);
    if (definition !== undefined && (iana === null || !isRemnant(definition))) {
      try {
        return definedZone(definition, world, to);
      } catch (error) {
        if (world === null || !(error instanceof UnreadableCalendar)) throw error;
      }
    }
    if (world !== null) return world;
    throw new UnreadableCalendar(text("refusals.followed.zone", { zone: firstGraphemes(id, 60) }));
  };
  return (id) => {
    const zone = known.get(id) ?? find(id);
    known.set(id, zone);
    return zone;
  };
}
