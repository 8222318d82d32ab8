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
  /** The last day in a course by days; only `day` if null or omitted. */
  until?: CalendarDay | null;
}

/** The place that a sign-up or a waiting-list entry refers to. */
export const placeOf = ({
  startDate,
  endDate,
  singleTime,
}: {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  singleTime: WallTime | null;
}): CoursePlace => ({ day: startDate, time: singleTime, until: endDate });

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

/** Whether a sign-up for a course by days covers a day. */
const coversDay = ({ day: first, until }: CoursePlace, day: CalendarDay | null): boolean =>
  first === null || day === null ? first === day : first <= day && day <= (until ?? first);

/**
 * The days of a request at which the seats taken in a course by days can be the most: its first day, and those on which
 * others begin.
 */
const busiestDays = (wanted: CoursePlace, counted: readonly CountedSeats[]): (CalendarDay | null)[] => [
  ...new Set([wanted.day, ...counted.map(({ day }) => day).filter((day) => coversDay(wanted, day))]),
];

/**
 * The free places of a single lesson, of a course's group, or otherwise of a course on each of the requested days;
 * Infinity without a limit.
 * @param counted the taken or held seats of the course
 */
export function freeCoursePlaces(
  course: { startDate: CalendarDay | null; maxParticipants: number | null },
  counted: readonly CountedSeats[],
  wanted: CoursePlace,
  now: Date,
): number {
  if (course.maxParticipants === null) return Number.POSITIVE_INFINITY;
  const { day, time } = wanted;
  const isAhead = ({ day, time }: CountedSeats) =>
    day !== null && time !== null && toInstant(day, time) > now;
  const run = counted.filter((one) => one.time === null);
  const singles = counted.filter((one) => one.time !== null);
  const runOn = (on: CalendarDay | null) =>
    seatsOf(isGroup(course) ? run : run.filter((one) => coversDay(one, on)));
  const ahead = time === null ? singles.filter(isAhead) : [];
  const takenOn = (on: CalendarDay | null) =>
    runOn(on) + mostSingles(isGroup(course) ? ahead : ahead.filter((one) => one.day === on));
  const taken =
    time === null
      ? Math.max(...(isGroup(course) ? [day] : busiestDays(wanted, counted)).map(takenOn))
      : runOn(day) + seatsOf(singles.filter((one) => one.day === day && one.time === time));
  return Math.max(0, course.maxParticipants - taken);
}
