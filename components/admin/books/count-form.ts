import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { parsePrice } from "@/lib/domain/money/money";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";
import type { bookEntryInputSchema } from "@/lib/schemas/books/book-entry";

/** The form of a count of the cash, in cents: what should be there, what is, and why they differ. */
export const countFormSchema = z
  .object({ expected: z.number(), counted: typedAmount, reason: z.string().trim().max(300) })
  .refine(({ expected, counted, reason }) => counted === expected || reason !== "", {
    path: ["reason"],
    message: VALIDATION.required,
  });

export type CountForm = z.input<typeof countFormSchema>;
export type Count = z.output<typeof countFormSchema>;

/** What is too much (cents, negative for what lacks) by what has been typed; null while that is no amount. */
export function differenceOf({ expected, counted }: Pick<CountForm, "expected" | "counted">): number | null {
  const cents = parsePrice(counted);
  return cents === null ? null : cents - expected;
}

/**
 * The entry of a difference, in the rows for what has no other; null where the cash is right.
 * @param note says of what it is
 */
export function entryOfCount(
  { expected, counted }: Count,
  date: CalendarDay,
  note: string,
): (z.input<typeof bookEntryInputSchema> & { amount: number }) | null {
  const difference = counted - expected;
  const written = { account: "cash" as const, amount: Math.abs(difference), date, note };
  if (difference === 0) return null;
  return difference > 0
    ? { direction: "in", category: "E2", ...written }
    : { direction: "out", category: "E5", ...written };
}
