import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";

/*
 * A calendar widget counts in Date objects of the browser's clock, the product in calendar days. A day is carried at
 * noon, where no time zone and no clock change can push it into its neighbour.
 */

/** Noon of `day` on the browser's clock. */
export function dateOfDay(day: CalendarDay): Date {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The calendar day that a Date shows on the browser's clock. */
export function dayOfDate(date: Date): CalendarDay {
  const pad = (value: number, length = 2) => String(value).padStart(length, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Today in Rome, wherever the visitor is. */
export function today(): CalendarDay {
  return dayOf(new Date());
}
