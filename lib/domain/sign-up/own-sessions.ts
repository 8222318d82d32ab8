import {
  heldLessons,
  type IsOff,
  type LessonPlan,
  lastDayOf,
  lessonsNamed,
  type PlannedLesson,
  plannedLessons,
} from "../catalogue/lesson-plan";
import type { Span } from "../room-time/busy-spans";
import { addDays, type CalendarDay, earlierOf, type WallTime } from "../time/dates";

/** How many days ahead the lessons of a course without an end are listed. */
const AHEAD_DAYS = 366;

interface Attended {
  course: LessonPlan;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  /** The time of a single lesson. */
  singleTime: WallTime | null;
  /** The status of the sign-up; omitted if it is active. */
  status?: "confirmed" | "pending" | "canceled";
}

interface OwnLesson extends Span {
  /** The room to which the lesson was moved, if it is not the room of the course. */
  spaceId?: number;
}

const toSpan = ({ startsAt, endsAt, spaceId }: PlannedLesson): OwnLesson => ({
  startsAt,
  endsAt,
  ...(spaceId === null ? {} : { spaceId }),
});

/** When a participant attends a course: its lessons, or whole days if the times are not known. */
export type OwnTimes =
  | { spans: OwnLesson[]; isSingle?: true }
  | { days: { first: CalendarDay; last: CalendarDay } }
  | null;

/**
 * The times of a sign-up for a course. A fixed group runs to its last day, or as far as lessons are listed; without
 * lessons only the first day is known. A course by days uses the days of the sign-up; a single lesson is one span. Null
 * without any day.
 * @param today start of the listed lessons of a course without an end
 */
export function ownTimes(
  { course, startDate, endDate, singleTime, status }: Attended,
  today: CalendarDay,
  isOff: IsOff,
): OwnTimes {
  const first = startDate ?? course.startDate;
  if (first === null) return null;
  if (singleTime !== null) {
    // Includes a canceled lesson, on its own or because of a closure, so that the participant's calendar shows the
    // cancellation.
    const lessons = plannedLessons(course, first, first, status === "canceled" ? () => false : isOff);
    return { spans: lessonsNamed(lessons, singleTime).map(toSpan), isSingle: true };
  }
  const isGroup = course.startDate !== null;
  const last = isGroup ? (lastDayOf(course) ?? addDays(today, AHEAD_DAYS)) : (endDate ?? first);
  const until = earlierOf(last, addDays(first > today ? first : today, AHEAD_DAYS));
  const spans = heldLessons(course, first, until, isOff).map(toSpan);
  if (spans.length > 0) return { spans };
  if (isGroup && course.sessions.length > 0) return null;
  return { days: { first, last: isGroup ? first : last } };
}
