import "server-only";
import type { Transaction } from "@/lib/data/client";
import { hasOpenRefund, sumOpenRefunds } from "@/lib/data/money/online-refunds";
import { isInClosedYear, requireOpenYear } from "@/lib/data/money/open-year";
import { findPayment, findPaymentsForUpdate, type NewPayment } from "@/lib/data/money/payments";
import {
  type Charge,
  type ChargeIds,
  chargeIds,
  chargeNameOf,
  findChargeForUpdate,
} from "@/lib/data/money/read-charges";
import { findOwner } from "@/lib/data/person/people";
import { findKeyMaker } from "@/lib/data/program/api-keys";
import { currentCaller } from "@/lib/data/site/audit-context";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { reversalNote } from "@/lib/domain/books/journal";
import { centsIn } from "@/lib/domain/language/text";
import { balanceOf, isAcceptableEntry, paidAmountOf } from "@/lib/domain/money/balance";
import { depositHeldOf, depositStillPayable } from "@/lib/domain/money/deposit";
import { oppositeOf } from "@/lib/domain/money/payment";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { type Payment, type PaymentInput, paymentSchema } from "@/lib/schemas/till/payment";
import { refundUnderWay } from "@/lib/services/money/online-refunds";
import { requireNotMadeByStripe } from "./failed-refund";
import { enterIncomingPayment } from "./take-money";
import { requireActiveWay } from "./way-to-pay";

/**
 * Locks the charge of a ledger entry.
 * @throws AppError NOT_FOUND; FORBIDDEN for the actor's own fee
 */
async function lockCharge(tx: Transaction, ids: ChargeIds, actor: number | null): Promise<Charge> {
  const named = chargeNameOf(ids);
  const charge = named && (await findChargeForUpdate(tx, named));
  if (!charge) throw notFoundError("payable");
  await refuseOwnFee(tx, charge, actor);
  return charge;
}

/**
 * @throws AppError FORBIDDEN when a panel user would extend or shorten their own membership, also through an API key
 */
async function refuseOwnFee(
  tx: Transaction,
  { kind, personId }: Charge,
  actor: number | null,
): Promise<void> {
  if (kind !== "fee" || personId === null) return;
  // A key acts for its creator.
  const keyId = currentCaller()?.keyId ?? null;
  const account = keyId === null ? actor : await findKeyMaker(keyId, tx);
  const owner = await findOwner(tx, personId);
  if (account !== null && owner?.accountId === account)
    throw wordedError("FORBIDDEN", "refusals.membership.own");
}

/**
 * The day of a ledger entry (Europe/Rome), by default today.
 * @throws AppError VALIDATION for a future day
 */
export function requirePastDay(date: CalendarDay | undefined, now: Date): CalendarDay {
  const today = dayOf(now);
  if (date !== undefined && date > today) throw fieldError("date", VALIDATION.futurePayment);
  return date ?? today;
}

/** Cents that can still be refunded: what was paid, less refunds through Stripe under way. */
async function refundableAmount(tx: Transaction, charge: Charge): Promise<number> {
  return paidAmountOf(charge.entries) - (await sumOpenRefunds(tx, charge));
}

/**
 * Records a payment or a refund that the staff received or paid out. Moves no money by itself, whatever the method.
 * @param actor the id of the account that enters it; null for an API key
 * @throws AppError NOT_FOUND; VALIDATION for a future day, or an unknown or inactive payment method; AMOUNT_TOO_HIGH;
 * DUPLICATE; FORBIDDEN for the actor's own fee
 */
export function recordPayment(
  input: PaymentInput,
  actor: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Payment> {
  const date = requirePastDay(input.date, now);
  return createOnce(claim, { status: 201, schema: paymentSchema }, async (tx) => {
    await requireActiveWay(tx, input.method);
    return recordWithin(tx, { ...input, date }, actor);
  });
}

/**
 * As `recordPayment`, within the transaction of a caller that has checked the payment method.
 * @param input its date is not in the future
 * @throws AppError NOT_FOUND; AMOUNT_TOO_HIGH; YEAR_CLOSED; FORBIDDEN for the actor's own fee
 */
export async function recordWithin(
  tx: Transaction,
  { date, ...input }: PaymentInput & { date: CalendarDay },
  actor: number | null,
): Promise<Payment> {
  await requireOpenYear(tx, date);
  const charge = await lockCharge(tx, input, actor);
  const { kind, method, amount, note } = input;
  if (kind === "payment" || kind === "refund") await requireFitting(tx, charge, { kind, amount });
  else requireFittingDeposit(charge, kind, amount);
  return writePayment(tx, { charge, kind, method, amount, note, date, createdBy: actor });
}

/** @throws AppError AMOUNT_TOO_HIGH for a payment above what is due, or a refund above what was paid */
async function requireFitting(
  tx: Transaction,
  charge: Charge,
  entry: { kind: "payment" | "refund"; amount: number },
): Promise<void> {
  const balance = balanceOf(charge, charge.entries);
  if (!isAcceptableEntry(entry, { ...balance, paidAmount: await refundableAmount(tx, charge) }))
    throw new AppError("AMOUNT_TOO_HIGH");
}

/** @throws AppError AMOUNT_TOO_HIGH for more than the requested deposit, or a return of more than is held */
function requireFittingDeposit(
  { status, booked, entries }: Charge,
  kind: "deposit" | "deposit-return",
  amount: number,
): void {
  const held = depositHeldOf(entries);
  if (kind === "deposit-return" && amount > held)
    throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.depositHeld", { held: centsIn(held) });
  if (kind === "deposit-return") return;
  const open = depositStillPayable({ status, depositAmount: booked?.depositAmount ?? 0 }, entries);
  if (amount > open)
    throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.depositAsked", { open: centsIn(open) });
}

/** Writes a ledger entry and its audit log entry. The caller has locked and checked the charge. */
export async function writePayment(tx: Transaction, entry: NewPayment): Promise<Payment> {
  const payment = await enterIncomingPayment(tx, entry);
  await recordChange(tx, { action: "create", entity: "payment", entityId: payment.id, after: payment });
  return payment;
}

/**
 * Records the payment of everything due of a fee.
 * @param date in Europe/Rome, not in the future
 * @throws AppError NOT_FOUND; NOTHING_DUE; FORBIDDEN for the actor's own fee
 */
export async function payWholeFee(
  tx: Transaction,
  feeId: number,
  { method, date }: { method: string; date: CalendarDay },
  actor: number,
): Promise<Payment> {
  const charge = await lockCharge(tx, chargeIds({ kind: "fee", id: feeId }), actor);
  const { dueAmount: amount } = balanceOf(charge, charge.entries);
  if (amount === 0) throw new AppError("NOTHING_DUE");
  return writePayment(tx, { charge, kind: "payment", method, amount, date, createdBy: actor });
}

/**
 * Refuses a reversal that would reduce the refund due below what Stripe is already refunding.
 * @param amount of the payment that is reversed, in cents
 * @throws AppError NOT_CHANGEABLE
 */
async function requireRoomForOpenRefunds(tx: Transaction, charge: Charge, amount: number): Promise<void> {
  const open = await sumOpenRefunds(tx, charge);
  if (open > 0 && balanceOf(charge, charge.entries).refundDue - amount < open) throw refundUnderWay();
}

/**
 * Reverses an entry by one of the opposite kind, dated today; its note mentions a closed year.
 * @throws AppError NOT_FOUND; DUPLICATE when it is already reversed; IN_USE while it is on a valid receipt;
 * NOT_CHANGEABLE while Stripe refunds it, and for a refund that Stripe has made (UNAVAILABLE when Stripe cannot be
 * reached); AMOUNT_TOO_HIGH when the net amount would become negative, or for a reversal
 */
export async function reversePayment(
  id: number,
  reason: string,
  actor: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<Payment> {
  await requireNotMadeByStripe(id);
  return createOnce(claim, { status: 201, schema: paymentSchema }, async (tx) => {
    // The charge is locked before the entry itself, as by every other writer.
    const named = requireFound(await findPayment(id, tx), "payment");
    const charge = await lockCharge(tx, named, actor);
    const [payment] = await findPaymentsForUpdate(tx, [id]);
    if (!payment) throw notFoundError("payment");
    if (payment.isReversed) throw wordedError("DUPLICATE", "refusals.till.reversedBefore");
    if (payment.receiptId !== null) throw wordedError("IN_USE", "refusals.till.receiptFirst");
    if (payment.reversalOf !== null) throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.reversalOfReversal");
    const kind = oppositeOf(payment.kind);
    if (await hasOpenRefund(tx, id)) throw refundUnderWay();
    if (kind === "refund" && payment.amount > (await refundableAmount(tx, charge)))
      throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.partlyRefunded");
    if (kind === "deposit-return" && payment.amount > depositHeldOf(charge.entries))
      throw wordedError("AMOUNT_TOO_HIGH", "refusals.till.partlyReturned");
    if (kind === "refund") await requireRoomForOpenRefunds(tx, charge, payment.amount);
    const { method, amount, date } = payment;
    const isClosed = await isInClosedYear(tx, date);
    const counter = await enterIncomingPayment(tx, {
      charge,
      kind,
      method,
      amount,
      date: dayOf(now),
      note: reversalNote(reason, { what: "Pagamento", date, isClosed }),
      createdBy: actor,
      reversalOf: id,
    });
    await recordChange(tx, { action: "reverse", entity: "payment", entityId: id, after: counter });
    return counter;
  });
}
