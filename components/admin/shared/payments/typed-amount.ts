import { z } from "zod";
import { parsePrice } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";

/** Parses a typed amount in euros to cents. */
export const typedAmount = z.string().transform((value, context) => {
  const cents = parsePrice(value);
  if (cents !== null) return cents;
  context.addIssue({ code: "custom", message: VALIDATION.amount });
  return z.NEVER;
});
