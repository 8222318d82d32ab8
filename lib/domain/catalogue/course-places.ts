import { type CalendarDay, toInstant, type WallTime } from "../time/dates";
import { isGroup } from "./course-group";

/**
 * The free places of a course. Each lesson has `maxParticipants` places, shared by the run and single lessons: a
 * participant of the run takes one in every upcoming lesson (docs/rules.md, "Places").
 */

/** The subject of a count of places: the run of a course, a day of it, or (with `time`) a single lesson. */
export interface CoursePlace {
  /** The day on which the participant begins, or of the lesson; null for an event, and for a course without days. */
  day: CalendarDay | null;
  /** The start time of a single lesson; otherwise null. */
  time: WallTime | null;
}

/** The place that a sign-up or a waiting-list entry refers to. */
export const placeOf = ({
  startDate,
  singleTime,
}: {
  startDate: CalendarDay | null;
  singleTime: WallTime | null;
}): CoursePlace => ({ day: startDate, time: singleTime });

/** The place of a course's whole group. */
export const WHOLE_RUN: CoursePlace = { day: null, time: null };

/** Seats that are taken, or held for an offer of the waiting list. */
export interface CountedSeats extends CoursePlace {
  seats: number;
}

const seatsOf = (some: readonly CountedSeats[]) => some.reduce((sum, { seats }) => sum + seats, 0);

/** The number of single-lesson seats in the lesson with the most of them. */
function mostSingles(singles: readonly CountedSeats[]): number {
  const byLesson = new Map<string, number>();
  for (const { day, time, seats } of singles) {
    const lesson = `${day} ${time}`;
    byLesson.set(lesson, (byLesson.get(lesson) ?? 0) + seats);
  }
  return Math.max(0, ...byLesson.values());
}

/**
 * The free places of a single lesson, of a course's group, or otherwise of a course on a day; Infinity without a limit.
 * @param counted the taken or held seats of the course
 */
export function freeCoursePlaces(
  course: { startDate: CalendarDay | null; maxParticipants: number | null },
  counted: readonly CountedSeats[],
  { day, time }: CoursePlace,
  now: Date,
): number {
  if (course.maxParticipants === null) return Number.POSITIVE_INFINITY;
  const concerns = (one: CountedSeats) => isGroup(course) || one.day === day;
  const run = counted.filter((one) => one.time === null && concerns(one));
  const singles = counted.filter((one) => one.time !== null);
  const isAhead = (one: CountedSeats) =>
    one.day !== null && one.time !== null && concerns(one) && toInstant(one.day, one.time) > now;
  const taken =
    time === null
      ? mostSingles(singles.filter(isAhead))
      : seatsOf(singles.filter((one) => one.day === day && one.time === time));
  return Math.max(0, course.maxParticipants - seatsOf(run) - taken);
}
