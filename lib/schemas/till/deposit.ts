import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { integer, requiredText } from "@/lib/schemas/fields";
import { MAX_PAYMENT } from "./payment";

/** The retained amount of a deposit, in cents, and the reason. */
export const depositRetentionSchema = z.object({
  amount: integer.pipe(z.number().min(1).max(MAX_PAYMENT)),
  reason: requiredText(VALIDATION.reason, 500),
});

export type DepositRetention = z.output<typeof depositRetentionSchema>;
