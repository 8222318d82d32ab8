import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "./booking";

/** What the administrator sees first; read on the server (lib/data/overview), never sent by the API. */

export interface SpaceOccupancy {
  spaceId: number;
  name: string;
  /** Whole percent of the bookable time of the running week and month. */
  weekPercent: number;
  monthPercent: number;
  /** Bookings that touch the running week and month. */
  weekBookings: number;
  monthBookings: number;
}

export interface MonthAmount {
  /** First day of the month. */
  month: CalendarDay;
  /** Cents of the confirmed bookings that start in the month. */
  confirmed: number;
  bookings: number;
}

export interface Overview {
  today: CalendarDay;
  week: { first: CalendarDay; last: CalendarDay };
  /** Bookings that are not canceled and touch today, by their start. */
  todaysBookings: Booking[];
  pending: { bookings: Booking[]; total: number };
  occupancy: SpaceOccupancy[];
  amounts: MonthAmount[];
  counts: { upcomingBookings: number; upcomingEvents: number; activeCourses: number };
}
