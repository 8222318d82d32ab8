import type { CalendarDay, WallTime } from "@/lib/domain/calendar-day";
import { laterOf } from "@/lib/domain/calendar-day";

/** What the date and time fields of a search hold. Times count only when it is not for the full day. */
export interface PeriodValue {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  isFullDay: boolean;
  startTime: WallTime;
  endTime: WallTime;
}

/** Full days, with the hours that the hourly mode starts from (specification, section 4). */
export const EMPTY_PERIOD: PeriodValue = {
  startDate: null,
  endDate: null,
  isFullDay: true,
  startTime: "09:00",
  endTime: "18:00",
};

const hoursBetween = (first: number, last: number): WallTime[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${String(first + index).padStart(2, "0")}:00`);

/** Section 5 of the specification: 8:00 to 20:00, without the last as a start and without the first as an end. */
export const START_HOURS = hoursBetween(8, 19);
export const END_HOURS = hoursBetween(9, 20);

/** Hours are of one day, so check-out follows check-in; it never precedes it. */
export function withStartDate(value: PeriodValue, startDate: CalendarDay): PeriodValue {
  const endDate = value.isFullDay ? value.endDate && laterOf(startDate, value.endDate) : startDate;
  return { ...value, startDate, endDate };
}

export function withFullDay(value: PeriodValue, isFullDay: boolean): PeriodValue {
  return { ...value, isFullDay, endDate: isFullDay ? value.endDate : value.startDate };
}

/** An end that the new start has overtaken moves to the next hour. */
export function withStartTime(value: PeriodValue, startTime: WallTime): PeriodValue {
  const next = END_HOURS.find((hour) => hour > startTime) ?? value.endTime;
  return { ...value, startTime, endTime: value.endTime > startTime ? value.endTime : next };
}

/** Whether the search can be sent: both days are chosen. */
export function isComplete(value: PeriodValue): boolean {
  return value.startDate !== null && value.endDate !== null;
}
