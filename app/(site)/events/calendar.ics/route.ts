import { catalogueChanges, catalogueEvents } from "@/lib/services/catalogue";
import { calendarResponse, eventCalendar } from "@/lib/services/event-calendar";

export const revalidate = 60;

/** All active events, for who subscribes to them. */
export async function GET(): Promise<Response> {
  const [events, { events: changes }] = await Promise.all([catalogueEvents(new Date()), catalogueChanges()]);
  const changed = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]));
  return calendarResponse(eventCalendar(events, changed), "eventi.ics");
}
