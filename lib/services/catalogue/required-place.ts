import "server-only";
import type { Queryable } from "@/lib/data/client";
import type { CoursePlace } from "@/lib/domain/catalogue/course-places";
import { lessonsOn } from "@/lib/domain/catalogue/course-sessions";
import { text } from "@/lib/domain/language/text";
import { isTooLong } from "@/lib/domain/room-time/longest";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import { fieldError, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { findDaysOff, findStartDay } from "./course-days";

export interface RequestedPlace {
  /** The participant's first day. */
  startDate?: CalendarDay | null;
  /** The day of a single lesson. */
  singleDate?: CalendarDay | null;
  /** Its hour, if the day has several lessons. */
  singleTime?: WallTime | null;
}

/**
 * The single lesson on a day that has not begun.
 * @throws AppError VALIDATION at `singleDate` (no lesson, or it has begun), at `singleTime` when the day has several
 * lessons and none is named
 */
async function requireSingleLesson(
  on: Queryable,
  course: Course,
  day: CalendarDay,
  time: WallTime | null,
  now: Date,
): Promise<CoursePlace> {
  const isOff = await findDaysOff(on, course, day);
  const lessons = lessonsOn(course, day, day, isOff).filter(
    ({ startTime }) => time === null || startTime === time,
  );
  const [lesson, second] = lessons.filter(({ startsAt }) => startsAt > now);
  if (lesson === undefined)
    throw fieldError(
      "singleDate",
      text(`refusals.signUp.${lessons.length > 0 ? "lessonBegun" : "noLesson"}`),
    );
  if (second !== undefined) throw fieldError("singleTime", text("refusals.signUp.chooseLesson"));
  return { day, time: lesson.startTime };
}

/**
 * The place to take: a first day or a single lesson. Null when the last lesson of a group has begun.
 * @throws AppError VALIDATION at `startDate`, `singleDate` or `singleTime`
 */
export async function findPlace(
  on: Queryable,
  offering: Offering,
  { startDate = null, singleDate = null, singleTime = null }: RequestedPlace,
  now: Date,
): Promise<CoursePlace | null> {
  if (offering.kind === "course" && singleDate !== null)
    return requireSingleLesson(on, offering, singleDate, singleTime, now);
  const start = await findStartDay(on, offering, startDate, now);
  return start && { day: start.day, time: null };
}

/** @throws AppError CANCELED when `place` is a single lesson that does not take place */
export async function requireLessonHeld(
  on: Queryable,
  offering: Offering,
  { day, time }: CoursePlace,
): Promise<void> {
  if (offering.kind === "event" || day === null || time === null) return;
  const lessons = lessonsOn(offering, day, day, await findDaysOff(on, offering, day));
  if (!lessons.some(({ startTime }) => startTime === time))
    throw wordedError("CANCELED", "refusals.course.lessonCanceled");
}

/**
 * The place of a sign-up with a last day, which only counts in a course by days.
 * @throws AppError VALIDATION at `endDate` before the first day, which the course may have decided, or too long after it
 */
export function withLastDay(place: CoursePlace, endDate: CalendarDay | null): CoursePlace {
  const { day, time } = place;
  if (time !== null) return place;
  if (endDate !== null && day !== null) {
    if (endDate < day) throw fieldError("endDate", VALIDATION.endBeforeStart);
    if (isTooLong(day, endDate)) throw fieldError("endDate", VALIDATION.lastsTooLong);
  }
  return { ...place, until: endDate };
}
