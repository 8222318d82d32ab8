import { addDays, type CalendarDay, dayOf, dayOfWeek } from "@/lib/domain/time/dates";

/** Today in Rome. */
export const today = (): CalendarDay => dayOf(new Date());

/** The day `count` days after today in Rome. */
export const inDays = (count: number): CalendarDay => addDays(today(), count);

/** The first day from `inDays(from)` on that falls on the weekday (0 is Sunday). */
export function nextWeekday(weekday: number, from = 7): CalendarDay {
  let day = inDays(from);
  while (dayOfWeek(day) !== weekday) day = addDays(day, 1);
  return day;
}
