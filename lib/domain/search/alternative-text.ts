import { centsIn, dayIn, daysIn, type TextValue, text, textIn } from "../language/text";
import { dayPartOf } from "../room-time/day-parts";
import type { Period } from "../room-time/period";

/** "gio 3 dic 2026", or "5–11 dicembre 2026" for several days. */
export const periodDays = ({ startDate, endDate }: Pick<Period, "startDate" | "endDate">): TextValue =>
  startDate === endDate ? dayIn(startDate, "short") : daysIn(startDate, endDate);

/** "mattina, 08:00–13:00", "giornata intera" or "10:00–12:00" */
export function periodHours({
  isFullDay,
  startTime,
  endTime,
}: Omit<Period, "startDate" | "endDate">): string {
  if (isFullDay || startTime === null || endTime === null) return text("bookingWords.fullDay");
  const part = dayPartOf(startTime, endTime);
  const hours = `${startTime}–${endTime}`;
  return part
    ? text("bookingWords.partAndHours", { part: textIn(text(`bookingWords.within.${part}`)), hours })
    : text("bookingWords.hours", { hours });
}

/** "gio 3 dic 2026, mattina, 08:00–13:00" */
export const describeDate = (period: Period): string =>
  text("bookingWords.daysAndHours", { days: periodDays(period), hours: textIn(periodHours(period)) });

/** "10,00 € in più", "stesso prezzo"; null if either price is on request. */
export function describeDifference(difference: number | null): string | null {
  if (difference === null) return null;
  if (difference === 0) return text("bookingWords.samePrice");
  return difference > 0
    ? text("bookingWords.more", { amount: centsIn(difference) })
    : text("bookingWords.less", { amount: centsIn(-difference) });
}
