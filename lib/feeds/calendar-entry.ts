import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import ical, { type ICalCalendar, type ICalEventData, ICalEventStatus } from "ical-generator";
import { plainLines, visibleLine } from "@/lib/domain/person/visible-text";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import type { FeedWords } from "./feed-words";

/** An entry of an iCalendar file (VEVENT). */
export interface CalendarEntry {
  /** UID: the same in a download, a mail and a feed. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  /** First and last day of an all-day entry. */
  days?: { first: CalendarDay; last: CalendarDay };
  status: "confirmed" | "tentative" | "canceled";
  /** SEQUENCE: increases with each change; programs use the highest. */
  sequence: number;
  changedAt: Date;
  summary: string;
  description?: string;
  location: string;
  url?: string;
}

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  canceled: ICalEventStatus.CANCELLED,
} as const;

/** A globally unique UID: "prenotazione-42@example.org". */
export const calendarUid = (name: string, { calendarDomain }: KnownSite) => `${name}@${calendarDomain}`;

/** "20261203T0800" (UTC): distinguishes the UIDs of several entries of the same record by their start. */
export const momentStamp = (instant: Date) => instant.toISOString().slice(0, 16).replace(/[-:]/g, "");

function eventOf(entry: CalendarEntry): ICalEventData {
  const { uid, startsAt, endsAt, days, status, sequence, changedAt, summary, description, location, url } =
    entry;
  return {
    id: uid,
    // The library uses the UTC day of an instant for all-day entries; noon in Rome is on the same UTC day.
    start: days ? toInstant(days.first, "12:00") : startsAt,
    end: days ? toInstant(addDays(days.last, 1), "12:00") : endsAt,
    allDay: days !== undefined,
    stamp: changedAt,
    lastModified: changedAt,
    sequence,
    summary,
    location,
    status: STATUS[status],
    ...(description ? { description } : {}),
    ...(url ? { url } : {}),
  };
}

/** RFC 5545 (3.3.11) allows no control characters but the tab; stored texts may contain others. */
const plainTexts = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      typeof value === "string" ? plainLines(value).replaceAll("\0", "") : value,
    ]),
  ) as T;

/** A text on one line with the escapes of RFC 5545 (3.3.11), which the library omits for the calendar's own name. */
const escapedLine = (text: string): string => visibleLine(text).replace(/[\\;,]/g, "\\$&");

/**
 * The iCalendar text of entries, with instants in UTC. It has no METHOD, not even in mails: METHOD would turn each file
 * into a message of RFC 5546, which requires an ORGANIZER. Outlook would then show the entry as another person's
 * meeting, and Apple's calendar would make it read-only. METHOD:CANCEL removes only what an invitation added, in
 * Outlook as in Gmail, and there is no invitation here. Programs that import the file again find the entry by UID and
 * STATUS:CANCELLED. Deterministic, so that it can be hashed for an ETag.
 * @param words in the entries' language
 */
export function calendarText(
  name: string,
  product: string,
  entries: readonly CalendarEntry[],
  { site, language }: FeedWords,
  refreshSeconds?: number,
): string {
  const calendar: ICalCalendar = ical({
    name: escapedLine(name),
    prodId: { company: escapedLine(site.name), product, language: language.toUpperCase() },
    ...(refreshSeconds ? { ttl: refreshSeconds } : {}),
  });
  for (const entry of entries) calendar.createEvent(plainTexts(eventOf(entry)));
  // The library does not end the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}
