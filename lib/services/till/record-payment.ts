import "server-only";
import type { Transaction } from "@/lib/data/client";
import { hasOpenRefund, sumOpenRefunds } from "@/lib/data/money/online-refunds";
import { findPayableForUpdate, type Payable, type PayableIds, payableOf } from "@/lib/data/money/payables";
import { findPayment, findPaymentsForUpdate, insertPayment } from "@/lib/data/money/payments";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { text } from "@/lib/domain/language/text";
import { balanceOf, fitsLedger, paidAmountOf } from "@/lib/domain/money/balance";
import { oppositeOf } from "@/lib/domain/money/payment";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError, notFoundError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { type Payment, type PaymentInput, paymentSchema } from "@/lib/schemas/till/payment";
import { refundUnderWay } from "@/lib/services/money/online-refunds";
import { requireNotMadeByStripe } from "./failed-refund";

/** Locks what a ledger entry is for. @throws AppError NOT_FOUND */
async function lockPayable(tx: Transaction, ids: PayableIds): Promise<Payable> {
  const named = payableOf(ids);
  const payable = named && (await findPayableForUpdate(tx, named));
  if (!payable) throw notFoundError("payable");
  return payable;
}

/** The day of a ledger entry (Europe/Rome): today unless one is sent. @throws AppError VALIDATION for a future day */
export function requirePastDay(date: CalendarDay | undefined, now: Date): CalendarDay {
  const today = dayOf(now);
  if (date !== undefined && date > today) throw fieldError("date", VALIDATION.futurePayment);
  return date ?? today;
}

/** Cents that can still be refunded: what was paid, less what is being refunded through Stripe already. */
async function refundableAmount(tx: Transaction, { kind, id, entries }: Payable): Promise<number> {
  return paidAmountOf(entries) - (kind === "booking" ? await sumOpenRefunds(tx, id) : 0);
}

/**
 * Records a payment or a refund that the staff took or gave. Moves no money by itself, whatever the method.
 * @param actor the id of the account that enters it
 * @param claim of the Idempotency-Key: a repeated claim returns the first answer
 * @throws AppError NOT_FOUND; VALIDATION for a future day; AMOUNT_TOO_HIGH; DUPLICATE
 */
export function recordPayment(
  input: PaymentInput,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Payment> {
  const date = requirePastDay(input.date, now);
  return createOnce(claim, { status: 201, schema: paymentSchema }, async (tx) => {
    const payable = await lockPayable(tx, input);
    const balance = balanceOf(payable, payable.entries);
    if (!fitsLedger(input, { ...balance, paidAmount: await refundableAmount(tx, payable) }))
      throw new AppError("AMOUNT_TOO_HIGH");
    const { kind, method, amount, note } = input;
    const entry = { kind, method, amount, note, date, createdBy: actor };
    const payment = await insertPayment(tx, { payable, ...entry });
    await recordChange(tx, { action: "create", entity: "payment", entityId: payment.id, after: payment });
    return payment;
  });
}

/**
 * Reverses an entry by one of the opposite kind, dated today.
 * @throws AppError NOT_FOUND; DUPLICATE when it is reversed already; IN_USE while a valid receipt holds it;
 *   NOT_CHANGEABLE while Stripe refunds it, and for a refund that Stripe has made (UNAVAILABLE when it cannot be
 *   asked); AMOUNT_TOO_HIGH when the net amount would become negative, or for a
 *   reversal
 */
export async function reversePayment(
  id: number,
  reason: string,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Payment> {
  await requireNotMadeByStripe(id);
  return createOnce(claim, { status: 201, schema: paymentSchema }, async (tx) => {
    // What the entry is for is locked before the entry itself, as by every other writer.
    const named = await findPayment(id, tx);
    if (named === null) throw notFoundError("payment");
    const payable = await lockPayable(tx, named);
    const [payment] = await findPaymentsForUpdate(tx, [id]);
    if (!payment) throw notFoundError("payment");
    if (payment.isReversed)
      throw new AppError("DUPLICATE", { message: text("refusals.till.reversedBefore") });
    if (payment.receiptId !== null)
      throw new AppError("IN_USE", { message: text("refusals.till.receiptFirst") });
    if (payment.reversalOf !== null)
      throw new AppError("AMOUNT_TOO_HIGH", { message: text("refusals.till.reversalOfReversal") });
    const kind = oppositeOf(payment.kind);
    if (await hasOpenRefund(tx, id)) throw refundUnderWay();
    if (kind === "refund" && payment.amount > (await refundableAmount(tx, payable)))
      throw new AppError("AMOUNT_TOO_HIGH", {
        message: text("refusals.till.partlyRefunded"),
      });
    const { method, amount } = payment;
    const counter = await insertPayment(tx, {
      ...{ payable, kind, method, amount },
      date: dayOf(now),
      note: reason,
      createdBy: actor,
      reversalOf: id,
    });
    await recordChange(tx, { action: "reverse", entity: "payment", entityId: id, after: counter });
    return counter;
  });
}
