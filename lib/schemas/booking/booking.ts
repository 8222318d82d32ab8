import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { languageSchema } from "@/lib/schemas/language/translations";
import { balanceFields, outcomeFields } from "@/lib/schemas/money/balance";
import { promoRemovedFields, usedPromoSchema } from "@/lib/schemas/money/promo-code";
import { personIdAnswer } from "@/lib/schemas/person/contact";
import { bookedExtraSchema } from "@/lib/schemas/room-time/extras";
import { panelSentField } from "@/lib/schemas/sent";
import { cancellationStepsAnswer } from "@/lib/schemas/site/cancellation-steps";

export const bookingSchema = z.object({
  id: z.number().int(),
  confirmationNumber: z.string(),
  userId: z.number().int().nullable(),
  personId: personIdAnswer,
  spaceId: z.number().int(),
  space: z.object({
    slug: z.string(),
    id: z.number().int(),
    name: z.string(),
    location: z.string(),
    imageUrl: z.string().nullable(),
  }),
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  isFullDay: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  totalAmount: z.number().int(),
  status: z.enum(BOOKING_STATUSES),
  purpose: z.string(),
  attendees: z.number().int(),
  extras: z.array(bookedExtraSchema),
  /** Absent without a promo code. */
  promo: usedPromoSchema.optional(),
  notes: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.string(),
  canceledAt: z.string().nullable(),
  refundPercent: z.number().int().nullable(),
  refundAmount: z.number().int().nullable(),
  canceledBy: z.enum(["customer", "centre"]).nullable(),
  cancelReason: z.string().nullable(),
  cancellationSteps: cancellationStepsAnswer,
  /** SEQUENCE of the calendar entry. */
  calendarSequence: z.number().int(),
  /** When the calendar entry was last changed. */
  calendarChangedAt: z.string(),
  /** Null for a single booking. */
  seriesId: z.number().int().nullable(),
  /** The prepayment due before the confirmation, in cents; 0 for none. */
  prepayAmount: z.number().int(),
  /** The prepayment deadline; null if no prepayment is awaited. */
  payBy: z.string().nullable(),
  /** The required security deposit, and the amount held now, in cents; not part of the total. */
  depositAmount: z.number().int(),
  depositHeld: z.number().int(),
  googleCalendarEventId: z.string().nullable(),
  googleCalendarAdded: z.boolean(),
  /** The language of mails about the booking. */
  language: languageSchema,
  ...balanceFields,
});

export type Booking = z.infer<typeof bookingSchema>;

/** The terms of canceling now: the refunds and their deadlines. */
export const cancellationSchema = z.object({
  refundPercent: z.number().int(),
  refundAmount: z.number().int(),
  ...outcomeFields,
  steps: z.array(
    z.object({
      until: z.string(),
      percent: z.number().int(),
      amount: z.number().int(),
      comesBack: outcomeFields.comesBack,
      stillOwed: outcomeFields.stillOwed,
    }),
  ),
});

export type Cancellation = z.infer<typeof cancellationSchema>;

export const bookingCreatedSchema = z.object({
  booking: bookingSchema,
  confirmationNumber: z.string(),
  ...panelSentField,
});

export type BookingCreated = z.infer<typeof bookingCreatedSchema>;

/** A booking after a move or change, before the fields for staff are added. */
export const bookingMovedSchema = bookingSchema.extend(promoRemovedFields);

export type BookingMoved = z.infer<typeof bookingMovedSchema>;

export const bookingChangedSchema = bookingMovedSchema.extend(panelSentField);

export type BookingChanged = z.infer<typeof bookingChangedSchema>;
