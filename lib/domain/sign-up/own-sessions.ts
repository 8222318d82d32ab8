import { type CourseSession, sessionSpans } from "../catalogue/course-sessions";
import type { Span } from "../room-time/busy-spans";
import { addDays, type CalendarDay, earlierOf } from "../time/dates";

/** An open-ended course stands so far ahead in somebody's calendar. */
const AHEAD_DAYS = 366;

interface Attended {
  course: { startDate: CalendarDay | null; endDate: CalendarDay | null; sessions: readonly CourseSession[] };
  /** When the place begins and ends, as it was booked. */
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
}

/** When somebody with a place in a course goes there: to its sessions, or (days) on days without known hours. */
export type OwnTimes = { spans: Span[] } | { days: { first: CalendarDay; last: CalendarDay } } | null;

/**
 * The times of a place in a course. A group goes on to its end, an open-ended one as far as is looked ahead; without
 * sessions only its first day is known. A course without dates has the days that were booked. Null without any day.
 * @param today an open-ended course is looked ahead from here
 * @param isOff days on which no session takes place
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
