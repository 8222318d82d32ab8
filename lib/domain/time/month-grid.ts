import { addDays, addMonths, type CalendarDay, dayOfWeek, listDays } from "./calendar-day";

/** The layout of a calendar month: weeks from Monday (docs/rules.md). */

const DAYS_IN_WEEK = 7;

/** Days since Monday: 0 for Monday, 6 for Sunday. */
function sinceMonday(day: CalendarDay): number {
  return (dayOfWeek(day) + 6) % DAYS_IN_WEEK;
}

/** The first day of the month of `day`, which represents the month. */
export function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 8)}01`;
}

export function lastOfMonth(day: CalendarDay): CalendarDay {
  return addDays(addMonths(firstOfMonth(day), 1), -1);
}

/** The Monday and Sunday of a day's week. */
export function weekOf(day: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  const first = addDays(day, -sinceMonday(day));
  return { first, last: addDays(first, DAYS_IN_WEEK - 1) };
}

/** The weeks of the month of `day`; null for the days of a week that belong to another month. */
export function monthWeeks(day: CalendarDay): (CalendarDay | null)[][] {
  const first = firstOfMonth(day);
  const lead: null[] = Array.from({ length: sinceMonday(first) }, () => null);
  const cells: (CalendarDay | null)[] = [...lead, ...listDays(first, lastOfMonth(day))];
  while (cells.length % DAYS_IN_WEEK !== 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS_IN_WEEK }, (_, week) =>
    cells.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

/**
 * The day that a key moves to from `day`, or null for any other key: arrows by day and week, Home and End within the
 * week, Page Up and Page Down by month.
 */
export function dayReachedBy(key: string, day: CalendarDay): CalendarDay | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -DAYS_IN_WEEK);
    case "ArrowDown":
      return addDays(day, DAYS_IN_WEEK);
    case "Home":
      return addDays(day, -sinceMonday(day));
    case "End":
      return addDays(day, DAYS_IN_WEEK - 1 - sinceMonday(day));
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return null;
  }
}
