import { type CalendarEntry, googleCalendarUrl } from "@/lib/domain/booking/calendar-link";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { site, withSiteAddress } from "@/lib/site";

type CalendarFacts = Pick<
  CentreEvent,
  "title" | "eventDate" | "endDate" | "startTime" | "endTime" | "location"
>;

/** The address that opens the external calendar with the event filled in. */
export function eventCalendarUrl(event: CalendarFacts, details: string): string {
  const entry: CalendarEntry = {
    title: `${event.title} – ${site.name}`,
    startsAt: startOfEvent(event),
    endsAt: endOfEvent(event),
    details,
    location: withSiteAddress(event.location),
  };
  return googleCalendarUrl(entry);
}
