import type { CalendarDay, WallTime } from "../time/calendar-day";
import { PERIODS, type Period } from "./periods";

/**
 * What somebody asks to book, search or price: full days from `startDate` to `endDate` (times are
 * ignored), or hours of one day on the clock of Rome.
 */
export interface BookingRequest {
  startDate: CalendarDay;
  endDate: CalendarDay;
  isFullDay: boolean;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/** The request that choosing a period of the picker stands for; giornata is a full day. */
export function periodRequest(period: Period, startDate: CalendarDay, endDate: CalendarDay): BookingRequest {
  if (period === "giornata") return { startDate, endDate, isFullDay: true, startTime: null, endTime: null };
  const { startTime, endTime } = PERIODS[period];
  return { startDate, endDate, isFullDay: false, startTime, endTime };
}
