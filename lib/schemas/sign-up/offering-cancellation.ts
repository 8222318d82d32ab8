import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, requiredText } from "@/lib/schemas/fields";

/** The terms on which the centre cancels a whole event or course. */
export const offeringCancellationSchema = z.object({
  reason: requiredText(VALIDATION.reason, 500),
  /** Percent of each total; 100 if omitted. */
  refundPercent: integer.pipe(z.number().min(0).max(100)).default(100),
});

export type OfferingCancellation = z.output<typeof offeringCancellationSchema>;
