import type { CourseRun } from "../catalogue/course-group";
import {
  firstDayOf,
  heldLessons,
  type IsOff,
  type LessonKey,
  type LessonPlan,
  lastDayOf,
} from "../catalogue/lesson-plan";
import { addDays, type CalendarDay, earlierOf, laterOf, listDays, type WallTime } from "../time/dates";

/**
 * The days on which participants are expected: the days of an event, the lessons of a course that take place. A course
 * without lessons at fixed times uses every day of its run (docs/rules.md, "Check-ins").
 */

/** The days of an event or a course. */
export type HeldOnDays =
  | { kind: "event"; eventDate: CalendarDay; endDate: CalendarDay | null }
  | ({ kind: "course" } & CourseRun);

/** The days of a sign-up; all null for an event. */
export interface SignUpDays {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  /** The time of a single lesson on `startDate`; null for any other sign-up. */
  singleTime: WallTime | null;
}

/** How many days ahead the next day is searched. */
const AHEAD_DAYS = 366;

const isWithin = (day: CalendarDay, first: CalendarDay | null, last: CalendarDay | null) =>
  (first === null || first <= day) && (last === null || day <= last);

/** The first and last day; null if it is open-ended. */
export function runOf(held: HeldOnDays): { first: CalendarDay | null; last: CalendarDay | null } {
  return held.kind === "event"
    ? { first: held.eventDate, last: held.endDate ?? held.eventDate }
    : { first: firstDayOf(held), last: lastDayOf(held) };
}

/**
 * Whether an event is held, or a course has a lesson, on a day.
 * @param isOff days without lessons; events, and courses without lessons at fixed times, ignore it
 */
export function isHeldOn(held: HeldOnDays, day: CalendarDay, isOff: IsOff): boolean {
  if (held.kind === "course" && held.sessions.length > 0)
    return heldLessons(held, day, day, isOff).length > 0;
  const { first, last } = runOf(held);
  return isWithin(day, first, last);
}

/** Whether there is a lesson between two days; only the first year of a longer period is searched. */
function hasLessonIn(held: HeldOnDays, first: CalendarDay, last: CalendarDay, isOff: IsOff): boolean {
  return listDays(first, earlierOf(last, addDays(first, AHEAD_DAYS))).some((day) =>
    isHeldOn(held, day, isOff),
  );
}

/**
 * Whether a participant is expected on a day. In a course with a fixed group, that is every day from the participant's
 * start; a sign-up for a course by days covers its own days.
 */
export function isExpectedOn(held: HeldOnDays, signUp: SignUpDays, day: CalendarDay, isOff: IsOff): boolean {
  if (held.kind === "event" || signUp.startDate === null) return isHeldOn(held, day, isOff);
  const { startDate, singleTime } = signUp;
  if (singleTime !== null)
    return (
      day === startDate &&
      heldLessons(held, day, day, isOff).some(({ startTime }) => startTime === singleTime)
    );
  if (held.startDate !== null) return day >= startDate && isHeldOn(held, day, isOff);
  const last = signUp.endDate ?? startDate;
  if (!isWithin(day, startDate, last)) return false;
  return isHeldOn(held, day, isOff) || !hasLessonIn(held, startDate, last, isOff);
}

/** Whether a sign-up for a course covers a lesson, even if the lesson does not take place. */
export function isForLesson(course: LessonPlan, signUp: SignUpDays, { date, startTime }: LessonKey): boolean {
  const { startDate, endDate, singleTime } = signUp;
  if (startDate === null) return true;
  if (singleTime !== null) return date === startDate && startTime === singleTime;
  if (course.startDate !== null) return date >= startDate;
  return isWithin(date, startDate, endDate ?? startDate);
}

/**
 * Whether a sign-up is exclusively for these lessons: a single lesson, or a day of a course by days whose lessons are
 * all among them.
 */
export function isForLessonsAlone(
  course: LessonPlan,
  signUp: SignUpDays,
  lessons: readonly LessonKey[],
): boolean {
  const { startDate, endDate, singleTime } = signUp;
  if (startDate === null || !lessons.some((lesson) => isForLesson(course, signUp, lesson))) return false;
  if (singleTime !== null) return true;
  if (course.startDate !== null || (endDate ?? startDate) !== startDate) return false;
  return heldLessons(course, startDate, startDate, () => false).every(({ startTime }) =>
    lessons.some((lesson) => lesson.date === startDate && lesson.startTime === startTime),
  );
}

/** The next day after `day` on which a participant is expected; null if there is none within a year. */
export function nextExpectedDay(
  held: HeldOnDays,
  signUp: SignUpDays,
  day: CalendarDay,
  isOff: IsOff,
): CalendarDay | null {
  const begin = laterOf(signUp.startDate ?? day, runOf(held).first ?? day);
  const from = begin > day ? begin : addDays(day, 1);
  const last = earlierOf(runOf(held).last ?? addDays(from, AHEAD_DAYS), addDays(from, AHEAD_DAYS));
  if (last < from) return null;
  return listDays(from, last).find((one) => isExpectedOn(held, signUp, one, isOff)) ?? null;
}
