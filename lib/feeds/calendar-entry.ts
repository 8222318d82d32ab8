import "server-only";
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import { site } from "@/lib/site";

/** What takes somebody's time, as calendar programs read it. */
export interface CalendarEntry {
  /** The same for one thing wherever it goes out: in a download, a mail, a feed. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  /** Whole days, for what has no hours: the first and the last of them. */
  days?: { first: CalendarDay; last: CalendarDay };
  status: "confirmed" | "tentative" | "canceled";
  /** Higher after each change; programs take the highest. */
  sequence: number;
  /** When it was last changed. */
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

/** An identifier that no other site gives: "prenotazione-42@example.org". */
export const calendarUid = (name: string) => `${name}@${site.email.split("@")[1]}`;

/** "20261203T0800": tells the stretches of one thing apart, for as long as they stay where they are. */
export const momentStamp = (instant: Date) => instant.toISOString().slice(0, 16).replace(/[-:]/g, "");

function eventOf(entry: CalendarEntry): ICalEventData {
  const { uid, startsAt, endsAt, days, status, sequence, changedAt, summary, description, location, url } =
    entry;
  return {
    id: uid,
    // The library takes the UTC day of an instant for a whole day; noon is on the same day everywhere near Rome.
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

/** An iCalendar text of entries, instants in UTC. The same entries give the same text, so that it can carry an ETag. */
export function calendarText(
  name: string,
  product: string,
  entries: readonly CalendarEntry[],
  refreshSeconds?: number,
): string {
  const calendar: ICalCalendar = ical({
    name,
    prodId: { company: site.name, product, language: "IT" },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshSeconds ? { ttl: refreshSeconds } : {}),
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  // The library leaves the last line open; RFC 5545 ends every line.
  return `${calendar.toString()}\r\n`;
}
