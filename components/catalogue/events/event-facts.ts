import type { Fact } from "@/components/catalogue/facts";
import { CalendarDays, Clock, MapPin } from "@/components/ui/icons";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

/** Day, time and place of an event. */
export function eventFacts(event: CentreEvent): Fact[] {
  return [
    { icon: CalendarDays, label: "Data", value: eventDays(event) },
    { icon: Clock, label: "Orario", value: eventTimes(event) },
    ...(event.location ? [{ icon: MapPin, label: "Luogo", value: event.location }] : []),
  ];
}
