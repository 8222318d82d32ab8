import { notFound } from "next/navigation";
import { idFromSlug } from "@/lib/domain/site/slug";
import { eventCalendar } from "@/lib/feeds/event-calendar";
import { calendarResponse } from "@/lib/http/calendar-response";
import { catalogueEvent } from "@/lib/services/catalogue/catalogue";

/** The calendar file of one event. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const id = idFromSlug((await params).slug);
  const event = id === null ? null : await catalogueEvent(id);
  if (event === null) notFound();
  return calendarResponse(eventCalendar([event], new Map()), `evento-${event.id}.ics`);
}
