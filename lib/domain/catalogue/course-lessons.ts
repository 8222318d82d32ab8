import { addDays, type CalendarDay, earlierOf } from "../time/dates";
import type { CoursePlan } from "./course-sessions";
import { type IsOff, LOOKED_AT_DAYS, type PlannedLesson, plannedLessons } from "./lesson-plan";

/**
 * The lessons of a course between two days (at most 366 days), including canceled ones, in any room. Without a first or
 * last day they repeat every week; an inactive or canceled course has none.
 * @param isOff days without lessons
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
