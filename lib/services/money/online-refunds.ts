import "server-only";
import Stripe from "stripe";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  endOnlineRefund,
  findOpenRefundForUpdate,
  insertOnlineRefund,
  listOpenRefunds,
  listPaidOnline,
  type OnlineRefund,
  recordRefundAttempt,
  recordRefundFailure,
  sumOpenRefunds,
  sumOtherAttempts,
} from "@/lib/data/money/online-refunds";
import { findPayableForUpdate } from "@/lib/data/money/payables";
import { insertPayment } from "@/lib/data/money/payments";
import { text } from "@/lib/domain/language/text";
import { balanceOf } from "@/lib/domain/money/balance";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { enqueueOnlineRefunds } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import type { Booking } from "@/lib/schemas/booking/booking";
import { stripeClient } from "./stripe-client";

/**
 * Plans the refund through Stripe of what was paid through Stripe. It is stored in the transaction of the cancellation,
 * which does not wait for it, and carried out by a job that retries until it succeeds.
 */
export async function planOnlineRefund(tx: Transaction, canceled: Booking): Promise<void> {
  let rest = canceled.refundDue - (canceled.refundDue > 0 ? await sumOpenRefunds(tx, canceled.id) : 0);
  if (rest <= 0) return;
  let isPlanned = false;
  for (const { paymentIntent, left } of await listPaidOnline(tx, canceled.id)) {
    const amount = Math.min(left, rest);
    if (amount <= 0) continue;
    await insertOnlineRefund(tx, { bookingId: canceled.id, paymentIntent, amount });
    rest -= amount;
    isPlanned = true;
  }
  if (isPlanned) await enqueueOnlineRefunds(tx);
}

const REFUND_UNDER_WAY = text("refusals.money.refundUnderWay");

/** The error for changes that are not possible while a refund through Stripe is under way. */
export const refundUnderWay = (): AppError => new AppError("NOT_CHANGEABLE", { message: REFUND_UNDER_WAY });

/**
 * Refuses to undo a cancellation while its refund through Stripe is under way. The caller holds the booking's lock.
 * @throws AppError NOT_CHANGEABLE
 */
export async function requireNoOpenRefund(tx: Transaction, bookingId: number): Promise<void> {
  if ((await sumOpenRefunds(tx, bookingId)) > 0) throw refundUnderWay();
}

/**
 * Fixes the amount at the first attempt: from then on Stripe may have refunded it, even if its answer was lost.
 * @returns cents; null when nothing is to be refunded any more
 */
async function beginAttempt({ id, bookingId }: OnlineRefund, now: Date): Promise<number | null> {
  return prisma().$transaction(async (tx) => {
    const payable = await findPayableForUpdate(tx, { kind: "booking", id: bookingId });
    const refund = await findOpenRefundForUpdate(tx, id);
    if (payable === null || refund === null) return null;
    if (refund.attemptedAt !== null) return refund.amount;
    const { refundDue } = balanceOf(payable, payable.entries);
    const amount = Math.min(refund.amount, refundDue - (await sumOtherAttempts(tx, refund)));
    if (amount > 0) await recordRefundAttempt(tx, id, amount, now);
    else await endOnlineRefund(tx, id, now, "Nothing was due any more");
    return amount > 0 ? amount : null;
  });
}

async function finish(
  { id, bookingId, paymentIntent }: OnlineRefund,
  amount: number,
  stripeRefund: string,
  now: Date,
) {
  await prisma().$transaction(async (tx) => {
    await findPayableForUpdate(tx, { kind: "booking", id: bookingId });
    // Two processes may have sent the request: Stripe answers both with the same refund, and only one writes it down.
    if ((await findOpenRefundForUpdate(tx, id)) === null) return;
    await insertPayment(tx, {
      payable: { kind: "booking", id: bookingId },
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

/** Stripe accepted the refund and could not carry it out; a retry with the same key would get the same answer. */
class RefundRefused extends Error {}

/** Refunded in Stripe's dashboard already, or charged back by the bank of the card. */
const FINAL_CODES: readonly (string | undefined)[] = ["charge_already_refunded", "charge_disputed"];

/** Whether a retry is pointless. The treasurer sees what is open, and refunds it in another way. */
const isFinal = (error: unknown) =>
  error instanceof RefundRefused ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && FINAL_CODES.includes(error.code));

async function sendRefund(stripe: Stripe, refund: OnlineRefund, now: Date): Promise<void> {
  const amount = await beginAttempt(refund, now);
  if (amount === null) return;
  try {
    const made = await stripe.refunds.create(
      { payment_intent: refund.paymentIntent, amount, metadata: { bookingId: String(refund.bookingId) } },
      { idempotencyKey: `refund-${refund.id}` },
    );
    if (made.status === "failed" || made.status === "canceled")
      throw new RefundRefused(`Stripe answered that the refund ${made.id} is ${made.status}`);
    await finish(refund, amount, made.id, now);
  } catch (error) {
    logEvent("online-refund-failed", { bookingId: refund.bookingId }, error);
    const failure = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    if (isFinal(error)) await prisma().$transaction((tx) => endOnlineRefund(tx, refund.id, now, failure));
    else await recordRefundFailure(refund.id, failure);
  }
}

/** Attempts every open refund; those that fail are tried again at the next run. */
export async function sendOpenRefunds(now: Date): Promise<void> {
  const stripe = stripeClient();
  if (stripe === null) return;
  for (const refund of await listOpenRefunds()) await sendRefund(stripe, refund, now);
}
