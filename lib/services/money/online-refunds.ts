import "server-only";
import Stripe from "stripe";
import { prisma, type Transaction } from "@/lib/data/client";
import type { CardCharge } from "@/lib/data/money/charges";
import {
  endOnlineRefund,
  findOpenRefundForUpdate,
  findOpenRefundOfStripe,
  insertOnlineRefund,
  listKnownRefunds,
  listOpenRefunds,
  listPaidOnline,
  type OnlineRefund,
  recordRefundAttempt,
  recordRefundBegun,
  recordRefundFailure,
  sumOpenRefunds,
  sumOtherAttempts,
} from "@/lib/data/money/online-refunds";
import { chargeIds, findChargeForUpdate, requireCharge } from "@/lib/data/money/read-charges";
import { balanceOf, paidAmountOf } from "@/lib/domain/money/balance";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { dayOf } from "@/lib/domain/time/dates";
import { type AppError, wordedError } from "@/lib/errors";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { enqueueOnlineRefunds } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { enterPayment } from "./enter-payment";
import { stripeClient } from "./stripe-client";
import {
  hasFailed,
  isFinal,
  ownIdOf,
  RefundRefused,
  refundsOf,
  requestRefund,
  reverseManualRefunds,
  type StripeRefund,
} from "./stripe-refunds";

/**
 * Plans the refund through Stripe of what was paid through Stripe. It is stored in the transaction that makes it due,
 * and carried out by a job that retries until it succeeds. If card payments are no longer configured, none is planned:
 * the treasurer refunds it another way.
 */
export async function planOnlineRefund(
  tx: Transaction,
  charge: CardCharge,
  refundDue: number,
): Promise<void> {
  if (stripeClient() === null) return;
  let rest = refundDue - (refundDue > 0 ? await sumOpenRefunds(tx, charge) : 0);
  if (rest <= 0) return;
  let isPlanned = false;
  for (const { paymentIntent, left } of await listPaidOnline(tx, charge)) {
    const amount = Math.min(left, rest);
    if (amount <= 0) continue;
    await insertOnlineRefund(tx, { charge, paymentIntent, amount });
    rest -= amount;
    isPlanned = true;
  }
  if (isPlanned) await enqueueOnlineRefunds(tx);
}

/** The error of changes that are not possible while a refund through Stripe is under way. */
export const refundUnderWay = (): AppError => wordedError("NOT_CHANGEABLE", "refusals.money.refundUnderWay");

/**
 * Refuses to undo a cancellation while its refund through Stripe is under way. The caller holds the booking's lock.
 * @throws AppError NOT_CHANGEABLE
 */
export async function requireNoOpenRefund(tx: Transaction, bookingId: number): Promise<void> {
  if ((await sumOpenRefunds(tx, { kind: "booking", id: bookingId })) > 0) throw refundUnderWay();
}

/**
 * Fixes the amount at the first attempt: from then on Stripe may have refunded it, even if the response was lost.
 * @returns cents; null when nothing is left to refund
 */
async function beginAttempt({ id, charge: named }: OnlineRefund, now: Date): Promise<number | null> {
  return prisma().$transaction(async (tx) => {
    const charge = await findChargeForUpdate(tx, named);
    const refund = await findOpenRefundForUpdate(tx, id);
    if (charge === null || refund === null) return null;
    if (refund.attemptedAt !== null) return refund.amount;
    const { refundDue } = balanceOf(charge, charge.entries);
    const amount = Math.min(refund.amount, refundDue - (await sumOtherAttempts(tx, refund)));
    if (amount > 0) await recordRefundAttempt(tx, id, amount, now);
    else await endOnlineRefund(tx, id, now, "Nothing was due any more");
    return amount > 0 ? amount : null;
  });
}

async function finish(
  { id, charge, paymentIntent }: OnlineRefund,
  amount: number,
  stripeRefund: string,
  now: Date,
) {
  await prisma().$transaction(async (tx) => {
    await findChargeForUpdate(tx, charge);
    // Two processes may have sent the request: Stripe returns the same refund to both, and only one records it.
    if ((await findOpenRefundForUpdate(tx, id)) === null) return;
    await enterPayment(tx, {
      charge,
      kind: "refund",
      method: "online",
      amount,
      date: dayOf(now),
      stripePaymentIntent: paymentIntent,
      stripeRefund,
    });
    await endOnlineRefund(tx, id, now);
  });
}

/**
 * Replaces a refund that Stripe refuses, and manual entries of the same money, with the refunds made in Stripe's
 * dashboard: those are awaited and recorded like our own, and what they leave open is planned again.
 * @returns whether there are any
 * @throws RefundRefused when the manual entries differ from them
 */
async function takeOverForeign(stripe: Stripe, refund: OnlineRefund, now: Date): Promise<boolean> {
  const { id, charge, paymentIntent } = refund;
  const made = (await refundsOf(stripe, paymentIntent)).filter((one) => !hasFailed(one));
  return prisma().$transaction(async (tx) => {
    const before = await findChargeForUpdate(tx, charge);
    if (before === null || (await findOpenRefundForUpdate(tx, id)) === null) return true;
    const known = await listKnownRefunds(
      tx,
      made.map((one) => one.id),
    );
    const foreign = made.filter((one) => ownIdOf(one) === null && !known.has(one.id));
    if (foreign.length === 0) return false;
    await endOnlineRefund(tx, id, now, "Refunded in Stripe's dashboard");
    await reverseManualRefunds(tx, charge, foreign, now);
    const after = await requireCharge(tx, charge);
    // A dashboard refund that was entered by hand in another way must not lead to refunding more than was paid.
    let left = paidAmountOf(after.entries) - (await sumOpenRefunds(tx, charge));
    for (const one of foreign) {
      const amount = Math.min(one.amount, left);
      if (amount <= 0) break;
      await insertOnlineRefund(tx, {
        charge,
        paymentIntent,
        amount,
        attemptedAt: now,
        stripeRefund: one.id,
      });
      left -= amount;
    }
    const { refundDue } = balanceOf(after, after.entries);
    await planOnlineRefund(tx, charge, refundDue);
    await enqueueOnlineRefunds(tx);
    return true;
  });
}

/** Ends a failed refund: the amount stays due, and the treasurer refunds it another way. */
const endWithFailure = (refund: OnlineRefund, failure: string, now: Date): Promise<void> =>
  prisma().$transaction((tx) => endOnlineRefund(tx, refund.id, now, failure));

/**
 * Records the state of an open refund as reported by Stripe.
 * @param amount cents
 * @throws RefundRefused when it has failed
 */
async function writeState(
  refund: OnlineRefund,
  amount: number,
  made: StripeRefund,
  now: Date,
): Promise<void> {
  if (hasFailed(made))
    throw new RefundRefused(`Stripe answered that the refund ${made.id} is ${made.status}`);
  if (made.status === "succeeded") await finish(refund, amount, made.id, now);
  else await recordRefundBegun(refund.id, made.id);
}

/**
 * Makes a refund, or records those that were made in its place.
 * @throws any other error of Stripe
 */
async function attempt(stripe: Stripe, refund: OnlineRefund, amount: number, now: Date): Promise<void> {
  try {
    await writeState(refund, amount, await requestRefund(stripe, refund, amount), now);
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!isRefused || !(await takeOverForeign(stripe, refund, now))) throw error;
  }
}

async function sendRefund(stripe: Stripe, refund: OnlineRefund, now: Date): Promise<void> {
  const amount = await beginAttempt(refund, now);
  if (amount === null) return;
  try {
    await attempt(stripe, refund, amount, now);
  } catch (error) {
    logEvent("online-refund-failed", { ...chargeIds(refund.charge) }, error);
    const failure = error instanceof Error ? firstGraphemes(error.message, 500) : "unknown";
    if (isFinal(error)) await endWithFailure(refund, failure, now);
    else await recordRefundFailure(refund.id, failure);
  }
}

/** Attempts every open refund; those that fail are retried at the next run. */
export async function sendOpenRefunds(now: Date): Promise<void> {
  const stripe = stripeClient();
  if (stripe === null) return;
  await attemptEach(await listOpenRefunds(), (refund) => sendRefund(stripe, refund, now));
}

/** Handles a Stripe event about an open refund; ignores unknown ids. */
export async function noticeOpenRefund(notice: StripeRefund, now: Date): Promise<void> {
  const refund = await findOpenRefundOfStripe(notice.id);
  if (refund === null) return;
  if (hasFailed(notice)) await endWithFailure(refund, `Stripe told that the refund is ${notice.status}`, now);
  else await writeState(refund, refund.amount, notice, now);
}
