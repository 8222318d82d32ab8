import "server-only";
import Stripe from "stripe";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  endOnlineRefund,
  findOpenRefundForUpdate,
  findOpenRefundOfStripe,
  insertOnlineRefund,
  listOpenRefunds,
  listPaidOnline,
  type OnlineRefund,
  recordRefundAttempt,
  recordRefundBegun,
  recordRefundFailure,
  sumOpenRefunds,
  sumOtherAttempts,
} from "@/lib/data/money/online-refunds";
import { findPayableForUpdate } from "@/lib/data/money/payables";
import { text } from "@/lib/domain/language/text";
import { balanceOf } from "@/lib/domain/money/balance";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { enqueueOnlineRefunds } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import type { Booking } from "@/lib/schemas/booking/booking";
import { enterPayment } from "./enter-payment";
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
    await enterPayment(tx, {
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

/** Whether Stripe says that a refund will never be made, or was sent back by the bank of the card. */
export const hasFailed = ({ status }: StripeRefund): boolean => status === "failed" || status === "canceled";

/** Refunded in Stripe's dashboard already, or charged back by the bank of the card. */
const FINAL_CODES: readonly (string | undefined)[] = ["charge_already_refunded", "charge_disputed"];

/** Whether a retry is pointless. The treasurer sees what is open, and refunds it in another way. */
const isFinal = (error: unknown) =>
  error instanceof RefundRefused ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && FINAL_CODES.includes(error.code));

/** A refund as Stripe describes it. Its status is `pending` or `requires_action` as long as it is on its way. */
export type StripeRefund = Pick<Stripe.Refund, "id" | "status">;

/** Asks Stripe for the refund; where Stripe has begun it, for its state. A second request would be a second refund. */
const askStripe = (stripe: Stripe, refund: OnlineRefund, amount: number): Promise<StripeRefund> =>
  refund.stripeRefund === null
    ? stripe.refunds.create(
        { payment_intent: refund.paymentIntent, amount, metadata: { bookingId: String(refund.bookingId) } },
        { idempotencyKey: `refund-${refund.id}` },
      )
    : stripe.refunds.retrieve(refund.stripeRefund);

/** Ends a refund that failed: what is due stays due, and the treasurer refunds it in another way. */
const endWithFailure = (refund: OnlineRefund, failure: string, now: Date): Promise<void> =>
  prisma().$transaction((tx) => endOnlineRefund(tx, refund.id, now, failure));

/**
 * Writes down what Stripe says of a refund that is not completed.
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

async function sendRefund(stripe: Stripe, refund: OnlineRefund, now: Date): Promise<void> {
  const amount = await beginAttempt(refund, now);
  if (amount === null) return;
  try {
    await writeState(refund, amount, await askStripe(stripe, refund, amount), now);
  } catch (error) {
    logEvent("online-refund-failed", { bookingId: refund.bookingId }, error);
    const failure = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    if (isFinal(error)) await endWithFailure(refund, failure, now);
    else await recordRefundFailure(refund.id, failure);
  }
}

/** Attempts every open refund; those that fail are tried again at the next run. */
export async function sendOpenRefunds(now: Date): Promise<void> {
  const stripe = stripeClient();
  if (stripe === null) return;
  for (const refund of await listOpenRefunds()) await sendRefund(stripe, refund, now);
}

/**
 * Writes down a notice of Stripe about a refund that is not completed; does nothing when there is none under its id.
 */
export async function noticeOpenRefund(notice: StripeRefund, now: Date): Promise<void> {
  const refund = await findOpenRefundOfStripe(notice.id);
  if (refund === null) return;
  if (hasFailed(notice)) await endWithFailure(refund, `Stripe told that the refund is ${notice.status}`, now);
  else await writeState(refund, refund.amount, notice, now);
}
