import { z } from "zod";
import { ALTERNATIVE_KINDS } from "@/lib/domain/search/alternatives-question";
import { VALIDATION } from "@/lib/messages/validation";
import { payerQuery } from "@/lib/schemas/person/payer";
import { movedBookingQuery, periodQuery, toPeriod } from "@/lib/schemas/room-time/period";
import { MAX_ATTENDEES } from "./booking-input";

export const alternativeSchema = z.object({
  kind: z.enum(ALTERNATIVE_KINDS),
  spaceId: z.number().int(),
  spaceSlug: z.string(),
  spaceName: z.string(),
  /** Set if the room is a part of the requested one. */
  isPart: z.literal(true).optional(),
  startDate: z.string(),
  endDate: z.string(),
  isFullDay: z.boolean(),
  startTime: z.string(),
  endTime: z.string(),
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  difference: z.number().int().nullable(),
});

export const alternativesSchema = z.object({ alternatives: z.array(alternativeSchema) });

export type Alternatives = z.infer<typeof alternativesSchema>;

export const alternativesQuerySchema = z
  .object({
    ...periodQuery,
    ...movedBookingQuery,
    ...payerQuery,
    attendees: z.coerce
      .number(VALIDATION.invalid)
      .int(VALIDATION.integer)
      .min(1)
      .max(MAX_ATTENDEES)
      .default(1),
  })
  .transform(({ attendees, bookingId, personId, ...fields }, context) => ({
    attendees,
    bookingId,
    personId,
    requested: toPeriod(fields, context),
  }));
