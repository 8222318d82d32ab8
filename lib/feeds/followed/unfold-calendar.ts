import ical, { type VEvent } from "node-ical";
import { addDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import { isTooOften, neverHappens } from "./bounded-rules";
import { WHOLE_DAYS, withRomeTimes } from "./rome-times";

/** Time that an entry of a calendar takes. */
export interface BusyEntry {
  /** The entry's own identifier; the instances of a repetition share it. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
}

/** The instants between which entries count. */
export interface CalendarWindow {
  from: Date;
  to: Date;
}

/** What the thread of unfold-thread.ts is asked, and what it answers. */
export interface CalendarRequest {
  text: string;
  window: CalendarWindow;
}
export type Unfolded = { entries: BusyEntry[] } | { refusal: string };

/** A text that is no whole iCalendar, or one that asks for more than a room's calendar can hold. */
export class UnreadableCalendar extends Error {}

/** More busy entries than this in the window are no calendar of a room. */
const MAX_ENTRIES = 5_000;
/** An instance that was moved may have been planned this far from where it is now. */
const MOVED_DAYS = 60;
const RULES = /^RRULE[^\r\n]*/gim;

function requireWhole(text: string): void {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (!/^BEGIN:VCALENDAR/i.test(trimmed) || !/END:VCALENDAR$/i.test(trimmed)) {
    throw new UnreadableCalendar("La risposta non è un calendario completo.");
  }
  const count = (mark: RegExp) => trimmed.match(mark)?.length ?? 0;
  if (count(/^BEGIN:/gim) !== count(/^END:/gim)) {
    throw new UnreadableCalendar("La risposta non è un calendario completo.");
  }
  if ((trimmed.replace(/\r?\n[ \t]/g, "").match(RULES) ?? []).some(isTooOften)) {
    throw new UnreadableCalendar("Il calendario contiene un impegno che si ripete più volte al giorno.");
  }
}

/** Free time and what was called off do not count. */
function isBusy(event: Pick<VEvent, "status" | "transparency">): boolean {
  return event.status !== "CANCELLED" && event.transparency !== "TRANSPARENT";
}

function wholeDaysOf(event: object): number | null {
  const value: unknown = Reflect.get(event, WHOLE_DAYS.replace(/^X-/, ""));
  return typeof value === "string" ? Number(value) : null;
}

/** What the library cannot read is the calendar's fault: an entry that makes no sense, a rule that names no day ever. */
function readByLibrary<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new UnreadableCalendar("Il calendario contiene un impegno che non si riesce a leggere.", { cause });
  }
}

/** The instances of one entry that touch the window. */
function instancesOf(event: VEvent, window: CalendarWindow): BusyEntry[] {
  if (event.rrule && neverHappens(event.rrule.toString())) return [];
  const margin = MOVED_DAYS * 86_400_000;
  const instances = readByLibrary(() =>
    ical.expandRecurringEvent(event, {
      from: new Date(window.from.getTime() - margin),
      to: new Date(window.to.getTime() + margin),
      expandOngoing: true,
    }),
  );
  const entries: BusyEntry[] = [];
  for (const instance of instances) {
    if (!isBusy(instance.event)) continue;
    const startsAt = new Date(instance.start);
    const days = wholeDaysOf(instance.event);
    // A whole day lasts 23 or 25 hours when the clock changes.
    const endsAt =
      days === null ? new Date(instance.end) : toInstant(addDays(dayOf(startsAt), days), "00:00");
    if (startsAt < endsAt && startsAt < window.to && endsAt > window.from) {
      entries.push({ uid: event.uid, startsAt, endsAt });
    }
  }
  return entries;
}

/**
 * The busy entries of an iCalendar text that touch a window of time, repetitions unfolded with their exceptions and
 * moved instances, in order of time. Whole days and times without a zone are Rome's. What it may cost is not bounded
 * here: a stranger's calendar is read by read-calendar.ts.
 * @param window instants
 * @throws UnreadableCalendar when the text is not complete, or too much
 */
export function unfoldCalendar(text: string, window: CalendarWindow): BusyEntry[] {
  requireWhole(text);
  const components = readByLibrary(() => ical.sync.parseICS(withRomeTimes(text)));
  const entries: BusyEntry[] = [];
  for (const component of Object.values(components)) {
    if (component?.type !== "VEVENT") continue;
    entries.push(...instancesOf(component as VEvent, window));
    if (entries.length > MAX_ENTRIES) {
      throw new UnreadableCalendar(`Il calendario ha più di ${MAX_ENTRIES} impegni.`);
    }
  }
  return entries.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
