import type { Span } from "../room-time/busy-spans";
import type { ClosureTimes } from "../room-time/closure";
import { type CalendarDay, dayOfWeek, listDays, toInstant, type WallTime } from "../time/dates";
import { offDays } from "./course-group";
import type { CourseStatus } from "./course-state";

/** One weekly lesson; `dayOfWeek` 0 is Sunday. */
export interface CourseSession {
  dayOfWeek: number;
  startTime: WallTime;
  endTime: WallTime;
}

/** What decides when a course takes the time of a room. */
export interface CoursePlan {
  spaceId: number | null;
  sessions: readonly CourseSession[];
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  isActive: boolean;
  status: CourseStatus;
}

/** A closure as far as courses are concerned. */
export interface PlannedClosure extends ClosureTimes {
  spaceId: number | null;
}

/** The sessions of a course from one day to another, days off left out. */
export function sessionSpans(
  sessions: readonly CourseSession[],
  first: CalendarDay,
  last: CalendarDay,
  isOff: (day: CalendarDay) => boolean,
): Span[] {
  return listDays(first, last)
    .filter((day) => sessions.some((session) => session.dayOfWeek === dayOfWeek(day)) && !isOff(day))
    .flatMap((day) =>
      sessions
        .filter((session) => session.dayOfWeek === dayOfWeek(day))
        .map(({ startTime, endTime }) => ({
          startsAt: toInstant(day, startTime),
          endsAt: toInstant(day, endTime),
        })),
    );
}

/**
 * The time that a course takes in its room: its sessions of each week from the first day to the last. Sessions on
 * observed holidays, and on days that are closed as a whole, do not take place. Nothing without a room, both days and
 * sessions, and nothing of a course that is inactive or canceled.
 */
export function courseSpans(
  { spaceId, sessions, startDate, endDate, isActive, status }: CoursePlan,
  closures: readonly PlannedClosure[],
  holidayOn: (day: CalendarDay) => string | null,
): Span[] {
  if (!isActive || status === "canceled" || spaceId === null) return [];
  if (startDate === null || endDate === null || endDate < startDate) return [];
  return sessionSpans(sessions, startDate, endDate, offDays(closures, spaceId, holidayOn));
}
