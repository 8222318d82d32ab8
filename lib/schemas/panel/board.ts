import { z } from "zod";
import { PAYMENT_STATUSES } from "@/lib/domain/money/balance";
import { BOARD_DAYS } from "@/lib/domain/panel/board-columns";
import { TAKEN_KIND_NAMES } from "@/lib/domain/room-time/taken-kinds";
import { countDays } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";
import { BOOKING_STATUSES } from "@/lib/schemas/booking/booking";
import { holidaySchema } from "@/lib/schemas/closure/closure";
import { conflictSchema } from "@/lib/schemas/conflict";
import { dayField, MAX_ID } from "@/lib/schemas/fields";
import { periodQuery, toPeriod } from "@/lib/schemas/room-time/period";
import { unavailableSchema } from "@/lib/schemas/search/space-search";

const idQuery = z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID);

/** The planning board of the panel: all rooms, and all that takes their time. */

export const boardQuerySchema = z
  .object({ from: dayField, to: dayField })
  .superRefine(({ from, to }, context) => {
    const days = countDays(from, to);
    if (days < 1)
      context.addIssue({ code: "custom", path: ["to"], message: "La fine non può precedere l'inizio." });
    if (days > BOARD_DAYS)
      context.addIssue({ code: "custom", path: ["to"], message: `Al massimo ${BOARD_DAYS} giorni.` });
  });

/** A plan: a period in a room, of a booking that is there already or of a person. */
export const planQuerySchema = z
  .object({
    ...periodQuery,
    spaceId: idQuery,
    /** The booking that is to be moved: it does not stand in its own way. */
    bookingId: idQuery.optional(),
    /** Whose price counts, of a booking to be made. */
    userId: idQuery.optional(),
  })
  .transform(({ spaceId, bookingId, userId, ...fields }, context) => ({
    spaceId,
    bookingId,
    userId,
    period: toPeriod(fields, context),
  }));

export type PlanQuery = z.output<typeof planQuerySchema>;

export const planSchema = z.object({
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  /** Why it cannot be had; null when it can. */
  unavailable: unavailableSchema.nullable(),
  /** All that is in the way, of whatever kind. */
  conflicts: z.array(conflictSchema),
});

export type Plan = z.infer<typeof planSchema>;

/** A room and a period: what it costs, and whether it can be had. */
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
  /** When it is closed on the days of the board, whatever is taken, and why; in order of time. */
  closed: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), message: z.string() })),
});

export type BoardRoom = z.infer<typeof boardRoomSchema>;

export const boardEntrySchema = z.object({
  kind: z.enum(TAKEN_KIND_NAMES),
  id: z.number().int(),
  spaceId: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The end of the time that is kept free after a booking; null where none is. */
  bufferEndsAt: z.string().nullable(),
  /** Who, or what. */
  title: z.string(),
  /** The same where there is little room: "Rossi G." */
  label: z.string(),
  /** Of bookings: full days, whose times are those of the rooms. */
  isFullDay: z.boolean(),
  /** For what, of bookings. */
  purpose: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES).nullable(),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  /** Cents that are due, of bookings. */
  dueAmount: z.number().int().nullable(),
});

export type BoardEntry = z.infer<typeof boardEntrySchema>;

export const boardSchema = z.object({
  rooms: z.array(boardRoomSchema),
  /** In order of time. */
  entries: z.array(boardEntrySchema),
  holidays: z.array(holidaySchema),
});

export type Board = z.infer<typeof boardSchema>;
