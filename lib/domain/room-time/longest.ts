import type { CalendarDay } from "../time/calendar-day";

/**
 * The longest duration of a booking, a closure, a course or an event, since something is stored for each of its days.
 */
export const LONGEST_IN_YEARS = 10;

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/** Whether the last day is too far from the first one. */
export const isTooLong = (first: CalendarDay, last: CalendarDay): boolean =>
  yearOf(last) - yearOf(first) > LONGEST_IN_YEARS;
