import "server-only";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { type TakenFee, type TakenFeeInput, takenFeeSchema } from "@/lib/schemas/till/fee";
import { writeReceipt } from "./make-receipt";
import { payWholeFee, requirePastDay } from "./record-payment";
import { requireActiveWay } from "./way-to-pay";

/**
 * Records the payment of everything due of a member's fee, and makes its receipt, which is mailed.
 * @param actor the id of the account that enters it
 * @param claim of the Idempotency-Key: a repeated claim returns the first response
 * @throws AppError NOT_FOUND; VALIDATION for a future day, or an unknown or inactive payment method; NOTHING_DUE;
 * FORBIDDEN for the actor's own fee
 */
export function takeFee(
  feeId: number,
  { method, date }: TakenFeeInput,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<TakenFee> {
  const day = requirePastDay(date, now);
  return createOnce(claim, { status: 201, schema: takenFeeSchema }, async (tx) => {
    await requireActiveWay(tx, method);
    const payment = await payWholeFee(tx, feeId, { method, date: day }, actor);
    const { sent, ...receipt } = await writeReceipt(tx, { paymentIds: [payment.id] }, actor, now);
    return { payment: { ...payment, receiptId: receipt.id }, receipt, sent };
  });
}
