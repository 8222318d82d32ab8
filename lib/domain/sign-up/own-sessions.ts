import { type CourseSession, sessionSpans } from "../catalogue/course-sessions";
import type { Span } from "../room-time/busy-spans";
import { addDays, type CalendarDay, earlierOf } from "../time/dates";

/** Lessons of a course without an end are listed this far ahead. */
const AHEAD_DAYS = 366;

interface Attended {
  course: { startDate: CalendarDay | null; endDate: CalendarDay | null; sessions: readonly CourseSession[] };
  /** The days of the sign-up. */
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
}

/** When a participant attends a course: its lessons, or whole days where the hours are not known. */
export type OwnTimes = { spans: Span[] } | { days: { first: CalendarDay; last: CalendarDay } } | null;

/**
 * The times of a sign-up for a course. A group runs to its last day, without one as far as lessons are listed; without
 * lessons only the first day is known. A course by days has the days of the sign-up. Null without any day.
 * @param today lessons of a course without an end are listed from here
 * @param isOff days on which no lesson takes place
 */
export function ownTimes(
  { course, startDate, endDate }: Attended,
  today: CalendarDay,
  isOff: (day: CalendarDay) => boolean,
): OwnTimes {
  const first = startDate ?? course.startDate;
  if (first === null) return null;
  const isGroup = course.startDate !== null;
  const last = isGroup ? (course.endDate ?? addDays(today, AHEAD_DAYS)) : (endDate ?? first);
  const until = earlierOf(last, addDays(first > today ? first : today, AHEAD_DAYS));
  const spans = until < first ? [] : sessionSpans(course.sessions, first, until, isOff);
  if (spans.length > 0) return { spans };
  if (isGroup && course.sessions.length > 0) return null;
  return { days: { first, last: isGroup ? first : last } };
}
