import { z } from "zod";
import { integer, nullableText } from "@/lib/schemas/fields";
import { MAX_PAYMENT } from "@/lib/schemas/till/payment";
import { bookEntrySchema } from "./book-entry";

export const cashCountInputSchema = z.object({
  /** Cents actually counted. */
  counted: integer.pipe(z.number().min(0).max(MAX_PAYMENT)),
  /** Required if the count differs from the expected amount. */
  reason: nullableText(300).default(null),
});

export type CashCountInput = z.output<typeof cashCountInputSchema>;

export const cashCountSchema = z.object({
  /** Cents expected. */
  expected: z.number().int(),
  counted: z.number().int(),
  /** The entry that corrects the difference; null when there is none. */
  entry: bookEntrySchema.nullable(),
});

export type CashCount = z.infer<typeof cashCountSchema>;
