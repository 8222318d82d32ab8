import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { PAYMENT_STATUSES } from "@/lib/domain/money/balance";
import { BOARD_DAYS } from "@/lib/domain/panel/board-columns";
import { TAKEN_KIND_NAMES } from "@/lib/domain/room-time/taken-kinds";
import { countDays } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";
import { holidaySchema } from "@/lib/schemas/closure/closure";
import { conflictSchema } from "@/lib/schemas/conflict";
import { dayField, MAX_ID } from "@/lib/schemas/fields";
import { promoCodeField, promoRemovedFields } from "@/lib/schemas/money/promo-code";
import { extrasQuery } from "@/lib/schemas/room-time/extras";
import { periodQuery, toPeriod } from "@/lib/schemas/room-time/period";
import { quoteLineSchema, unavailableSchema } from "@/lib/schemas/search/space-search";
import { textField } from "@/lib/schemas/worded";

const idQuery = z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID);

/** The planning board of the panel: all rooms with everything that takes their time. */

export const boardQuerySchema = z
  .object({ from: dayField, to: dayField })
  .superRefine(({ from, to }, context) => {
    const days = countDays(from, to);
    if (days < 1) context.addIssue({ code: "custom", path: ["to"], message: VALIDATION.endNotBeforeStart });
    if (days > BOARD_DAYS)
      context.addIssue({ code: "custom", path: ["to"], message: VALIDATION.daysAtMost(BOARD_DAYS) });
  });

/** A plan to check: a period in a room, for an existing booking or a new one of a user. */
export const planQuerySchema = z
  .object({
    ...periodQuery,
    spaceId: idQuery,
    /** The booking to be moved; its own time counts as free. */
    bookingId: idQuery.optional(),
    /** The person for whom a new booking is priced. */
    personId: idQuery.optional(),
    /** The extras of a new booking, in the form of a quote's query. */
    extras: extrasQuery.default([]),
    promoCode: promoCodeField,
    attendees: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(10_000).default(1),
  })
  .transform(({ spaceId, bookingId, personId, extras, promoCode, attendees, ...fields }, context) => ({
    spaceId,
    bookingId,
    personId,
    extras,
    promoCode,
    attendees,
    period: toPeriod(fields, context),
  }));

export type PlanQuery = z.output<typeof planQuerySchema>;

export const planSchema = z.object({
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  /** The composition of the total, discounts included. */
  lines: z.array(quoteLineSchema),
  /** Why it cannot be booked; null when it can. */
  unavailable: unavailableSchema.nullable(),
  /** Everything that conflicts. */
  conflicts: z.array(conflictSchema),
  ...promoRemovedFields,
});

export type Plan = z.infer<typeof planSchema>;

/** A room and a period, with its price and availability. */
export const freeRoomSchema = z.object({
  spaceId: z.number().int(),
  name: z.string(),
  capacity: z.number().int(),
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  unavailable: unavailableSchema.nullable(),
});

export type FreeRoom = z.infer<typeof freeRoomSchema>;

export const boardRoomSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  capacity: z.number().int(),
  isAvailable: z.boolean(),
  openingTime: z.string(),
  closingTime: z.string(),
  minBookingHours: z.number().int(),
  /** The parts of the room; their entries block the room as well. */
  partIds: z.array(z.number().int()),
  /** The closed times on the days of the board with their reason, by start. */
  closed: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), message: textField() })),
});

export type BoardRoom = z.infer<typeof boardRoomSchema>;

export const boardEntrySchema = z.object({
  kind: z.enum(TAKEN_KIND_NAMES),
  id: z.number().int(),
  spaceId: z.number().int(),
  /** The whole that is taken, if the room is taken as a part of it. */
  viaSpaceId: z.number().int().optional(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The end of the buffer after a booking; null without one. */
  bufferEndsAt: z.string().nullable(),
  /** The name of the customer, the title, or the name of the kind. */
  title: textField(),
  /** A short form: "Rossi G." */
  label: textField(),
  /** Bookings only: whole days, with times that follow the room's opening hours. */
  isFullDay: z.boolean(),
  /** Only lessons of a course with a limit: the seats taken or held, and the limit. */
  seats: z.object({ taken: z.number().int(), most: z.number().int() }).optional(),
  /** Bookings only. */
  purpose: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES).nullable(),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  /** Bookings only: due, in cents. */
  dueAmount: z.number().int().nullable(),
});

export type BoardEntry = z.infer<typeof boardEntrySchema>;

export const boardSchema = z.object({
  rooms: z.array(boardRoomSchema),
  /** By start. */
  entries: z.array(boardEntrySchema),
  holidays: z.array(holidaySchema),
});

export type Board = z.infer<typeof boardSchema>;
