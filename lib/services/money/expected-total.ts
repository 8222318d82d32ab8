import "server-only";
import { centsIn, text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";

/** Why nothing is charged, as the refusal says it. */
export type Nothing = "nowOnRequest" | "nowFree" | "paidWithPass";

/**
 * Refuses to charge another amount than the caller was shown. Throwing ends the caller's transaction, so that nothing
 * is stored.
 * @param expected cents that were shown, 0 for a price on request; undefined where the caller does not say
 * @param nothing what it means that nothing is charged
 * @throws AppError PRICE_CHANGED with the current amount
 */
export function requireExpectedTotal(
  expected: number | undefined,
  totalAmount: number,
  nothing: Nothing = "nowOnRequest",
): void {
  if (expected === undefined || expected === totalAmount) return;
  throw new AppError("PRICE_CHANGED", {
    message:
      totalAmount === 0
        ? text(`refusals.money.${nothing}`)
        : text("refusals.money.priceChanged", { total: centsIn(totalAmount) }),
    totalAmount,
  });
}
