import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";

/** How long a closure, a course or an event may last: it is written as its days and hours in each room. */
const LONGEST_IN_YEARS = 10;

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/** What is wrong with a last day that is too far from the first one, in words; null where it is not. */
export const lastsTooLong = (first: CalendarDay, last: CalendarDay): string | null =>
  yearOf(last) - yearOf(first) > LONGEST_IN_YEARS ? VALIDATION.lastsTooLong(LONGEST_IN_YEARS) : null;
