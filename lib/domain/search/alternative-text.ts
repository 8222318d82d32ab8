import { formatCents, ON_REQUEST_TEXT } from "../money/money";
import { DAY_PARTS, dayPartOf } from "../room-time/day-parts";
import type { Period } from "../room-time/period";
import { formatDayRange, formatShortDay } from "../time/day-format";
import type { Alternative } from "./alternatives";
import type { AlternativeKind } from "./alternatives-question";

/** Italian texts about an alternative, for cards, lists and mails. */

export const ALTERNATIVE_LABELS: Record<AlternativeKind, string> = {
  period: "Stesso giorno",
  space: "Stesso orario",
  day: "Un altro giorno",
};

/** "gio 3 dic", or "5–11 dicembre 2026" for several days. */
export function periodDays({ startDate, endDate }: Pick<Period, "startDate" | "endDate">): string {
  return startDate === endDate ? formatShortDay(startDate) : formatDayRange(startDate, endDate);
}

/** "mattina, 08:00–13:00", "giornata intera" or "10:00–12:00". */
export function periodHours({
  isFullDay,
  startTime,
  endTime,
}: Omit<Period, "startDate" | "endDate">): string {
  if (isFullDay || startTime === null || endTime === null) return "giornata intera";
  const part = dayPartOf(startTime, endTime);
  const hours = `${startTime}–${endTime}`;
  return part ? `${DAY_PARTS[part].label.toLowerCase()}, ${hours}` : hours;
}

/** "gio 3 dic, mattina, 08:00–13:00" */
export const describeDate = (period: Period): string => `${periodDays(period)}, ${periodHours(period)}`;

/** "40,00 €", or "su richiesta". */
export const alternativePrice = ({
  isOnRequest,
  totalAmount,
}: Pick<Alternative, "isOnRequest" | "totalAmount">) =>
  isOnRequest ? ON_REQUEST_TEXT : formatCents(totalAmount);

/** "10,00 € in più", "stesso prezzo"; null where one of the prices is on request. */
export function describeDifference(difference: number | null): string | null {
  if (difference === null) return null;
  if (difference === 0) return "stesso prezzo";
  return difference > 0 ? `${formatCents(difference)} in più` : `${formatCents(-difference)} in meno`;
}
