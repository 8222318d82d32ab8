import "server-only";
import { sumOpenRefunds } from "@/lib/data/money/online-refunds";
import { findChargeForUpdate } from "@/lib/data/money/read-charges";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { centsIn } from "@/lib/domain/language/text";
import { balanceOf } from "@/lib/domain/money/balance";
import { depositDueOf } from "@/lib/domain/money/deposit";
import { AppError, requireFound, wordedError } from "@/lib/errors";
import {
  type Payment,
  type SeriesPayment,
  type SeriesPaymentInput,
  seriesPaymentSchema,
} from "@/lib/schemas/till/payment";
import { requirePastDay, writePayment } from "./record-payment";
import { requireActiveWay } from "./way-to-pay";

/**
 * Records that everything to be returned for a booking was paid out together: the refund of its price and its deposit,
 * one entry each.
 * @param input its `amount` is the sum that was paid out, in cents
 * @throws AppError NOT_FOUND; VALIDATION for a future day, or an unknown or inactive payment method; NOTHING_DUE;
 * AMOUNT_TOO_HIGH when the amount is no longer what is to be returned
 */
export function repayBooking(
  bookingId: number,
  { method, amount, date: requested, note }: SeriesPaymentInput,
  actor: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SeriesPayment> {
  const date = requirePastDay(requested, now);
  return createOnce(claim, { status: 201, schema: seriesPaymentSchema }, async (tx) => {
    await requireActiveWay(tx, method);
    const charge = requireFound(await findChargeForUpdate(tx, { kind: "booking", id: bookingId }), "booking");
    const { refundDue } = balanceOf(charge, charge.entries);
    const refund = Math.max(
      0,
      refundDue - (refundDue > 0 ? await sumOpenRefunds(tx, { kind: "booking", id: bookingId }) : 0),
    );
    const deposit = depositDueOf(charge, now);
    const due = refund + deposit;
    if (due === 0) throw new AppError("NOTHING_DUE");
    if (due !== amount)
      throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.repaymentDue", { due: centsIn(due) });
    const entry = { charge, method, date, note, createdBy: actor };
    const payments: Payment[] = [];
    if (refund > 0) payments.push(await writePayment(tx, { ...entry, kind: "refund", amount: refund }));
    if (deposit > 0)
      payments.push(await writePayment(tx, { ...entry, kind: "deposit-return", amount: deposit }));
    return { amount, payments };
  });
}
