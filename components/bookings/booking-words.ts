import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import { formatDayRange, formatLongDay } from "@/lib/domain/time/day-format";
import type { Booking } from "@/lib/schemas/booking";

/** Shown only where a booking has no times of its own (section 9 of the specification). */
const FIXED_HOURS = "8:00 - 16:00";

export function bookingDays({ startDate, endDate }: Pick<Booking, "startDate" | "endDate">): string {
  return startDate === endDate ? formatLongDay(startDate) : formatDayRange(startDate, endDate);
}

export function bookingTimes({ startTime, endTime }: Pick<Booking, "startTime" | "endTime">): string {
  return startTime && endTime ? `${startTime} - ${endTime}` : FIXED_HOURS;
}

/** The amount, or "su richiesta" where no administrator has set one yet. */
export function bookingTotal({ status, totalAmount }: Pick<Booking, "status" | "totalAmount">): string {
  return status !== "confirmed" && totalAmount === 0 ? ON_REQUEST_TEXT : formatCents(totalAmount);
}

export function bookingAttendees({ attendees }: Pick<Booking, "attendees">): string {
  return attendees === 1 ? "1 persona" : `${attendees} persone`;
}
