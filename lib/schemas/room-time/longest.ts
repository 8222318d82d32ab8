import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";

/**
 * The longest duration of a closure, a course or an event, since each of its days is stored as taken time of each room.
 */
const LONGEST_IN_YEARS = 10;

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/** The error message if the last day is too far from the first one; null otherwise. */
export const lastsTooLong = (first: CalendarDay, last: CalendarDay): string | null =>
  yearOf(last) - yearOf(first) > LONGEST_IN_YEARS ? VALIDATION.lastsTooLong(LONGEST_IN_YEARS) : null;
