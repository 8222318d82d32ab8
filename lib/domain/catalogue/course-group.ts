import { text } from "@/lib/domain/language/text";
import { type ClosureOfRooms, isWholeDays } from "../room-time/closure";
import { addDays, type CalendarDay, dayOf, dayOfWeek, laterOf, listDays, toInstant } from "../time/dates";
import { firstDayOf, heldLessons, horizonFrom, type IsOff, type LessonPlan, lastDayOf } from "./lesson-plan";

/**
 * A course with a first day has a fixed group: its places are counted for the whole run, whenever a participant begins.
 * In a course without one, each day has its own places (docs/rules.md, "Places").
 */
export type CourseRun = LessonPlan;

export const NOT_IN_RUN = text("refusals.course.outsideRun");
export const NO_SESSION = text("refusals.course.noSession");
export const DAY_OFF = text("refusals.course.dayOff");

/** Whether places are counted for the whole run. */
export const isGroup = ({ startDate }: Pick<CourseRun, "startDate">): boolean => startDate !== null;

/**
 * Why a participant cannot join a group on this day: outside its run, a weekday without a lesson, or a day off. Null if
 * they can.
 */
export function startDayRefusal(course: CourseRun, day: CalendarDay, isOff: IsOff): string | null {
  const { startDate, endDate, sessions } = course;
  if (startDate === null || heldLessons(course, day, day, isOff).length > 0) return null;
  if (day < startDate || (endDate !== null && day > endDate)) return NOT_IN_RUN;
  if (sessions.length === 0) return isOff(day) ? DAY_OFF : null;
  const isWeekday = sessions.some((one) => one.dayOfWeek === dayOfWeek(day));
  return isWeekday && isOff(day) ? DAY_OFF : NO_SESSION;
}

/**
 * Days without lessons: observed holidays and whole-day closures of the centre, the room, its parts, or a room that it
 * is a part of.
 * @param spaceId the course's own room
 * @param holidayOn the name of an observed holiday, otherwise null
 */
export function offDays(
  closures: readonly ClosureOfRooms[],
  spaceId: number | null,
  holidayOn: (day: CalendarDay) => string | null,
): IsOff {
  const closesRoom = ({ spaceId: closed, alsoCloses = [] }: ClosureOfRooms, room: number | null) =>
    closed === null || closed === room || (room !== null && alsoCloses.includes(room));
  const whole = closures.filter(isWholeDays);
  return (day, room = spaceId) =>
    holidayOn(day) !== null ||
    whole.some((one) => one.startDate <= day && day <= one.endDate && closesRoom(one, room));
}

/**
 * The next days, at most `count`, on which a participant can begin a course: those with lessons that take place and
 * have not begun; without lessons, every open day of its run from today on. Empty for a course with neither a first day
 * nor lessons, where participants choose any day.
 */
export function startDays(course: CourseRun, now: Date, isOff: IsOff, count: number): CalendarDay[] {
  const { startDate, endDate, sessions } = course;
  if (startDate === null && sessions.length === 0) return [];
  if (sessions.length > 0) {
    const from = laterOf(firstDayOf(course) ?? dayOf(now), dayOf(now));
    const ahead = heldLessons(course, from, lastDayOf(course) ?? horizonFrom(from), isOff).filter(
      ({ startsAt }) => startsAt > now,
    );
    return [...new Set(ahead.map(({ date }) => date))].slice(0, count);
  }
  const from = laterOf(startDate ?? dayOf(now), dayOf(now));
  const last = endDate ?? horizonFrom(from);
  return last < from
    ? []
    : listDays(from, last)
        .filter((day) => !isOff(day))
        .slice(0, count);
}

/** Whether a participant can still begin a group on a day: it has a lesson, and its first one has not begun. */
export const canBeginOn = (course: CourseRun, day: CalendarDay, now: Date, isOff: IsOff): boolean =>
  day >= dayOf(now) && startDayRefusal(course, day, isOff) === null && beginsUntil(course, day) > now;

/** The instant at which a course begins for a participant who starts on `day`: its first lesson, otherwise midnight. */
export const startsAtOn = (course: CourseRun, day: CalendarDay): Date =>
  heldLessons(course, day, day, () => false)[0]?.startsAt ?? toInstant(day, "00:00");

/** The latest instant to begin on `day`: its first lesson; without lessons, the end of the day. */
export function beginsUntil(course: CourseRun, day: CalendarDay): Date {
  return course.sessions.length === 0 ? toInstant(addDays(day, 1), "00:00") : startsAtOn(course, day);
}
