import { eventCalendar } from "@/lib/feeds/event-calendar";
import { calendarResponse } from "@/lib/http/calendar-response";
import { catalogueChanges, catalogueEvents } from "@/lib/services/catalogue/catalogue";

/** The calendar feed of all active events. */
export async function GET(): Promise<Response> {
  const [events, { events: changes }] = await Promise.all([catalogueEvents(new Date()), catalogueChanges()]);
  const changed = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]));
  return calendarResponse(eventCalendar(events, changed), "eventi.ics");
}
