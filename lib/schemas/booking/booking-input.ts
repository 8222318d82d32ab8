import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { DOCUMENTED } from "@/lib/schemas/documented";
import {
  dayField,
  expectedTotalField,
  integer,
  lineText,
  MAX_ID,
  nullableText,
  nullableTime,
  nullableTyped,
} from "@/lib/schemas/fields";
import { expectedUpfrontFields } from "@/lib/schemas/money/prepayment";
import { promoCodeField } from "@/lib/schemas/money/promo-code";
import { contactFields, namesWithoutPerson, panelContactFields } from "@/lib/schemas/person/contact";
import { extrasBody } from "@/lib/schemas/room-time/extras";
import { periodBody, type periodBodySchema, toPeriod } from "@/lib/schemas/room-time/period";

/** The most attendees of a booking (docs/rules.md); the capacity of the space may be lower. */
export const MAX_ATTENDEES = 100;

/** Repeated on each branch of the union: forms show a branch's message, the API that of the union. */
const ATTENDEES_REQUIRED = VALIDATION.attendeesRequired;

/** The contact fields of a booking (docs/rules.md). */
export const bookingContactFields = {
  ...contactFields,
  phone: nullableTyped(40).default(null),
  purpose: lineText(VALIDATION.purposeRequired, 500),
  attendees: z
    .union(
      [
        z.number(ATTENDEES_REQUIRED),
        shortString(100, ATTENDEES_REQUIRED)
          .trim()
          .regex(/^-?\d{1,9}$/, ATTENDEES_REQUIRED)
          .transform(Number),
      ],
      ATTENDEES_REQUIRED,
    )
    .pipe(
      z
        .int(VALIDATION.integer)
        .min(1, ATTENDEES_REQUIRED)
        .max(MAX_ATTENDEES, VALIDATION.attendeesAtMost(MAX_ATTENDEES)),
    ),
  notes: nullableText(2000).default(null),
};

const newBookingSchema = z.object({
  ...bookingContactFields,
  spaceId: integer.pipe(z.number().min(1).max(MAX_ID)),
  extras: extrasBody,
  promoCode: promoCodeField,
  expectedTotal: expectedTotalField,
  ...expectedUpfrontFields,
  ...periodBody,
});

/** Combines the period fields of a body into one. */
export function withPeriod<Body extends z.output<typeof periodBodySchema>>(
  { startDate, endDate, startTime, endTime, isFullDay, ...booking }: Body,
  context: z.RefinementCtx,
) {
  return { ...booking, period: toPeriod({ startDate, endDate, startTime, endTime, isFullDay }, context) };
}

/** The body of a new booking. The server decides price, status and owner. */
export const bookingInputSchema = newBookingSchema.transform(withPeriod);
export const panelBookingInputSchema = namesWithoutPerson(
  newBookingSchema.extend(panelContactFields),
).transform(withPeriod);

export type BookingInput = z.output<typeof panelBookingInputSchema>;

/** Fields that no request can change. Declared so that a customer who sends one gets a 403 instead of being ignored. */
const unchangeable = z.unknown().optional().register(DOCUMENTED, { isIgnored: true });
const unchangeableFields = {
  id: unchangeable,
  confirmationNumber: unchangeable,
  userId: unchangeable,
  personId: unchangeable,
  startsAt: unchangeable,
  endsAt: unchangeable,
  purpose: unchangeable,
  attendees: unchangeable,
  email: unchangeable,
  phone: unchangeable,
  firstName: unchangeable,
  lastName: unchangeable,
  createdAt: unchangeable,
  canceledAt: unchangeable,
  refundAmount: unchangeable,
  googleCalendarEventId: unchangeable,
  googleCalendarAdded: unchangeable,
  canceledBy: unchangeable,
  cancelReason: unchangeable,
  cancellationSteps: unchangeable,
  calendarSequence: unchangeable,
  calendarChangedAt: unchangeable,
  seriesId: unchangeable,
};

/** The terms of a cancellation by the centre: a full refund unless a percentage is given. */
export const centreCancellationFields = {
  refundPercent: integer.pipe(z.number().min(0).max(100)).nullable().optional(),
  reason: nullableText(500).optional(),
};

/** A change of a booking: customers may only cancel, staff may set the other fields. */
export const bookingUpdateSchema = z.object({
  ...unchangeableFields,
  ...centreCancellationFields,
  status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
  totalAmount: integer.pipe(z.number().min(0).max(100_000_000)).optional(),
  /** The amount after the change, as the panel showed it. */
  expectedTotal: expectedTotalField,
  notes: nullableText(2000).optional(),
  spaceId: integer.pipe(z.number().min(1).max(MAX_ID)).optional(),
  startDate: dayField.optional(),
  endDate: dayField.optional(),
  startTime: nullableTime.optional(),
  endTime: nullableTime.optional(),
  isFullDay: z.boolean().optional(),
  /** False: no mail is sent, because staff inform the customer themselves. */
  notifiesCustomer: z.boolean().optional(),
});

export type BookingUpdate = z.output<typeof bookingUpdateSchema>;

/** The new period, and optionally the new space, of a booking moved by its customer. */
export const bookingMoveSchema = z
  .object({
    ...periodBody,
    endDate: dayField.optional(),
    isFullDay: z.boolean().optional(),
    spaceId: integer.pipe(z.number().min(1).max(MAX_ID)).optional(),
    expectedTotal: expectedTotalField,
    ...expectedUpfrontFields,
  })
  .transform(({ spaceId, expectedTotal, expectedPrepayment, expectedDeposit, ...fields }, context) => ({
    spaceId,
    expectedTotal,
    expectedPrepayment,
    expectedDeposit,
    period: toPeriod(fields, context),
  }));

export type BookingMove = z.output<typeof bookingMoveSchema>;
