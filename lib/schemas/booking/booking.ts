import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  expectedTotalField,
  integer,
  lineText,
  MAX_ID,
  nullableName,
  nullableText,
  nullableTime,
  pageQuery,
  text,
} from "@/lib/schemas/fields";
import { balanceFields, outcomeFields } from "@/lib/schemas/money/balance";
import {
  contactFields,
  namesWithoutPerson,
  panelContactFields,
  personIdAnswer,
} from "@/lib/schemas/person/contact";
import { periodBody, type periodBodySchema, toPeriod } from "@/lib/schemas/room-time/period";
import { panelSentField } from "@/lib/schemas/sent";

export const BOOKING_STATUSES = ["confirmed", "pending", "canceled"] as const;
/** The most attendees of a booking (docs/rules.md); the capacity of the space may be lower. */
export const MAX_ATTENDEES = 100;

export const bookingSchema = z.object({
  id: z.number().int(),
  confirmationNumber: z.string(),
  userId: z.number().int().nullable(),
  personId: personIdAnswer,
  spaceId: z.number().int(),
  space: z.object({
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
  /** SEQUENCE of its calendar entry. */
  calendarSequence: z.number().int(),
  /** The series that it belongs to; null for a single booking. */
  seriesId: z.number().int().nullable(),
  googleCalendarEventId: z.string().nullable(),
  googleCalendarAdded: z.boolean(),
  ...balanceFields,
});

export type Booking = z.infer<typeof bookingSchema>;

/** The terms of canceling now: what is refunded, and until when. */
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

/** A changed booking; staff also learn whether the customer was notified. */
export const bookingChangedSchema = bookingSchema.extend(panelSentField);

export type BookingChanged = z.infer<typeof bookingChangedSchema>;

/** Repeated on each branch of the union: forms show a branch's message, the API that of the union. */
const ATTENDEES_REQUIRED = "Il numero di partecipanti è obbligatorio";

/** The contact fields of a booking (docs/rules.md). */
export const bookingContactFields = {
  ...contactFields,
  phone: nullableName(40).default(null),
  purpose: lineText("Lo scopo della prenotazione è obbligatorio", 500),
  attendees: z
    .union(
      [
        z.number(ATTENDEES_REQUIRED),
        z
          .string(ATTENDEES_REQUIRED)
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
        .max(MAX_ATTENDEES, `Il numero massimo di partecipanti è ${MAX_ATTENDEES}`),
    ),
  notes: nullableText(2000).default(null),
};

const newBookingSchema = z.object({
  ...bookingContactFields,
  spaceId: integer.pipe(z.number().min(1).max(MAX_ID)),
  expectedTotal: expectedTotalField,
  ...periodBody,
});

/** The fields of a period in a body as one. */
export function withPeriod<Body extends z.output<typeof periodBodySchema>>(
  { startDate, endDate, startTime, endTime, isFullDay, ...booking }: Body,
  context: z.RefinementCtx,
) {
  return { ...booking, period: toPeriod({ startDate, endDate, startTime, endTime, isFullDay }, context) };
}

/** The body of a new booking. The server decides price, status and owner. */
export const bookingInputSchema = newBookingSchema.transform(withPeriod);
/** The same from the panel. */
export const panelBookingInputSchema = namesWithoutPerson(
  newBookingSchema.extend(panelContactFields),
).transform(withPeriod);

export type BookingInput = z.output<typeof panelBookingInputSchema>;

/** Fields that no call changes. Declared so that a customer who sends one gets a 403 rather than silence. */
const unchangeable = z.unknown().optional();
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
  calendarSequence: unchangeable,
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
  /** What the panel showed as the amount after the change. */
  expectedTotal: expectedTotalField,
  notes: nullableText(2000).optional(),
  spaceId: integer.pipe(z.number().min(1).max(MAX_ID)).optional(),
  startDate: dayField.optional(),
  endDate: dayField.optional(),
  startTime: nullableTime.optional(),
  endTime: nullableTime.optional(),
  isFullDay: z.boolean().optional(),
  /** False: no mail to the customer, whom staff inform themselves. */
  notifiesCustomer: z.boolean().optional(),
});

export type BookingUpdate = z.output<typeof bookingUpdateSchema>;

/** The new period of a booking that its customer moves, and optionally a new space. */
export const bookingMoveSchema = z
  .object({
    ...periodBody,
    endDate: dayField.optional(),
    isFullDay: z.boolean().optional(),
    spaceId: integer.pipe(z.number().min(1).max(MAX_ID)).optional(),
    expectedTotal: expectedTotalField,
  })
  .transform(({ spaceId, expectedTotal, ...fields }, context) => ({
    spaceId,
    expectedTotal,
    period: toPeriod(fields, context),
  }));

export type BookingMove = z.output<typeof bookingMoveSchema>;

/** The sort orders of the list; the first is the default. */
export const BOOKING_SORTS = [
  "start-desc",
  "start-asc",
  "created-desc",
  "created-asc",
  "amount-desc",
  "amount-asc",
  "name-asc",
  "name-desc",
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

export const bookingListQuerySchema = z.object({
  ...pageQuery,
  mine: z.enum(["true", "false"], VALIDATION.invalid).optional(),
  status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
  spaceId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  seriesId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  from: dayField.optional(),
  to: dayField.optional(),
  q: text(100).optional(),
  sort: z.enum(BOOKING_SORTS, VALIDATION.invalid).optional(),
});

export type BookingListQuery = z.output<typeof bookingListQuerySchema>;
