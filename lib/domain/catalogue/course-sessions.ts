import { addDays, type CalendarDay, earlierOf, type WallTime } from "@/lib/domain/time/dates";
import { hasDuration, type Span } from "../room-time/busy-spans";
import type { ClosureTimes } from "../room-time/closure";
import { offDays } from "./course-group";
import type { CourseStatus } from "./course-state";
import {
  firstDayOf,
  heldLessons,
  type IsOff,
  type LessonPlan,
  LOOKED_AT_DAYS,
  lastDayOf,
  type PlannedLesson,
  plannedLessons,
} from "./lesson-plan";

/** A weekly lesson; `dayOfWeek` 0 is Sunday. */
export interface CourseSession {
  dayOfWeek: number;
  startTime: WallTime;
  endTime: WallTime;
}

/** The fields that determine when a course occupies a room. */
export interface CoursePlan extends LessonPlan {
  spaceId: number | null;
  isActive: boolean;
  status: CourseStatus;
}

/** The fields of a closure that matter to courses. */
interface PlannedClosure extends ClosureTimes {
  spaceId: number | null;
}

export interface RoomSpan extends Span {
  spaceId: number;
}

/**
 * The time that a course occupies in its room, and in the rooms to which lessons were moved: its lessons from the first
 * to the last day. Lessons on observed holidays or days closed as a whole, and canceled ones, do not take place. Empty
 * if either day is missing, or the course is inactive or canceled.
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
      return spaceId === null || !hasDuration({ startsAt, endsAt }) ? [] : [{ spaceId, startsAt, endsAt }];
    },
  );
}

/**
 * The lessons of a course between two days (at most 366 days), including canceled ones, in any room. Without a first or
 * last day they repeat every week; an inactive or canceled course has none.
 */
export function allLessonsOn(
  course: Omit<CoursePlan, "spaceId">,
  from: CalendarDay,
  to: CalendarDay,
  isOff: IsOff,
): PlannedLesson[] {
  if (!course.isActive || course.status === "canceled") return [];
  return plannedLessons(course, from, earlierOf(to, addDays(from, LOOKED_AT_DAYS - 1)), isOff);
}

/** `allLessonsOn` without canceled lessons. */
export const lessonsOn = (...asked: Parameters<typeof allLessonsOn>): PlannedLesson[] =>
  allLessonsOn(...asked).filter(({ status }) => status === "scheduled");
