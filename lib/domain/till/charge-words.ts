import { bookingDays, bookingTimes } from "../booking/booking-text";
import type { Language } from "../language/languages";
import type { ChargeKind } from "../money/payment";
import {
  type CalendarDay,
  formatDayAfter,
  formatDayRange,
  formatLongDay,
  type WallTime,
} from "../time/dates";

/** Descriptions of what is paid for, on receipts, in reminders and in the till. */

/** When something takes place: calendar days and wall times in Rome, null where there are none. */
export interface ChargeTime {
  kind: ChargeKind;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/**
 * "giovedì 17 dicembre 2026, 08:00 – 13:00" of a booking, "dal 12 gennaio 2027" of a course, "3–5 dicembre 2026" of an
 * event, from the first to the last day of the year of a fee or of a pass; empty for a course without dates.
 */
export function chargeWhen(
  { kind, startDate, endDate, startTime, endTime }: ChargeTime,
  language: Language,
): string {
  if (startDate === null) return "";
  if (kind === "course") return formatDayAfter("dal", startDate, language);
  const last = endDate ?? startDate;
  if (kind === "event" || kind === "fee" || kind === "pass")
    return startDate === last
      ? formatLongDay(startDate, language)
      : formatDayRange(startDate, last, language);
  const days = { startDate, endDate: last };
  return `${bookingDays(days, language)}, ${bookingTimes({ ...days, startTime, endTime }, language)}`;
}
