import type { CalendarDay, WallTime } from "./calendar-day";

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
