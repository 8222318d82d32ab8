import { type CalendarDay, toInstant, type WallTime } from "../time/dates";
import { isGroup } from "./course-group";

/**
 * The free places of a course. Each lesson has `maxParticipants` places, which the run and single lessons share: the run
 * takes one in every lesson that is still ahead (docs/rules.md, "Places").
 */

/** What somebody takes places of: the run of a course or a day of it, or (with `time`) a single lesson. */
export interface CoursePlace {
  /** The day on which somebody begins, or that of the lesson; null for an event, and for a course without days. */
  day: CalendarDay | null;
  /** The hour at which the single lesson begins; null for anything else. */
  time: WallTime | null;
}

/** What a sign-up, or an entry of the waiting list, takes places of. */
export const placeOf = ({
  startDate,
  singleTime,
}: {
  startDate: CalendarDay | null;
  singleTime: WallTime | null;
}): CoursePlace => ({ day: startDate, time: singleTime });

/** What the whole group of a course takes places of. */
export const WHOLE_RUN: CoursePlace = { day: null, time: null };

/** Seats that are taken, or held for an offer of the waiting list. */
export interface CountedSeats extends CoursePlace {
  seats: number;
}

const seatsOf = (some: readonly CountedSeats[]) => some.reduce((sum, { seats }) => sum + seats, 0);

/** The most seats of single lessons that any one lesson has, among those given. */
function mostSingles(singles: readonly CountedSeats[]): number {
  const byLesson = new Map<string, number>();
  for (const { day, time, seats } of singles) {
    const lesson = `${day} ${time}`;
    byLesson.set(lesson, (byLesson.get(lesson) ?? 0) + seats);
  }
  return Math.max(0, ...byLesson.values());
}

/**
 * The free places of a single lesson, of a course's group, or else of a course on a day; Infinity without a limit.
 * @param counted the seats of the course that are taken or held
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
