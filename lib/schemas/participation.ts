import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { BOOKING_STATUSES } from "./booking";
import { integer, personText } from "./fields";

/** So many can be signed up at once. */
export const MAX_SEATS = 10;

/** How many places one sign-up takes, and the names of who else comes, as far as they are given. */
export const seatFields = {
  seats: integer.pipe(z.number().min(1, VALIDATION.seats).max(MAX_SEATS, VALIDATION.seats)).default(1),
  companions: z
    .array(personText(VALIDATION.companion, 200))
    .max(MAX_SEATS - 1)
    .default([]),
};

/** An administrator's change of a place in a course or at an event. */
export const participationUpdateSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
    /** Euro cents. */
    totalAmount: integer.pipe(z.number().min(0).max(100_000_000)).optional(),
    /** What a cancellation gives back; all of it unless said. */
    refundPercent: integer.pipe(z.number().min(0).max(100)).optional(),
  })
  .superRefine((change, context) => {
    if (change.status === undefined && change.totalAmount === undefined)
      context.addIssue({ code: "custom", path: ["status"], message: VALIDATION.required });
  });

export type ParticipationUpdate = z.output<typeof participationUpdateSchema>;
