import { addDays, type CalendarDay } from "./calendar-day";
import { holidaysOf } from "./holidays";

const isBankDay = (day: CalendarDay): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const isHoliday = holidaysOf(Number(day.slice(0, 4)), null).some(({ date }) => date === day);
  return weekday !== 0 && weekday !== 6 && !isHoliday;
};

/**
 * Whether there are at least `count` bank working days (Monday to Friday, no national holidays) from the day after
 * `today` to `until`, both included.
 */
export function hasBankDays(today: CalendarDay, until: CalendarDay, count: number): boolean {
  let left = count;
  for (let day = addDays(today, 1); left > 0 && day <= until; day = addDays(day, 1))
    if (isBankDay(day)) left -= 1;
  return left <= 0;
}
