import { addDays, type CalendarDay, partsOfDay } from "../time/calendar-day";
import { isMonthDay } from "../time/month-day";

/** The year that a fee covers, identified by the calendar year in which it begins. */
export interface MembershipYear {
  year: number;
  /** First and last day, both included. */
  from: CalendarDay;
  until: CalendarDay;
}

/** Whether `MM-DD` is a day of every year: 29 February is not. */
export const isYearStart = (value: string): boolean => value !== "02-29" && isMonthDay(value);

const beginningOf = (year: number, start: string): CalendarDay => `${String(year).padStart(4, "0")}-${start}`;

/** @param start its first day as `MM-DD`; `isYearStart` must hold */
export function membershipYear(year: number, start: string): MembershipYear {
  return { year, from: beginningOf(year, start), until: addDays(beginningOf(year + 1, start), -1) };
}

export function membershipYearOf(day: CalendarDay, start: string): MembershipYear {
  const { year } = partsOfDay(day);
  return membershipYear(day < beginningOf(year, start) ? year - 1 : year, start);
}
