import {
  clockOn,
  dayNamedBy,
  type EntrySpan,
  type EntryTime,
  entryTime,
  instantOf,
  plusDuration,
  type Zones,
} from "./calendar-entry-time";
import { allOf, type Component, oneOf, type Property, valuesOf } from "./calendar-text";
import { type ClockTime, DAY_MS, parseDuration, plusMs, startOfDay } from "./clock-time";
import { rulesOf, timesOfRule } from "./recurrence";
import { instantIn, UTC } from "./zones";

interface Span {
  startsAt: Date;
  endsAt: Date;
  /** The entry with its details: the series, or the override that applies to it. */
  from: Component;
}

/** A changed instance (RECURRENCE-ID), or with RANGE=THISANDFUTURE that instance and all later ones. */
export interface Override {
  /** The original start of the changed instance. */
  of: EntryTime;
  isFromThereOn: boolean;
  component: Component;
  span: EntrySpan;
  isBusy: boolean;
}

/** The times of a property with a list of values; for periods, their starts. */
const timesIn = (property: Property, zones: Zones): EntryTime[] =>
  valuesOf(property).map((value) => entryTime(value.split("/")[0] ?? "", property, zones));

/** A predicate for whether an instance is among `times`, which may be days or in another zone. */
function isAmong(times: readonly EntryTime[], start: EntryTime): (clock: ClockTime) => boolean {
  const days = new Set(
    times.filter(({ isDay }) => isDay || start.isDay).map((time) => dayNamedBy(time).getTime()),
  );
  const instants = new Set(times.filter(({ isDay }) => !isDay).map((time) => instantOf(time).getTime()));
  return (clock) =>
    days.has(startOfDay(clock).getTime()) ||
    (!start.isDay && instants.has(instantIn(start.zone, clock).getTime()));
}

/** Added times (RDATE), on the wall clock of DTSTART; a period has its own end. */
function addedTimes(entry: Component, start: EntryTime, zones: Zones) {
  const timeOfDay = start.clock.getTime() - startOfDay(start.clock).getTime();
  return allOf(entry, "RDATE").flatMap((property) =>
    valuesOf(property).map((value) => {
      const [from = "", to] = value.split("/");
      const time = entryTime(from, property, zones);
      const shown = clockOn(start.zone, time);
      const clock = start.isDay ? dayNamedBy(time) : time.isDay ? plusMs(shown, timeOfDay) : shown;
      if (to === undefined) return { clock, endsAt: null };
      const endsAt = /^[+-]?P/i.test(to.trim())
        ? plusDuration(time.zone, parseDuration(to))(time.clock)
        : instantOf(entryTime(to, property, zones));
      return { clock, endsAt };
    }),
  );
}

/** The changes that apply from an instance on (THISANDFUTURE), latest first, as shifts of the wall-clock time. */
function shiftsOf(overrides: readonly Override[], start: EntryTime) {
  return overrides
    .filter(({ isFromThereOn }) => isFromThereOn)
    .map(({ of, ...change }) => {
      const from = start.isDay ? dayNamedBy(of) : clockOn(start.zone, of);
      return { ...change, from, by: change.span.start.clock.getTime() - from.getTime() };
    })
    .sort((a, b) => b.from.getTime() - a.from.getTime());
}

/**
 * The instances of an entry that may overlap the window: DTSTART, RRULE and RDATE, minus EXDATE, EXRULE and the
 * instances that overrides replace, with THISANDFUTURE changes applied.
 * @throws UnreadableCalendar
 */
export function instancesOf(
  entry: Component,
  { start, endOf, longestMs }: EntrySpan,
  isBusy: boolean,
  overrides: readonly Override[],
  window: { from: Date; to: Date },
  zones: Zones,
): Span[] {
  const shifts = shiftsOf(overrides, start);
  const farthest = Math.max(0, ...shifts.map(({ by }) => Math.abs(by)));
  const longest = Math.max(longestMs, ...shifts.map(({ span }) => span.longestMs));
  // No zone is a whole day away from UTC.
  const stretch = {
    from: plusMs(window.from, -longest - farthest - DAY_MS),
    to: plusMs(window.to, farthest + DAY_MS),
  };
  const timesOf = (name: "RRULE" | "EXRULE") =>
    rulesOf(entry, name).flatMap((rule) =>
      timesOfRule(rule, start.clock, stretch, (time) => {
        const until = { ...time, zone: time.isUtc ? UTC : start.zone };
        return start.isDay ? dayNamedBy(until) : clockOn(start.zone, until);
      }),
    );
  const rules = timesOf("RRULE");
  const leftOut = new Set(timesOf("EXRULE").map((clock) => clock.getTime()));
  const added = addedTimes(entry, start, zones);
  const ends = new Map(added.map(({ clock, endsAt }) => [clock.getTime(), endsAt]));
  const exceptions = allOf(entry, "EXDATE").flatMap((property) => timesIn(property, zones));
  const isLeftOut = isAmong([...exceptions, ...overrides.map(({ of }) => of)], start);

  const clocks = [start.clock, ...rules, ...added.map(({ clock }) => clock)].map((clock) => clock.getTime());
  const spans: Span[] = [];
  for (const clock of [...new Set(clocks)].map((ms) => new Date(ms))) {
    if (isLeftOut(clock) || leftOut.has(clock.getTime())) continue;
    const shift = shifts.find(({ from }) => from <= clock);
    if (!(shift ?? { isBusy }).isBusy) continue;
    if (shift === undefined) {
      const endsAt = ends.get(clock.getTime()) ?? endOf(clock);
      spans.push({ startsAt: instantIn(start.zone, clock), endsAt, from: entry });
    } else {
      const shifted = plusMs(clock, shift.by);
      spans.push({
        startsAt: instantIn(shift.span.start.zone, shifted),
        endsAt: shift.span.endOf(shifted),
        from: shift.component,
      });
    }
  }
  return spans;
}

/** The placeholder time of a canceled instance without a start; null if the entry is not an instance. */
export function canceledSpan(entry: Component, zones: Zones): EntrySpan | null {
  const id = oneOf(entry, "RECURRENCE-ID");
  if (id === undefined) return null;
  const start = entryTime(id.value, id, zones);
  return { start, endOf: () => instantOf(start), longestMs: 0 };
}

/** The override that an entry describes; null for an entry without RECURRENCE-ID. */
export function overrideOf(
  entry: Component,
  span: EntrySpan,
  isBusy: boolean,
  zones: Zones,
): Override | null {
  const id = oneOf(entry, "RECURRENCE-ID");
  if (id === undefined) return null;
  const isFromThereOn = id.params.get("RANGE")?.toUpperCase() === "THISANDFUTURE";
  return { of: entryTime(id.value, id, zones), isFromThereOn, component: entry, span, isBusy };
}
