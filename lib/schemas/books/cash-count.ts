import { z } from "zod";
import { integer, nullableText } from "@/lib/schemas/fields";
import { MAX_PAYMENT } from "@/lib/schemas/till/payment";
import { bookEntrySchema } from "./book-entry";

export const cashCountInputSchema = z.object({
  /** Cents that are there. */
  counted: integer.pipe(z.number().min(0).max(MAX_PAYMENT)),
  /** Required where that is not what should be there. */
  reason: nullableText(300).default(null),
});

export type CashCountInput = z.output<typeof cashCountInputSchema>;

export const cashCountSchema = z.object({
  /** Cents that should have been there. */
  expected: z.number().int(),
  counted: z.number().int(),
  /** What was written of the difference; null where the cash is right. */
  entry: bookEntrySchema.nullable(),
});

export type CashCount = z.infer<typeof cashCountSchema>;
