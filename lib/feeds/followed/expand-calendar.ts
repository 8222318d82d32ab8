import { text } from "@/lib/domain/language/text";
import { visibleLine } from "@/lib/domain/person/visible-text";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { DAY_MS } from "@/lib/domain/time/calendar-day";
import { type EntrySpan, entrySpan, instantOf, type Zones } from "./calendar-entry-time";
import { allOf, type Component, oneOf, parseCalendar, plainText, UnreadableCalendar } from "./calendar-text";
import { unreadable } from "./clock-time";
import { canceledSpan, instancesOf, type Override, overrideOf } from "./instances";
import { zonesOf } from "./zones";

export { UnreadableCalendar } from "./calendar-text";

export interface BusyEntry {
  /** The entry's UID, which all instances of a recurring entry share. */
  uid: string;
  /** Its SUMMARY; empty without one. */
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** The window to expand, between two instants. */
export interface CalendarWindow {
  from: Date;
  to: Date;
}

/** Request and result of the worker thread (expand-worker.ts). */
export interface CalendarRequest {
  /** The text, or a file in any encoding. */
  source: string | Uint8Array;
  window: CalendarWindow;
}
export type ExpandResult = { entries: BusyEntry[] } | { refusal: string };

/** The maximum number of busy entries in the window; a room's calendar has far fewer. */
const MAX_ENTRIES = 5_000;

/** An entry with a time; `override` is set if it changes an instance of another entry with the same UID. */
interface Entry {
  component: Component;
  uid: string;
  sequence: number;
  isBusy: boolean;
  span: EntrySpan;
  override: Override | null;
}

const textOf = (component: Component, name: string) => oneOf(component, name)?.value ?? "";

/** Transparent and canceled entries do not count. */
const isBusy = (component: Component): boolean =>
  textOf(component, "STATUS").toUpperCase() !== "CANCELLED" &&
  textOf(component, "TRANSP").toUpperCase() !== "TRANSPARENT";

/** Whether a component lists busy time without entries (VFREEBUSY), which is not supported. */
const isFreeBusy = (component: Component): boolean =>
  component.name === "VFREEBUSY" &&
  allOf(component, "FREEBUSY").some(({ params }) => params.get("FBTYPE")?.toUpperCase() !== "FREE");

/** @throws UnreadableCalendar for busy time without a start */
function readEntry(component: Component, zones: Zones): Entry[] {
  const busy = isBusy(component);
  // A canceled instance needs no start of its own (RFC 5546, section 3.2.5).
  const span = entrySpan(component, zones) ?? (busy ? null : canceledSpan(component, zones));
  if (span === null) {
    if (busy) throw unreadable();
    return [];
  }
  return [
    {
      component,
      uid: textOf(component, "UID"),
      sequence: Number(textOf(component, "SEQUENCE")) || 0,
      isBusy: busy,
      span,
      override: overrideOf(component, span, busy, zones),
    },
  ];
}

/** Selects the latest of several versions of a changed instance. */
function latestVersions(entries: readonly Entry[]): Entry[] {
  const kept = new Map<number, Entry>();
  for (const entry of entries) {
    if (entry.override === null) continue;
    const instance = instantOf(entry.override.of).getTime();
    if ((kept.get(instance)?.sequence ?? 0) <= entry.sequence) kept.set(instance, entry);
  }
  return [...kept.values()];
}

/** In characters. No title of a room's entry is longer, and each instance has a copy of it. */
const LONGEST_TITLE = 1_000;

const titleOf = (component: Component): string =>
  visibleLine(plainText(firstGraphemes(textOf(component, "SUMMARY"), LONGEST_TITLE))).replace(/\s+/g, " ");

/**
 * The busy time of all entries with the same UID, with titles. A changed instance without a title has that of its
 * series.
 */
function spansOf(entries: readonly Entry[], window: CalendarWindow, zones: Zones) {
  const changed = latestVersions(entries);
  const overrides = changed.flatMap(({ override }) => override ?? []);
  const whole = entries.filter(({ override }) => override === null);
  const usual = whole.map(({ component }) => titleOf(component)).find((title) => title !== "") ?? "";
  const series = whole.flatMap((entry) =>
    instancesOf(entry.component, entry.span, entry.isBusy, overrides, window, zones).map(
      ({ from, ...span }) => ({ ...span, title: titleOf(from) || usual }),
    ),
  );
  const alone = changed
    .filter((entry) => entry.isBusy)
    .map((entry) => ({
      startsAt: instantOf(entry.span.start),
      endsAt: entry.span.endOf(entry.span.start.clock),
      title: titleOf(entry.component) || usual,
    }));
  return [...series, ...alone];
}

function byUid(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.uid);
    if (group === undefined) groups.set(entry.uid, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** The part of a span inside a window; null if there is none. */
function inWindow<Time extends Pick<BusyEntry, "startsAt" | "endsAt">>(
  span: Time,
  { from, to }: CalendarWindow,
): Time | null {
  const startsAt = span.startsAt > from ? span.startsAt : from;
  const endsAt = span.endsAt < to ? span.endsAt : to;
  return startsAt < endsAt ? { ...span, startsAt, endsAt } : null;
}

/**
 * The busy entries of an iCalendar text in a window, sorted by start and cut to the window, since programs may write an
 * end in the year 9999 for an endless entry. Repetitions are expanded, including exceptions and moved instances. Days
 * and times without a zone are Europe/Rome. Time and memory are not limited here: read untrusted calendars with
 * read-calendar.ts.
 * @param window instants
 * @throws UnreadableCalendar if the text is invalid or exceeds the limits
 */
export function expandCalendar(source: string, window: CalendarWindow): BusyEntry[] {
  const calendar = parseCalendar(source);
  const zones = zonesOf(calendar, new Date(window.to.getTime() + 366 * DAY_MS));
  const events = calendar.components.filter(({ name }) => name === "VEVENT");
  if (events.length === 0 && calendar.components.some(isFreeBusy)) {
    throw new UnreadableCalendar(text("refusals.followed.freeBusy"));
  }
  const found: BusyEntry[] = [];
  for (const [uid, entries] of byUid(events.flatMap((event) => readEntry(event, zones)))) {
    for (const span of spansOf(entries, window, zones)) {
      const seen = inWindow(span, window);
      if (seen !== null) found.push({ uid, ...seen });
    }
    if (found.length > MAX_ENTRIES) {
      throw new UnreadableCalendar(text("refusals.followed.tooMany", { maximum: MAX_ENTRIES }));
    }
  }
  return found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
