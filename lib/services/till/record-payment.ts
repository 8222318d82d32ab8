import "server-only";
import type { Transaction } from "@/lib/data/client";
import { isOnItsWayBack, sumOpenRefunds } from "@/lib/data/money/online-refunds";
import { findPayableForUpdate, type Payable, type PayableIds, payableOf } from "@/lib/data/money/payables";
import { findPayment, findPaymentsForUpdate, insertPayment } from "@/lib/data/money/payments";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { balanceOf, fitsLedger, paidAmountOf } from "@/lib/domain/money/balance";
import { oppositeOf } from "@/lib/domain/money/payment";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError, notFoundError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { type Payment, type PaymentInput, paymentSchema } from "@/lib/schemas/till/payment";
import { refundUnderWay } from "@/lib/services/money/online-refunds";

/** Locks what an entry is for. @throws AppError NOT_FOUND */
async function lockPayable(tx: Transaction, ids: PayableIds): Promise<Payable> {
  const named = payableOf(ids);
  const payable = named && (await findPayableForUpdate(tx, named));
  if (!payable) throw notFoundError("payable");
  return payable;
}

/** The day of an entry: today unless one is sent. @throws AppError VALIDATION for a day in the future */
export function requirePastDay(date: CalendarDay | undefined, now: Date): CalendarDay {
  const today = dayOf(now);
  if (date !== undefined && date > today) throw fieldError("date", VALIDATION.futurePayment);
  return date ?? today;
}

/** Cents that were paid, less what Stripe is giving back already: that is not there to be given back again. */
async function stillThere(tx: Transaction, { kind, id, entries }: Payable): Promise<number> {
  return paidAmountOf(entries) - (kind === "booking" ? await sumOpenRefunds(tx, id) : 0);
}

/**
 * Writes a payment or a refund that an administrator took or gave. Calls nobody, whatever its method.
 * @param actor the id of the account that types it in
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError NOT_FOUND, VALIDATION (a day in the future), AMOUNT_TOO_HIGH, DUPLICATE
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
    if (!fitsLedger(input, { ...balance, paidAmount: await stillThere(tx, payable) }))
      throw new AppError("AMOUNT_TOO_HIGH");
    const payment = await insertPayment(tx, { ...input, date, createdBy: actor });
    await recordChange(tx, { action: "create", entity: "payment", entityId: payment.id, after: payment });
    return payment;
  });
}

/**
 * Takes an entry back by its opposite, dated today.
 * @throws AppError NOT_FOUND; DUPLICATE when it is reversed already; IN_USE while a live receipt holds it;
 *   NOT_CHANGEABLE while Stripe gives it back; AMOUNT_TOO_HIGH when less than nothing would be paid, or for a
 *   counter-entry
 */
export async function reversePayment(
  id: number,
  reason: string,
  actor: number,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Payment> {
  return createOnce(claim, { status: 201, schema: paymentSchema }, async (tx) => {
    // What it is for is locked before the entry itself, in the order of every other writer.
    const named = await findPayment(id, tx);
    if (named === null) throw notFoundError("payment");
    const payable = await lockPayable(tx, named);
    const [payment] = await findPaymentsForUpdate(tx, [id]);
    if (!payment) throw notFoundError("payment");
    if (payment.isReversed)
      throw new AppError("DUPLICATE", { message: "Questo movimento è già stato stornato." });
    if (payment.receiptId !== null)
      throw new AppError("IN_USE", { message: "Annulla prima la ricevuta di questo pagamento." });
    if (payment.reversalOf !== null)
      throw new AppError("AMOUNT_TOO_HIGH", { message: "Uno storno non si può stornare." });
    const kind = oppositeOf(payment.kind);
    if (await isOnItsWayBack(tx, id)) throw refundUnderWay();
    if (kind === "refund" && payment.amount > (await stillThere(tx, payable)))
      throw new AppError("AMOUNT_TOO_HIGH", {
        message: "Una parte di questo pagamento è già stata rimborsata.",
      });
    const { method, amount, bookingId, courseBookingId, registrationId } = payment;
    const counter = await insertPayment(tx, {
      kind,
      method,
      amount,
      bookingId,
      courseBookingId,
      registrationId,
      date: dayOf(now),
      note: reason,
      createdBy: actor,
      reversalOf: id,
    });
    await recordChange(tx, { action: "reverse", entity: "payment", entityId: id, after: counter });
    return counter;
  });
}
