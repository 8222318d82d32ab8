import { text } from "@/lib/domain/language/text";
import { type ClosureTimes, isWholeDays } from "../room-time/closure";
import {
  addDays,
  type CalendarDay,
  dayOf,
  dayOfWeek,
  laterOf,
  listDays,
  toInstant,
  type WallTime,
} from "../time/dates";

/**
 * A course with a first day is one group: the places of its whole run are counted together, whenever somebody begins. In a
 * course without one, each day has places of its own (docs/rules.md, "Places").
 */
export interface CourseRun {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  sessions: readonly { dayOfWeek: number; startTime: WallTime; endTime: WallTime }[];
}

/** Lessons of a course without a last day are listed this far ahead. */
const HORIZON_DAYS = 366;

export const NOT_IN_RUN = text("refusals.course.outsideRun");
export const NO_SESSION = text("refusals.course.noSession");
export const DAY_OFF = text("refusals.course.dayOff");

/** Whether the places of its whole run are counted together. */
export const isGroup = ({ startDate }: Pick<CourseRun, "startDate">): boolean => startDate !== null;

/**
 * Why nobody can begin a group on this day: outside of its run, a weekday without a lesson, or a day off. Null when one can.
 * @param isOff days on which no session takes place
 */
export function startDayRefusal(
  course: CourseRun,
  day: CalendarDay,
  isOff: (day: CalendarDay) => boolean,
): string | null {
  const { startDate, endDate, sessions } = course;
  if (startDate === null) return null;
  if (day < startDate || (endDate !== null && day > endDate)) return NOT_IN_RUN;
  if (sessions.length > 0 && !sessions.some((one) => one.dayOfWeek === dayOfWeek(day))) return NO_SESSION;
  return isOff(day) ? DAY_OFF : null;
}

/**
 * Days without sessions: observed holidays, and those closed as a whole, for the centre or the course's own room.
 * @param holidayOn the name of an observed holiday, else null
 */
export function offDays(
  closures: readonly (ClosureTimes & { spaceId: number | null })[],
  spaceId: number | null,
  holidayOn: (day: CalendarDay) => string | null,
): (day: CalendarDay) => boolean {
  const whole = closures.filter(
    (one) => isWholeDays(one) && (one.spaceId === null || one.spaceId === spaceId),
  );
  return (day) => holidayOn(day) !== null || whole.some((one) => one.startDate <= day && day <= one.endDate);
}

/**
 * The next days, at most `count`, on which somebody can begin a course: those of lessons that have not begun and take
 * place; without lessons every open day of its run from today on. Empty for a course with neither a first day nor lessons,
 * where people choose any day.
 * @param isOff days on which no session takes place
 */
export function startDays(
  course: CourseRun,
  now: Date,
  isOff: (day: CalendarDay) => boolean,
  count: number,
): CalendarDay[] {
  const { startDate, endDate, sessions } = course;
  if (startDate === null && sessions.length === 0) return [];
  const from = startDate === null ? dayOf(now) : laterOf(startDate, dayOf(now));
  const last = endDate ?? addDays(from, HORIZON_DAYS);
  if (last < from) return [];
  const isHeld = (day: CalendarDay) =>
    !isOff(day) &&
    (sessions.length === 0 ||
      sessions.some((one) => one.dayOfWeek === dayOfWeek(day) && toInstant(day, one.startTime) > now));
  const found: CalendarDay[] = [];
  for (const day of listDays(from, last)) {
    if (found.length === count) break;
    if (isHeld(day)) found.push(day);
  }
  return found;
}

/** The instant at which a course begins for somebody who starts on `day`: its first lesson, without one midnight. */
export function startsAtOn({ sessions }: Pick<CourseRun, "sessions">, day: CalendarDay): Date {
  const times = sessions.filter((one) => one.dayOfWeek === dayOfWeek(day)).map(({ startTime }) => startTime);
  return toInstant(day, times.sort()[0] ?? "00:00");
}

/** The instant from which nobody can begin on `day` any more: its first lesson; without lessons the end of the day. */
export function beginsUntil(course: Pick<CourseRun, "sessions">, day: CalendarDay): Date {
  return course.sessions.length === 0 ? toInstant(addDays(day, 1), "00:00") : startsAtOn(course, day);
}
