import type { CalendarDay } from "../time/calendar-day";

interface Dated {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  status: "confirmed" | "pending" | "canceled";
}

/**
 * What somebody has booked, in the order in which a desk asks for it: what is to come, the soonest first and what has no
 * date last; then what is over or was canceled, in the order given.
 * @param things the latest first
 * @param today in Rome
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
