import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";

/*
 * Calendar widgets use Date objects in the browser's time zone; the product uses calendar days. A day is converted to
 * noon, so that no time zone or clock change can shift it to a neighbouring day.
 */

/** Noon of `day` on the browser's clock. */
export function dateOfDay(day: CalendarDay): Date {
  return parseISO(`${day}T12:00`);
}

/** The calendar day of a Date on the browser's clock. */
export function dayOfDate(date: Date): CalendarDay {
  return lightFormat(date, "yyyy-MM-dd");
}

/** Today in Rome, wherever the visitor is. */
export function today(): CalendarDay {
  return dayOf(new Date());
}
