import { isCalendarDay } from "./calendar-day";

/** A leap year, so that 29 February is a day of the year. */
const LEAP_YEAR = 2028;

/** Whether the text is a day of the year as `MM-DD`; 02-29 is one. */
export function isMonthDay(value: string): boolean {
  return isCalendarDay(`${LEAP_YEAR}-${value}`);
}
