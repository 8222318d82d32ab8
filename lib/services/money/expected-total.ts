import "server-only";
import { centsIn, text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";

/**
 * Refuses to charge another amount than the caller was shown. Throwing ends the caller's transaction, so that nothing
 * is stored.
 * @param expected cents that were shown, 0 for a price on request; undefined where the caller does not say
 * @throws AppError PRICE_CHANGED with the current amount
 */
export function requireExpectedTotal(expected: number | undefined, totalAmount: number): void {
  if (expected === undefined || expected === totalAmount) return;
  throw new AppError("PRICE_CHANGED", {
    message:
      totalAmount === 0
        ? text("refusals.money.nowOnRequest")
        : text("refusals.money.priceChanged", { total: centsIn(totalAmount) }),
    totalAmount,
  });
}
