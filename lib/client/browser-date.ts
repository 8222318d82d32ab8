import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";

/*
 * Calendar widgets use Date objects in the browser's time zone, the product uses calendar days. A day is converted to
 * noon, so that no time zone or clock change can shift it to a neighbouring day.
 */

/** Noon of `day` on the browser's clock. */
export function dateOfDay(day: CalendarDay): Date {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The calendar day of a Date on the browser's clock. */
export function dayOfDate(date: Date): CalendarDay {
  const pad = (value: number, length = 2) => String(value).padStart(length, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Today in Rome, wherever the visitor is. */
export function today(): CalendarDay {
  return dayOf(new Date());
}
