import type { Span } from "../space/busy-spans";
import { type CalendarDay, listDays, toInstant, type WallTime } from "../time/dates";

import type { EventStatus } from "./event-registration";

/** What decides when an event takes the time of a room. */
export interface EventPlan {
  spaceId: number | null;
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
  isActive: boolean;
  status: EventStatus;
}

/** Whether it goes on after its first day. */
export function isMultiDay({ eventDate, endDate }: Pick<EventPlan, "eventDate" | "endDate">): boolean {
  return endDate !== null && endDate > eventDate;
}

/** The time that an event takes in its room: its hours on each of its days; nothing without a room, inactive or canceled. */
export function eventSpans(event: EventPlan): Span[] {
  const { spaceId, eventDate, endDate, startTime, endTime, isActive, status } = event;
  if (!isActive || status === "canceled" || spaceId === null || endTime <= startTime) return [];
  return listDays(eventDate, endDate ?? eventDate).map((day) => ({
    startsAt: toInstant(day, startTime),
    endsAt: toInstant(day, endTime),
  }));
}
