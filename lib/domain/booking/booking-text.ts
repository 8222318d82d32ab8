import { formatCents, ON_REQUEST_TEXT } from "../money/money";
import { type CalendarDay, formatDayRange, formatLongDay, type WallTime } from "../time/dates";
import type { BookingStatus } from "./booking-status";

/** Italian texts about a booking, shared by the site and its mails. */

interface BookingDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

interface BookingTimes extends BookingDays {
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/** Used only where a booking has no times of its own, as very old ones. */
const FIXED_HOURS = "8:00 - 16:00";

/** "giovedì 3 dicembre 2026", or "3–5 dicembre 2026" over several days. */
export function bookingDays({ startDate, endDate }: BookingDays): string {
  return startDate === endDate ? formatLongDay(startDate) : formatDayRange(startDate, endDate);
}

/** "08:00 – 13:00"; over several days "ogni giorno 09:00 – 19:00". */
export function bookingTimes({ startDate, endDate, startTime, endTime }: BookingTimes): string {
  if (!startTime || !endTime) return FIXED_HOURS;
  const times = `${startTime} – ${endTime}`;
  return startDate === endDate ? times : `ogni giorno ${times}`;
}

/** The amount, or "su richiesta" where no administrator has set one, which includes canceled requests. */
export function bookingTotal({
  status,
  totalAmount,
}: {
  status: BookingStatus;
  /** Euro cents. */
  totalAmount: number;
}): string {
  return status !== "confirmed" && totalAmount === 0 ? ON_REQUEST_TEXT : formatCents(totalAmount);
}

/** "1 persona", "6 persone" */
export function bookingAttendees({ attendees }: { attendees: number }): string {
  return attendees === 1 ? "1 persona" : `${attendees} persone`;
}
