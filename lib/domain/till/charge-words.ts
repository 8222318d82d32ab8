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

/** The dates of a charge: calendar days and wall-clock times in Rome, null if there are none. */
export interface ChargeTime {
  kind: ChargeKind;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/**
 * "giovedì 17 dicembre 2026, 08:00 – 13:00" for a booking, "dal 12 gennaio 2027" for a course, "3–5 dicembre 2026" for
 * an event, the first to the last day of a fee's or pass's period; empty for a course without dates.
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
