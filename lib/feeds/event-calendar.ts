import "server-only";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import { pathIn } from "@/lib/domain/language/language-paths";
import { addressOf } from "@/lib/domain/site/contacts";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { absoluteUrl } from "@/lib/seo/site-url";
import { type CalendarEntry, calendarText, calendarUid } from "./calendar-entry";
import type { FeedWords } from "./feed-words";

const REFRESH_SECONDS = 3600;

/** A SEQUENCE for records without a counter: the seconds from creation to the last change. */
export const sequenceOf = (createdAt: Date, changedAt: Date) =>
  Math.max(0, Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000));

export function eventEntry(
  event: CentreEvent,
  changedAt: Date,
  { site, language }: FeedWords,
): CalendarEntry {
  const url = absoluteUrl(pathIn(language, paths.event(event)));
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
 * @param words in the events' language
 */
export function eventCalendar(
  events: readonly CentreEvent[],
  changes: ReadonlyMap<number, Date>,
  words: FeedWords,
): string {
  const entries = events.map((event) =>
    eventEntry(event, changes.get(event.id) ?? new Date(event.createdAt), words),
  );
  const title = words.t("feeds.events");
  return calendarText(`${title} · ${words.site.name}`, title, entries, words, REFRESH_SECONDS);
}
