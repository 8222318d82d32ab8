import { addressOf } from "@/lib/domain/site/contacts";
import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import type { Language } from "@/lib/domain/language/languages";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { absoluteUrl } from "@/lib/seo/site-url";
import { type CalendarEntry, calendarText, calendarUid } from "./calendar-entry";

const REFRESH_SECONDS = 3600;

const TITLES: Record<Language, string> = { it: "Eventi", en: "Events" };

/** A SEQUENCE for things without a counter: seconds from creation to the last change. */
export const sequenceOf = (createdAt: Date, changedAt: Date) =>
  Math.max(0, Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000));

/** The calendar entry of an event. */
export function eventEntry(event: CentreEvent, changedAt: Date, site: KnownSite): CalendarEntry {
  const url = absoluteUrl(paths.event(event));
  return {
    uid: calendarUid(`evento-${event.id}`, site),
    startsAt: startOfEvent(event),
    endsAt: endOfEvent(event),
    status: event.status === "canceled" ? "canceled" : "confirmed",
    sequence: sequenceOf(new Date(event.createdAt), changedAt),
    changedAt,
    summary: event.title,
    description: `${event.description}\n\n${url}`.trim(),
    location: [event.location, site.name, addressOf(site)].filter((part) => part !== "").join(", "),
    url,
  };
}

/**
 * The iCalendar file of events: one event for a download, all for a subscription.
 * @param changes when each event was last changed, by id
 * @param language of the calendar's own name; the events are in it already
 */
export function eventCalendar(
  events: readonly CentreEvent[],
  changes: ReadonlyMap<number, Date>,
  language: Language,
  site: KnownSite,
): string {
  const entries = events.map((event) =>
    eventEntry(event, changes.get(event.id) ?? new Date(event.createdAt), site),
  );
  const title = TITLES[language];
  return calendarText(`${title} · ${site.name}`, title, entries, site, REFRESH_SECONDS);
}
