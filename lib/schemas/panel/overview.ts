import { z } from "zod";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { conflictSchema } from "@/lib/schemas/conflict";

const spaceOccupancySchema = z.object({
  spaceId: z.number().int(),
  name: z.string(),
  /** Percent of the bookable time of the current week and month. */
  weekPercent: z.number().int(),
  monthPercent: z.number().int(),
  /** Bookings that overlap the current week and month. */
  weekBookings: z.number().int(),
  monthBookings: z.number().int(),
});

export type SpaceOccupancy = z.infer<typeof spaceOccupancySchema>;

const monthAmountSchema = z.object({
  /** The first day of the month. */
  month: z.string(),
  /** Total of the confirmed bookings that start in the month, in cents. */
  confirmed: z.number(),
  bookings: z.number().int(),
});

export type MonthAmount = z.infer<typeof monthAmountSchema>;

/** An amount still due from a person who comes today. */
const dueTodaySchema = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number().int(),
  confirmationNumber: z.string(),
  /** The title of the room, event or course. */
  title: z.string(),
  payerName: z.string(),
  /** Wall-clock time; null if it began on an earlier day, and for courses without times. */
  startTime: z.string().nullable(),
  /** Cents. */
  dueAmount: z.number().int(),
});

export type DueToday = z.infer<typeof dueTodaySchema>;

export const overviewSchema = z.object({
  today: z.string(),
  week: z.object({ first: z.string(), last: z.string() }),
  /** Today's bookings that are not canceled, by start. */
  todaysBookings: z.array(bookingSchema),
  /** Amounts due for today's bookings, events and lessons, by time. */
  dueToday: z.array(dueTodaySchema),
  /** Bookings that lapse today without their prepayment, earliest deadline first. */
  lapsingToday: z.array(bookingSchema),
  /** Bookings with a deposit that may be returned in full or in part, oldest first. */
  depositsToReturn: z.array(bookingSchema),
  /** Requests that await a price. */
  pending: z.object({ bookings: z.array(bookingSchema), total: z.number().int() }),
  occupancy: z.array(spaceOccupancySchema),
  /** Empty for the role `desk`, which may not see reports. */
  amounts: z.array(monthAmountSchema),
  /** Events below their minimum whose decision is due within two days, soonest first. */
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
  /** Conflicts with the calendars that rooms follow, by start. */
  externalConflicts: z.array(conflictSchema),
  /** The number of members in each list that needs attention; null for the role `desk`. */
  members: z
    .object({
      /** Applications that await a decision. */
      applications: z.number().int(),
      /** Members with an unpaid fee. */
      openFees: z.number().int(),
      /** Members whose medical certificate has ended or ends soon. */
      certificates: z.number().int(),
    })
    .nullable(),
  counts: z.object({
    upcomingBookings: z.number().int(),
    upcomingEvents: z.number().int(),
    activeCourses: z.number().int(),
  }),
});

export type Overview = z.infer<typeof overviewSchema>;
