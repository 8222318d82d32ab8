import { addDays, type CalendarDay, earlierOf } from "../time/dates";
import type { CoursePlan } from "./course-sessions";
import { type IsOff, LOOKED_AT_DAYS, type PlannedLesson, plannedLessons } from "./lesson-plan";

/**
 * The lessons of a course from one day to another (at most 366), canceled ones too, wherever it is held. Without a first or
 * last day it goes on week by week; inactive or canceled it has none.
 * @param isOff days on which no lesson takes place
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

/** The same without those that are canceled. */
export const lessonsOn = (...asked: Parameters<typeof allLessonsOn>): PlannedLesson[] =>
  allLessonsOn(...asked).filter(({ status }) => status === "scheduled");
