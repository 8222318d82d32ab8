import type { Language } from "../language/languages";
import { text } from "../language/text";
import { type CalendarDay, formatDayRange, formatLongDay, type WallTime } from "../time/dates";
import { type EventState, eventRefusal, freeEventPlaces, isFull } from "./event-state";

/** The day, time and places of an event as text (docs/rules.md). */

interface EventTimes {
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
}

const isOneDay = ({ eventDate, endDate }: EventTimes) => endDate === null || endDate === eventDate;

/** "giovedì 3 dicembre 2026", or "3–5 dicembre 2026" for several days. */
export function eventDays(event: EventTimes, language: Language): string {
  return isOneDay(event)
    ? formatLongDay(event.eventDate, language)
    : formatDayRange(event.eventDate, event.endDate ?? "", language);
}

const OVER_DAYS: Record<Language, (start: WallTime, end: WallTime) => string> = {
  it: (start, end) => `dalle ${start} del primo giorno alle ${end} dell'ultimo`,
  en: (start, end) => `from ${start} on the first day to ${end} on the last`,
};

/** "20:30 – 22:00", without seconds; for several days from the first to the last. */
export function eventTimes(event: EventTimes, language: Language): string {
  const start = event.startTime.slice(0, 5);
  const end = event.endTime.slice(0, 5);
  return isOneDay(event) ? `${start} – ${end}` : OVER_DAYS[language](start, end);
}

/** "12/30 partecipanti" */
export function eventParticipants(event: { currentParticipants: number; maxParticipants: number }): string {
  return text("offering.participants", { taken: event.currentParticipants, most: event.maxParticipants });
}

/** "18 posti liberi", "1 posto libero" or "posti esauriti" */
export function freePlaces(event: {
  currentParticipants: number;
  maxParticipants: number;
  heldPlaces?: number;
}): string {
  return text("offering.freePlaces", { count: freeEventPlaces(event) });
}

/**
 * The texts of the number of participants and of free places: the latter only while sign-ups are open and the event is
 * not over. Null for a canceled event, which has no places.
 */
export function placesWords(
  event: EventState,
  now: Date,
): { taken: string; free: string; isClosed: boolean } | null {
  if (event.status === "canceled") return null;
  const isClosed = !isFull(event) && eventRefusal(event, now) !== null;
  const free = isClosed ? text("offering.closedSignUps") : freePlaces(event);
  return { taken: eventParticipants(event), free, isClosed };
}

/** What follows the name of a room: nothing, or ", sottotetto", but not the rest of a longer name. */
const AFTER_ROOM = /^(?:$|\s*[,;:(–-])/;

/** The location without the name of the room at its beginning, which is shown as a link: ", sottotetto". */
export function besideRoom(location: string, room: { name: string } | null) {
  const rest = room !== null && location.startsWith(room.name) ? location.slice(room.name.length) : null;
  return rest !== null && AFTER_ROOM.test(rest) ? { location: "", inRoom: rest } : { location, inRoom: "" };
}
