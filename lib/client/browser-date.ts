import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";

/*
 * A calendar widget counts in Date objects of the browser's clock, the product in calendar days. A day is carried at
 * noon, where no time zone and no clock change can push it into its neighbour.
 */

/** Noon of `day` on the browser's clock. */
export function dateOfDay(day: CalendarDay): Date {
  return parseISO(`${day}T12:00`);
}

/** The calendar day that a Date shows on the browser's clock. */
export function dayOfDate(date: Date): CalendarDay {
  return lightFormat(date, "yyyy-MM-dd");
}

/** Today in Rome, wherever the visitor is. */
export function today(): CalendarDay {
  return dayOf(new Date());
}
