import { priceText } from "@/lib/domain/money/price-text";
import type { Language } from "../language/languages";
import { text } from "../language/text";
import { type CalendarDay, formatDayRange, formatLongDay, type WallTime } from "../time/dates";
import type { BookingStatus } from "./booking-status";

interface BookingDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

interface BookingTimes extends BookingDays {
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/** Only for bookings without times of their own, which are very old. */
const FIXED_HOURS = "8:00 - 16:00";

const EVERY_DAY: Record<Language, string> = { it: "ogni giorno", en: "every day" };

/** "giovedì 3 dicembre 2026", or "3–5 dicembre 2026" for several days. */
export function bookingDays({ startDate, endDate }: BookingDays, language: Language): string {
  return startDate === endDate
    ? formatLongDay(startDate, language)
    : formatDayRange(startDate, endDate, language);
}

/** "08:00 – 13:00"; for several days "ogni giorno 09:00 – 19:00". */
export function bookingTimes(
  { startDate, endDate, startTime, endTime }: BookingTimes,
  language: Language,
): string {
  if (!startTime || !endTime) return FIXED_HOURS;
  const times = `${startTime} – ${endTime}`;
  return startDate === endDate ? times : `${EVERY_DAY[language]} ${times}`;
}

/** The amount, or "su richiesta" if no administrator has set one, also for canceled requests. */
export function bookingTotal({
  status,
  totalAmount,
}: {
  status: BookingStatus;
  /** Euro cents. */
  totalAmount: number;
}): string {
  return priceText({ totalAmount, isOnRequest: status !== "confirmed" && totalAmount === 0 });
}

/** "1 persona", "6 persone" */
export function bookingAttendees({ attendees }: { attendees: number }): string {
  return text("bookingWords.people", { count: attendees });
}

/** "Tappetino × 12", one for each extra of a booking, with a no-break space before the number. */
export const bookedExtraTexts = ({
  extras,
}: {
  extras: readonly { name: string; quantity: number }[];
}): string[] => extras.map(({ name, quantity }) => `${name} ×\u00a0${quantity}`);
