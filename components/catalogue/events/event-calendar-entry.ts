import { type CalendarEntry, googleCalendarUrl } from "@/lib/domain/booking/calendar-link";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-state";
import { withAddress } from "@/lib/domain/site/contacts";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

type CalendarFacts = Pick<
  CentreEvent,
  "title" | "eventDate" | "endDate" | "startTime" | "endTime" | "location"
>;

export function eventCalendarUrl(
  event: CalendarFacts,
  details: string,
  site: Pick<SiteFacts, "name" | "address">,
): string {
  const entry: CalendarEntry = {
    title: `${event.title} – ${site.name}`,
    startsAt: startOfEvent(event),
    endsAt: endOfEvent(event),
    details,
    location: withAddress(event.location, site.address),
  };
  return googleCalendarUrl(entry);
}
