import type { CalendarDay } from "../time/calendar-day";

interface Dated {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  status: "confirmed" | "pending" | "canceled";
}

/**
 * A person's history in the order for the desk: upcoming items first, earliest first and undated ones last; then past
 * and canceled ones in the given order.
 * @param things latest first
 * @param today in Europe/Rome
 */
export function comingFirst<T extends Dated>(
  things: readonly T[],
  today: CalendarDay,
): { coming: T[]; past: T[] } {
  const isComing = ({ status, startDate, endDate }: Dated) =>
    status !== "canceled" && (startDate === null || (endDate ?? startDate) >= today);
  const day = ({ startDate }: Dated) => startDate ?? "9999-12-31";
  return {
    coming: things.filter(isComing).sort((a, b) => day(a).localeCompare(day(b))),
    past: things.filter((thing) => !isComing(thing)),
  };
}
