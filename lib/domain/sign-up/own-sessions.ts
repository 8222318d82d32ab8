import {
  heldLessons,
  type IsOff,
  type LessonPlan,
  lastDayOf,
  type PlannedLesson,
  plannedLessons,
} from "../catalogue/lesson-plan";
import type { Span } from "../room-time/busy-spans";
import { addDays, type CalendarDay, earlierOf, type WallTime } from "../time/dates";

/** Lessons of a course without an end are listed this far ahead. */
const AHEAD_DAYS = 366;

interface Attended {
  course: LessonPlan;
  /** The days of the sign-up. */
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  /** The hour of a single lesson. */
  singleTime: WallTime | null;
  /** Of the sign-up; left out: it is live. */
  status?: "confirmed" | "pending" | "canceled";
}

interface OwnLesson extends Span {
  /** Another room than that of the course, which the lesson was moved to. */
  spaceId?: number;
}

const toSpan = ({ startsAt, endsAt, spaceId }: PlannedLesson): OwnLesson => ({
  startsAt,
  endsAt,
  ...(spaceId === null ? {} : { spaceId }),
});

/** When a participant attends a course: its lessons, or whole days where the hours are not known. */
export type OwnTimes =
  | { spans: OwnLesson[]; isSingle?: true }
  | { days: { first: CalendarDay; last: CalendarDay } }
  | null;

/**
 * The times of a sign-up for a course. A group runs to its last day, without one as far as lessons are listed; without
 * lessons only the first day is known. A course by days has the days of the sign-up, a single lesson is one. Null without any
 * day.
 * @param today lessons of a course without an end are listed from here
 * @param isOff days on which no lesson takes place
 */
export function ownTimes(
  { course, startDate, endDate, singleTime, status }: Attended,
  today: CalendarDay,
  isOff: IsOff,
): OwnTimes {
  const first = startDate ?? course.startDate;
  if (first === null) return null;
  if (singleTime !== null) {
    // One that is canceled too, by itself or for a closure: the calendar of who had booked it says so.
    const lessons = plannedLessons(course, first, first, status === "canceled" ? () => false : isOff);
    return { spans: lessons.filter(({ startTime }) => startTime === singleTime).map(toSpan), isSingle: true };
  }
  const isGroup = course.startDate !== null;
  const last = isGroup ? (lastDayOf(course) ?? addDays(today, AHEAD_DAYS)) : (endDate ?? first);
  const until = earlierOf(last, addDays(first > today ? first : today, AHEAD_DAYS));
  const spans = heldLessons(course, first, until, isOff).map(toSpan);
  if (spans.length > 0) return { spans };
  if (isGroup && course.sessions.length > 0) return null;
  return { days: { first, last: isGroup ? first : last } };
}
