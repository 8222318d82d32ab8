import { hasDuration, type Span } from "../room-time/busy-spans";
import { type CalendarDay, listDays, toInstant, type WallTime } from "../time/dates";
import type { EventStatus } from "./event-state";

/** The fields that determine when an event occupies a room. */
interface EventPlan {
  spaceId: number | null;
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
  isActive: boolean;
  status: EventStatus;
}

export function isMultiDay({ eventDate, endDate }: Pick<EventPlan, "eventDate" | "endDate">): boolean {
  return endDate !== null && endDate > eventDate;
}

/** The time that an event occupies in its room; empty without a room. */
export const eventSpans = (event: EventPlan): Span[] => (event.spaceId === null ? [] : heldSpans(event));

/**
 * When an event is held, with or without a room: its hours on each of its days; empty if it is inactive or canceled.
 */
export function heldSpans(event: Omit<EventPlan, "spaceId">): Span[] {
  const { eventDate, endDate, startTime, endTime, isActive, status } = event;
  if (!isActive || status === "canceled" || endTime <= startTime) return [];
  return listDays(eventDate, endDate ?? eventDate)
    .map((day) => ({ startsAt: toInstant(day, startTime), endsAt: toInstant(day, endTime) }))
    .filter(hasDuration);
}
