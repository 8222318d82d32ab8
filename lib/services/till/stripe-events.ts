import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import type { CardCharge } from "@/lib/data/money/charges";
import { chargeIds, findChargeForUpdate, requireCharge } from "@/lib/data/money/read-charges";
import {
  endCheckout,
  findCheckoutCharge,
  insertCheckoutSession,
  isCheckoutPaid,
  recordUndecided,
} from "@/lib/data/till/checkout-sessions";
import { text } from "@/lib/domain/language/text";
import { balanceOf } from "@/lib/domain/money/balance";
import { CARD_CHARGE_KINDS } from "@/lib/domain/money/payment";
import { dayOf } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { AppError, wordedError } from "@/lib/errors";
import { logEvent } from "@/lib/log";
import { planOnlineRefund } from "@/lib/services/money/online-refunds";
import { METADATA_NAMES } from "@/lib/services/money/stripe-refunds";
import { CURRENCY } from "./checkout";
import { noticeDispute } from "./disputes";
import { noticeRefund } from "./failed-refund";
import { enterIncomingPayment } from "./take-money";

/** Signatures older than this are rejected, as Stripe's libraries do by default. */
const TOLERANCE_SECONDS = 300;

/** Events about the state of a refund, in the current and older versions of Stripe's API. */
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  "refund.updated",
  "refund.failed",
  "charge.refund.updated",
]);

/** Events about payments disputed by the card's bank. */
const DISPUTE_EVENTS: ReadonlySet<string> = new Set([
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
]);

const disputeSchema = z.object({
  id: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  status: z.string().max(40),
  created: z.int().positive(),
});

/** The part of a webhook event that is validated before its type is known. */
const signedEventSchema = z
  .object({ type: z.string(), data: z.object({ object: z.looseObject({ id: z.string().optional() }) }) })
  .refine(
    ({ type, data }) =>
      !(type.startsWith("checkout.session.") || REFUND_EVENTS.has(type)) || data.object.id !== undefined,
  )
  .refine(({ type, data }) => !DISPUTE_EVENTS.has(type) || disputeSchema.safeParse(data.object).success);

/**
 * Handles a webhook event of Stripe. A paid checkout of this site becomes exactly one payment, however often and in
 * whatever order its events arrive, even above the amount due; a checkout that the bank has not paid yet is noted; a
 * refund counts once it is made, and no longer when it fails; a dispute is noted on its payment.
 * @param body the raw bytes, as signed
 * @throws AppError VALIDATION for an invalid signature, or one older than 300 s
 */
export async function handleStripeEvent(
  body: Uint8Array,
  signature: string | null,
  now: Date,
): Promise<void> {
  const event = verified(body, signature);
  if (isRefundEvent(event)) return noticeRefund(event.data.object, now);
  if (isDisputeEvent(event)) return noticeDispute(event.data.object, now);
  const isPaid =
    (event.type === "checkout.session.completed" && event.data.object.payment_status === "paid") ||
    event.type === "checkout.session.async_payment_succeeded";
  if (event.type === "checkout.session.completed" && !isPaid) return noteUndecided(event.data.object, now);
  if (event.type === "checkout.session.async_payment_failed") return noteFailed(event.data.object, now);
  if (!isPaid) return;
  const charge = await chargeOfSession(event.data.object);
  if (charge === null) return;
  await writeCheckout(charge, event.data.object, now);
}

/**
 * Stores a reported checkout unless it is already stored.
 * @returns whether this site started it
 */
async function isStored(session: Stripe.Checkout.Session): Promise<boolean> {
  const charge = await chargeOfSession(session);
  if (charge === null) return false;
  await insertCheckoutSession(session.id, charge, session.amount_total ?? 0);
  return true;
}

/** Notes a completed checkout that the bank has not paid yet, so that its booking does not lapse meanwhile. */
async function noteUndecided(session: Stripe.Checkout.Session, now: Date): Promise<void> {
  if (await isStored(session)) await recordUndecided(session.id, now);
}

/** Notes that the bank refused to pay a checkout, even if this event precedes its completion. */
async function noteFailed(session: Stripe.Checkout.Session, now: Date): Promise<void> {
  if (await isStored(session)) await endCheckout(session.id, now);
}

const isDisputeEvent = (
  event: Stripe.Event,
): event is
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeUpdatedEvent
  | Stripe.ChargeDisputeClosedEvent => DISPUTE_EVENTS.has(event.type);

const isRefundEvent = (
  event: Stripe.Event,
): event is Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent | Stripe.ChargeRefundUpdatedEvent =>
  REFUND_EVENTS.has(event.type);

function verified(body: Uint8Array, signature: string | null): Stripe.Event {
  const secret = env().STRIPE_WEBHOOK_SECRET;
  try {
    if (secret === undefined || signature === null) throw new Error("There is no secret or no signature.");
    return requireEvent(
      Stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_SECONDS),
    );
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("VALIDATION", { message: text("refusals.till.signature"), cause });
  }
}

/** Stripe's library checks the signature and parses the body, but not its shape. */
function requireEvent(signed: Stripe.Event): Stripe.Event {
  if (signedEventSchema.safeParse(signed).success) return signed;
  throw wordedError("VALIDATION", "refusals.till.noStripeEvent");
}

/** The charge of a checkout that this site started; null for other checkouts of the same Stripe account. */
async function chargeOfSession({ id, metadata }: Stripe.Checkout.Session): Promise<CardCharge | null> {
  const known = await findCheckoutCharge(id);
  if (known !== null) return known;
  // The process may have ended between Stripe's response and the insert of the session.
  if (metadata?.site !== new URL(env().NEXTAUTH_URL).origin) return null;
  for (const kind of CARD_CHARGE_KINDS) {
    const named = Number(metadata[METADATA_NAMES[kind]]);
    if (Number.isSafeInteger(named) && named > 0) return { kind, id: named };
  }
  return null;
}

async function writeCheckout(named: CardCharge, session: Stripe.Checkout.Session, now: Date): Promise<void> {
  const amount = session.amount_total ?? 0;
  if (session.currency !== CURRENCY || amount <= 0) {
    logEvent("checkout-not-in-euros", { ...chargeIds(named) });
    return;
  }
  const intent = session.payment_intent;
  await prisma().$transaction(async (tx) => {
    const charge = await findChargeForUpdate(tx, named);
    // Checked under the charge's lock, so that the second of two concurrent events sees what the first wrote.
    if (charge === null || (await isCheckoutPaid(tx, session.id))) return;
    await enterIncomingPayment(tx, {
      charge,
      kind: "payment",
      method: "online",
      amount,
      date: dayOf(now),
      stripeSession: session.id,
      stripePaymentIntent: typeof intent === "string" ? intent : (intent?.id ?? null),
    });
    await endCheckout(session.id, now, tx);
    // Fees cannot be canceled: an excess payment is refunded at once.
    if (named.kind === "fee") {
      const after = await requireCharge(tx, named);
      await planOnlineRefund(tx, named, balanceOf(after, after.entries).refundDue);
    }
  });
}
