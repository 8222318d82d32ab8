import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { BOOKING_STATUSES } from "./booking";
import { integer } from "./fields";

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
