import { z } from "zod";
import { WHY_NOT_CODES } from "@/lib/domain/room-time/why-not";
import { CAPACITY_RANGES, SERVICES, SPACE_SORTS, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { dayField, list, queryFlag } from "@/lib/schemas/fields";
import { upfrontFields } from "@/lib/schemas/money/prepayment";
import { promoCodeField, promoRemovedFields } from "@/lib/schemas/money/promo-code";
import { payerQuery } from "@/lib/schemas/person/payer";
import { extrasQuery } from "@/lib/schemas/room-time/extras";
import { movedBookingQuery, periodQuery, toPeriod } from "@/lib/schemas/room-time/period";
import { textField } from "@/lib/schemas/worded";

export const spaceSearchQuerySchema = z
  .object({
    ...periodQuery,
    startDate: dayField.optional(),
    availableOnly: queryFlag.optional(),
    type: z.enum(SPACE_TYPES, VALIDATION.invalid).optional(),
    maxPrice: z.coerce.number(VALIDATION.invalid).min(0).max(1_000_000).optional(),
    people: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(10_000).optional(),
    capacity: z.enum(CAPACITY_RANGES, VALIDATION.invalid).optional(),
    services: shortString(1000)
      .transform((value) => value.split(",").filter((item) => item !== ""))
      .pipe(list(z.enum(SERVICES, VALIDATION.invalid)))
      .optional(),
    sort: z.enum(SPACE_SORTS, VALIDATION.invalid).default("featured"),
  })
  .transform((query, context) => {
    const { startDate, endDate, isFullDay, startTime, endTime, ...filters } = query;
    if (startDate === undefined && endDate === undefined) return { filters, request: null };
    return { filters, request: toPeriod({ startDate, endDate, isFullDay, startTime, endTime }, context) };
  });

export const quoteQuerySchema = z
  .object({
    ...periodQuery,
    ...movedBookingQuery,
    ...payerQuery,
    /** "3:2,5:1": two of the extra 3 and one of the extra 5. */
    extras: extrasQuery.default([]),
    promoCode: promoCodeField,
    /** For extras priced per person. */
    attendees: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(10_000).default(1),
  })
  .transform(({ bookingId, personId, extras, promoCode, attendees, ...fields }, context) => ({
    bookingId,
    personId,
    extras,
    promoCode,
    attendees,
    period: toPeriod(fields, context),
  }));

export const unavailableSchema = z.object({ code: z.enum(WHY_NOT_CODES), message: textField() });

export const quoteLineSchema = z.object({
  label: textField(),
  quantity: z.number().int(),
  unitAmount: z.number().int(),
  /** Cents; below 0 for a discount. */
  amount: z.number().int(),
  /** Set for the line of an extra. */
  extraId: z.number().int().optional(),
});

export const quoteSchema = z.object({
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  isAvailable: z.boolean(),
  unavailable: unavailableSchema.nullable(),
  lines: z.array(quoteLineSchema),
  /** The instant before which a cancellation is fully refunded; null if it never is, or no period is available. */
  freeCancellationUntil: z.string().nullable(),
  ...upfrontFields,
  ...promoRemovedFields,
});

export type SpaceQuote = z.infer<typeof quoteSchema>;

export const MAX_AVAILABILITY_DAYS = 366;

export const availabilityQuerySchema = z.object({
  startDate: dayField.optional(),
  endDate: dayField.optional(),
  ...movedBookingQuery,
});

const dayPartSchema = z.object({
  isAvailable: z.boolean(),
  startTime: z.string(),
  endTime: z.string(),
  price: z.number().int().nullable(),
  unavailable: unavailableSchema.nullable(),
});

export const availabilitySchema = z.object({
  availability: z.array(
    z.object({
      date: z.string(),
      isAvailable: z.boolean(),
      price: z.number().int().nullable(),
      hourSlots: z.array(
        z.object({ hour: z.string(), isAvailable: z.boolean(), price: z.number().int().nullable() }),
      ),
      periods: z.object({ mattina: dayPartSchema, pomeriggio: dayPartSchema, giornata: dayPartSchema }),
      unavailable: unavailableSchema.nullable(),
    }),
  ),
});
