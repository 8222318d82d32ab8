import "server-only";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { endOfEvent, startOfEvent } from "@/lib/domain/event/event-registration";
import { paths } from "@/lib/paths";
import type { CentreEvent } from "@/lib/schemas/event";
import { absoluteUrl } from "@/lib/seo/site-url";
import { site, siteAddress } from "@/lib/site";

const REFRESH_SECONDS = 3600;

/**
 * The iCalendar file of events, with instants in UTC: one for a download, all of them for who subscribes.
 * @param changes when each event was last changed, by id
 */
export function eventCalendar(events: readonly CentreEvent[], changes: ReadonlyMap<number, Date>): string {
  const calendar = ical({
    name: `Eventi · ${site.name}`,
    prodId: { company: site.name, product: "Eventi", language: "IT" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) {
    const url = absoluteUrl(paths.event(event));
    const changed = changes.get(event.id) ?? new Date(event.createdAt);
    calendar.createEvent({
      id: `evento-${event.id}@${site.email.split("@")[1]}`,
      start: startOfEvent(event),
      end: endOfEvent(event),
      stamp: changed,
      created: new Date(event.createdAt),
      lastModified: changed,
      summary: event.title,
      description: `${event.description}\n\n${url}`.trim(),
      location: [event.location, site.name, siteAddress].filter((part) => part !== "").join(", "),
      url,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
