import { type CalendarDay, formatDayRange, formatLongDay, type WallTime } from "../time/dates";
import { type EventState, eventRefusal, freeEventPlaces, isFull } from "./event-state";

/** How the pages of events say day, time and places (docs/rules.md). */

interface EventTimes {
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
}

const isOneDay = ({ eventDate, endDate }: EventTimes) => endDate === null || endDate === eventDate;

/** "giovedì 3 dicembre 2026", or "3–5 dicembre 2026" over several days. */
export function eventDays(event: EventTimes): string {
  return isOneDay(event)
    ? formatLongDay(event.eventDate)
    : formatDayRange(event.eventDate, event.endDate ?? "");
}

/** "20:30 – 22:00": the first five characters of both; over several days from the first to the last. */
export function eventTimes(event: EventTimes): string {
  const start = event.startTime.slice(0, 5);
  const end = event.endTime.slice(0, 5);
  return isOneDay(event) ? `${start} – ${end}` : `dalle ${start} del primo giorno alle ${end} dell'ultimo`;
}

/** "12/30 partecipanti" */
export function eventParticipants(event: { currentParticipants: number; maxParticipants: number }): string {
  return `${event.currentParticipants}/${event.maxParticipants} partecipanti`;
}

/** "18 posti liberi", "1 posto libero", "posti esauriti" */
export function freePlaces(event: {
  currentParticipants: number;
  maxParticipants: number;
  heldPlaces?: number;
}): string {
  const free = freeEventPlaces(event);
  if (free === 0) return "posti esauriti";
  return free === 1 ? "1 posto libero" : `${free} posti liberi`;
}

/**
 * The number of participants, and of free places: none once sign-ups are closed or the event is over. Null for
 * a canceled event, which has no places.
 */
export function placesWords(
  event: EventState,
  now: Date,
): { taken: string; free: string; isClosed: boolean } | null {
  if (event.status === "canceled") return null;
  const isClosed = !isFull(event) && eventRefusal(event, now) !== null;
  const free = isClosed ? "iscrizioni chiuse" : freePlaces(event);
  return { taken: eventParticipants(event), free, isClosed };
}
