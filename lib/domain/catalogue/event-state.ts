import { addDays, type CalendarDay, dayOf, toInstant, type WallTime } from "../time/dates";

/** The state of an event: whether sign-ups are open, and its button (docs/rules.md). */

export type EventStatus = "scheduled" | "confirmed" | "canceled";

export interface EventState {
  status: EventStatus;
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
  maxParticipants: number;
  currentParticipants: number;
  /** Seats held for open offers of the waiting list. */
  heldPlaces?: number;
  isRegistrationOpen: boolean;
  isActive: boolean;
}

interface EventButton {
  /** The key of its text in `offering.button`. */
  label: "soldOut" | "register" | "closed" | "canceled";
  disabled: boolean;
}

type EventRefusal = "NOT_FOUND" | "CANCELED" | "REGISTRATION_CLOSED";

type Places = Pick<EventState, "currentParticipants" | "maxParticipants" | "heldPlaces">;

/** @param held seats held for open offers; by default all of them */
export function freeEventPlaces(event: Places, held = event.heldPlaces ?? 0): number {
  return Math.max(0, event.maxParticipants - event.currentParticipants - held);
}

export function isFull(event: Places): boolean {
  return freeEventPlaces(event) === 0;
}

export function startOfEvent(event: Pick<EventState, "eventDate" | "startTime">): Date {
  return toInstant(event.eventDate, event.startTime.slice(0, 5));
}

type EventSpan = Pick<EventState, "eventDate" | "endDate" | "startTime" | "endTime">;

/**
 * The end of the last day; without an end date, of the only day. A one-day event that ends at or before its start time
 * ends after midnight.
 */
export function endOfEvent(event: EventSpan): Date {
  const lastDay = event.endDate ?? event.eventDate;
  const isPastMidnight = lastDay === event.eventDate && event.endTime <= event.startTime;
  return toInstant(isPastMidnight ? addDays(lastDay, 1) : lastDay, event.endTime.slice(0, 5));
}

export function isOver(event: EventSpan, now: Date): boolean {
  return endOfEvent(event) <= now;
}

/** The state of the button on a card. With `now`, an event that is over is closed even if left open. */
export function eventButton(event: EventState, now?: Date): EventButton {
  if (event.status === "canceled") return { label: "canceled", disabled: true };
  if (isFull(event)) return { label: "soldOut", disabled: true };
  const isOpen = event.isRegistrationOpen && !(now && isOver(event, now));
  return isOpen ? { label: "register", disabled: false } : { label: "closed", disabled: true };
}

/** Why nobody can sign up for an event, regardless of free places; null if sign-ups are open. */
export function eventRefusal(event: EventState, now: Date): EventRefusal | null {
  if (!event.isActive) return "NOT_FOUND";
  if (event.status === "canceled") return "CANCELED";
  return !event.isRegistrationOpen || isOver(event, now) ? "REGISTRATION_CLOSED" : null;
}

/** Whether a canceled event's days are over, so that the list no longer needs to announce the cancellation. */
export const isPastAndCanceled = (event: EventState, now: Date): boolean =>
  event.status === "canceled" && (event.endDate ?? event.eventDate) < dayOf(now);

/** Whether it has the minimum number of participants, including those of an external form. */
export const hasEnough = (
  event: Pick<EventState, "currentParticipants"> & { minParticipants: number },
): boolean => event.currentParticipants >= event.minParticipants;

/** Whether only the waiting list is available: no place is free, and sign-ups on this site would otherwise be open. */
export function canWaitFor(event: EventState & { googleFormUrl: string | null }, now: Date): boolean {
  return isFull(event) && event.googleFormUrl === null && eventRefusal(event, now) === null;
}

/** Upcoming events (running ones too), soonest first, and past ones, latest first. */
export function splitEvents<T extends EventState>(
  events: readonly T[],
  now: Date,
): { upcoming: T[]; past: T[] } {
  const byStart = (a: T, b: T) => startOfEvent(a).getTime() - startOfEvent(b).getTime();
  return {
    upcoming: events.filter((event) => !isOver(event, now)).sort(byStart),
    past: events.filter((event) => isOver(event, now)).sort((a, b) => byStart(b, a)),
  };
}

/** The order of the public list: see `splitEvents`. */
export function sortEvents<T extends EventState>(events: readonly T[], now: Date): T[] {
  const { upcoming, past } = splitEvents(events, now);
  return [...upcoming, ...past];
}
