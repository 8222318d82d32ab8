import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { parsePrice } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { cashCountInputSchema } from "@/lib/schemas/books/cash-count";

/** The form of a count of the cash, in cents: what should be there, what is, and why they differ. */
export const countFormSchema = z
  .object({ expected: z.number(), counted: typedAmount, reason: z.string().trim().max(300) })
  .refine(({ expected, counted, reason }) => counted === expected || reason !== "", {
    path: ["reason"],
    message: VALIDATION.required,
  })
  // The server compares with what there is when the count arrives.
  .transform(({ counted, reason }): z.input<typeof cashCountInputSchema> => ({ counted, reason }))
  .pipe(cashCountInputSchema);

export type CountForm = z.input<typeof countFormSchema>;

/** What is too much (cents, negative for what lacks) by what has been typed; null while that is no amount. */
export function differenceOf({ expected, counted }: Pick<CountForm, "expected" | "counted">): number | null {
  const cents = parsePrice(counted);
  return cents === null ? null : cents - expected;
}
