import { addDays, type CalendarDay, dayOfWeek } from "../time/dates";
import type { IsOff } from "./lesson-plan";

/**
 * The first day of a course, and the weekday of each weekly lesson (0 is Sunday), repeated if a day has two lessons.
 */
interface RunStart {
  startDate: CalendarDay;
  weekdays: readonly number[];
}

/** The maximum length of a run: five years. */
export const MAX_RUN_DAYS = 5 * 366;

/**
 * The last day of a course with a given number of lessons. Days off are skipped and extend the course.
 * @param lessons at least 1
 * @returns null without weekly lessons, and if five years are not enough
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

/** The number of lessons from the first day of a course to `endDate`, both included. */
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
