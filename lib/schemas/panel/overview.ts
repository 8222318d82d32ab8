import { z } from "zod";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { conflictSchema } from "@/lib/schemas/conflict";

/** What the panel shows first. */

const spaceOccupancySchema = z.object({
  spaceId: z.number().int(),
  name: z.string(),
  /** Whole percent of the bookable time of the running week and month. */
  weekPercent: z.number().int(),
  monthPercent: z.number().int(),
  /** Bookings that touch the running week and month. */
  weekBookings: z.number().int(),
  monthBookings: z.number().int(),
});

export type SpaceOccupancy = z.infer<typeof spaceOccupancySchema>;

const monthAmountSchema = z.object({
  /** First day of the month. */
  month: z.string(),
  /** Cents of the confirmed bookings that start in the month. */
  confirmed: z.number(),
  bookings: z.number().int(),
});

export type MonthAmount = z.infer<typeof monthAmountSchema>;

export const overviewSchema = z.object({
  today: z.string(),
  week: z.object({ first: z.string(), last: z.string() }),
  /** Bookings that are not canceled and touch today, by their start. */
  todaysBookings: z.array(bookingSchema),
  pending: z.object({ bookings: z.array(bookingSchema), total: z.number().int() }),
  occupancy: z.array(spaceOccupancySchema),
  /** Empty for the desk, whose reports are not. */
  amounts: z.array(monthAmountSchema),
  /** Events below their minimum that are decided upon within two days, the soonest first. */
  eventsAtRisk: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      eventDate: z.string(),
      decideOn: z.string(),
      currentParticipants: z.number().int(),
      minParticipants: z.number().int(),
    }),
  ),
  /** What meets the calendars that rooms follow, by time. */
  externalConflicts: z.array(conflictSchema),
  counts: z.object({
    upcomingBookings: z.number().int(),
    upcomingEvents: z.number().int(),
    activeCourses: z.number().int(),
  }),
});

export type Overview = z.infer<typeof overviewSchema>;
