import "server-only";
import {
  listSeriesBookings,
  lockBookingRows,
  requireSeriesBookings,
} from "@/lib/data/booking/booking-series";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { centsIn } from "@/lib/domain/language/text";
import { AppError, wordedError } from "@/lib/errors";
import { type TakenFee, type TakenFeeInput, takenFeeSchema } from "@/lib/schemas/till/fee";
import {
  type Payment,
  type SeriesPayment,
  type SeriesPaymentInput,
  seriesPaymentSchema,
} from "@/lib/schemas/till/payment";
import { confirmPrepaid } from "@/lib/services/booking/prepayment";
import { enterPayment } from "@/lib/services/money/enter-payment";
import { writeReceipt } from "./make-receipt";
import { payWholeFee, requirePastDay } from "./record-payment";
import { requireActiveWay } from "./way-to-pay";

/**
 * Records the payment of everything due for a series: one entry per date, all or none.
 * @param input its `amount` is the total that the desk collected, in cents
 * @throws AppError NOT_FOUND; VALIDATION for a future day, or an unknown or inactive payment method; NOTHING_DUE;
 * AMOUNT_TOO_HIGH when the amount is no longer what is due
 */
export function paySeries(
  seriesId: number,
  { method, amount, date: requested, note }: SeriesPaymentInput,
  actor: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SeriesPayment> {
  const date = requirePastDay(requested, now);
  return createOnce(claim, { status: 201, schema: seriesPaymentSchema }, async (tx) => {
    await requireActiveWay(tx, method);
    const ids = (await requireSeriesBookings(seriesId, tx)).map(({ id }) => id);
    await lockBookingRows(tx, ids);
    const open = (await listSeriesBookings(seriesId, tx)).filter(({ dueAmount }) => dueAmount > 0);
    const due = open.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
    if (due === 0) throw new AppError("NOTHING_DUE");
    if (due !== amount)
      throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.seriesDue", { due: centsIn(due) });
    const payments: Payment[] = [];
    for (const { id, dueAmount } of open) {
      const payment = await enterPayment(tx, {
        charge: { kind: "booking", id },
        kind: "payment",
        method,
        amount: dueAmount,
        date,
        note,
        createdBy: actor,
      });
      await recordChange(tx, { action: "create", entity: "payment", entityId: payment.id, after: payment });
      payments.push(payment);
    }
    // All dates in one mail.
    await confirmPrepaid(
      tx,
      open.map(({ id }) => id),
    );
    return { amount, payments };
  });
}

/**
 * Records the payment of everything due of a member's fee, and makes its receipt, which is mailed.
 * @param actor the id of the account that enters it
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
