import "server-only";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { absoluteUrl } from "@/lib/seo/site-url";
import { site, siteAddress } from "@/lib/site";
import { type CalendarEntry, calendarText, calendarUid } from "./calendar-entry";

const REFRESH_SECONDS = 3600;

/** A SEQUENCE for things without a counter: seconds from creation to the last change. */
export const sequenceOf = (createdAt: Date, changedAt: Date) =>
  Math.max(0, Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000));

/** The calendar entry of an event. */
export function eventEntry(event: CentreEvent, changedAt: Date): CalendarEntry {
  const url = absoluteUrl(paths.event(event));
  return {
    uid: calendarUid(`evento-${event.id}`),
    startsAt: startOfEvent(event),
    endsAt: endOfEvent(event),
    status: event.status === "canceled" ? "canceled" : "confirmed",
    sequence: sequenceOf(new Date(event.createdAt), changedAt),
    changedAt,
    summary: event.title,
    description: `${event.description}\n\n${url}`.trim(),
    location: [event.location, site.name, siteAddress].filter((part) => part !== "").join(", "),
    url,
  };
}

/**
 * The iCalendar file of events: one event for a download, all for a subscription.
 * @param changes when each event was last changed, by id
 */
export function eventCalendar(events: readonly CentreEvent[], changes: ReadonlyMap<number, Date>): string {
  const entries = events.map((event) =>
    eventEntry(event, changes.get(event.id) ?? new Date(event.createdAt)),
  );
  return calendarText(`Eventi · ${site.name}`, "Eventi", entries, REFRESH_SECONDS);
}
