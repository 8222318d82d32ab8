import { isLasting, type Span } from "../room-time/busy-spans";
import type { ClosureTimes } from "../room-time/closure";
import type { CalendarDay, WallTime } from "../time/dates";
import { offDays } from "./course-group";
import type { CourseStatus } from "./course-state";
import { firstDayOf, heldLessons, type LessonPlan, lastDayOf } from "./lesson-plan";

/** One weekly lesson; `dayOfWeek` 0 is Sunday. */
export interface CourseSession {
  dayOfWeek: number;
  startTime: WallTime;
  endTime: WallTime;
}

/** What decides when a course takes the time of a room. */
export interface CoursePlan extends LessonPlan {
  spaceId: number | null;
  isActive: boolean;
  status: CourseStatus;
}

/** A closure as far as courses are concerned. */
interface PlannedClosure extends ClosureTimes {
  spaceId: number | null;
}

export interface RoomSpan extends Span {
  spaceId: number;
}

/**
 * The time that a course takes in its room, and in those that lessons were moved to: its lessons from the first day to the
 * last. Lessons on observed holidays, on days that are closed as a whole, and canceled ones do not take place. Nothing
 * without both days, and nothing of a course that is inactive or canceled.
 */
export function courseSpans(
  course: CoursePlan,
  closures: readonly PlannedClosure[],
  holidayOn: (day: CalendarDay) => string | null,
): RoomSpan[] {
  const { startDate, endDate, isActive, status } = course;
  if (!isActive || status === "canceled" || startDate === null || endDate === null) return [];
  const isOff = offDays(closures, course.spaceId, holidayOn);
  const first = firstDayOf(course) ?? startDate;
  return heldLessons(course, first, lastDayOf(course) ?? endDate, isOff).flatMap(
    ({ startsAt, endsAt, spaceId: other }) => {
      const spaceId = other ?? course.spaceId;
      return spaceId === null || !isLasting({ startsAt, endsAt }) ? [] : [{ spaceId, startsAt, endsAt }];
    },
  );
}
