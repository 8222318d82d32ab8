import "server-only";
import { centsIn, text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import type { UpfrontAmounts } from "@/lib/schemas/money/prepayment";

/** Why nothing is charged: a key of the refusal's message. */
export type Nothing = "nowOnRequest" | "nowFree" | "paidWithPass";

/** The error details for a total that differs from the one shown. */
const priceChanged = (totalAmount: number, nothing: Nothing): { message: string; totalAmount: number } => ({
  message:
    totalAmount === 0
      ? text(`refusals.money.${nothing}`)
      : text("refusals.money.priceChanged", { total: centsIn(totalAmount) }),
  totalAmount,
});

/**
 * Refuses to charge another amount than the caller was shown. Throwing ends the caller's transaction, so that nothing
 * is stored.
 * @param expected cents that were shown, 0 for a price on request; undefined when the caller does not send it
 * @param nothing the reason to give when nothing is charged
 * @throws AppError PRICE_CHANGED with the current amount
 */
export function requireExpectedTotal(
  expected: number | undefined,
  totalAmount: number,
  nothing: Nothing = "nowOnRequest",
): void {
  if (expected === undefined || expected === totalAmount) return;
  throw new AppError("PRICE_CHANGED", priceChanged(totalAmount, nothing));
}

/** The amounts shown for a room, in cents; undefined when the caller does not send them. */
export interface ExpectedOfRoom {
  expectedTotal?: number | undefined;
  expectedPrepayment?: number | undefined;
  expectedDeposit?: number | undefined;
}

/**
 * As `requireExpectedTotal`, for a room, which may also require a prepayment and a deposit.
 * @throws AppError PRICE_CHANGED with the current amounts
 */
export function requireExpectedOfRoom(
  { expectedTotal, expectedPrepayment, expectedDeposit }: ExpectedOfRoom,
  { totalAmount, ...beside }: UpfrontAmounts & { totalAmount: number },
): void {
  if (expectedTotal !== undefined && expectedTotal !== totalAmount)
    throw new AppError("PRICE_CHANGED", { ...priceChanged(totalAmount, "nowOnRequest"), beside });
  const { prepayAmount, depositAmount } = beside;
  const isAsShown =
    (expectedPrepayment ?? prepayAmount) === prepayAmount &&
    (expectedDeposit ?? depositAmount) === depositAmount;
  if (!isAsShown)
    throw new AppError("PRICE_CHANGED", {
      message: text("refusals.money.besideChanged"),
      totalAmount,
      beside,
    });
}
