import { addDays, type CalendarDay, dayOfWeek } from "../time/dates";
import type { IsOff } from "./lesson-plan";

/** How many lessons a course has from its first day to its last, and which day is the last for so many. */

/** When a course begins, and the weekday of each weekly lesson (0 is Sunday), twice where a day has two. */
interface RunStart {
  startDate: CalendarDay;
  weekdays: readonly number[];
}

/** The longest run that is looked at: five years. */
export const MAX_RUN_DAYS = 5 * 366;

/**
 * The last day of a course that is to have so many lessons. Days off are skipped, so that it ends later for them.
 * @param lessons at least 1
 * @returns null without weekly lessons, and where five years are not enough
 */
export function lastDayFor(
  { startDate, weekdays }: RunStart,
  lessons: number,
  isOff: IsOff,
): CalendarDay | null {
  let left = lessons;
  for (let ahead = 0; ahead < MAX_RUN_DAYS; ahead += 1) {
    const day = addDays(startDate, ahead);
    left -= lessonsOnDay(weekdays, day, isOff);
    if (left <= 0) return day;
  }
  return null;
}

/** How many lessons a course has from its first day to `endDate`, both included. */
export function countLessons({ startDate, weekdays }: RunStart, endDate: CalendarDay, isOff: IsOff): number {
  let count = 0;
  for (let day = startDate; day <= endDate; day = addDays(day, 1))
    count += lessonsOnDay(weekdays, day, isOff);
  return count;
}

function lessonsOnDay(weekdays: readonly number[], day: CalendarDay, isOff: IsOff): number {
  const count = weekdays.filter((weekday) => weekday === dayOfWeek(day)).length;
  return count > 0 && !isOff(day) ? count : 0;
}
