import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { findPayableForUpdate } from "@/lib/data/money/payables";
import { insertPayment } from "@/lib/data/money/payments";
import {
  findCheckoutBookingId,
  insertCheckoutSession,
  isCheckoutPaid,
} from "@/lib/data/till/checkout-sessions";
import { pathIn } from "@/lib/domain/language/language-paths";
import { text } from "@/lib/domain/language/text";
import { inLanguage } from "@/lib/domain/language/translations";
import { paymentReason } from "@/lib/domain/money/payment";
import { dayOf } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { logEvent } from "@/lib/log";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";
import { stripeClient } from "@/lib/services/money/stripe-client";
import { noticeRefund } from "./failed-refund";

/** Signatures older than this are rejected, as Stripe's libraries do by default. */
const TOLERANCE_SECONDS = 300;
const CURRENCY = "eur";

/** What Stripe sends when the state of a refund changes, in the present version of its API and in older ones. */
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  "refund.updated",
  "refund.failed",
  "charge.refund.updated",
]);

/** The part of a webhook event that is validated before its type is known. */
const signedEventSchema = z
  .object({ type: z.string(), data: z.object({ object: z.object({ id: z.string().optional() }) }) })
  .refine(
    ({ type, data }) =>
      !(type.startsWith("checkout.session.") || REFUND_EVENTS.has(type)) || data.object.id !== undefined,
  );

/**
 * Starts the card payment of what is due for the caller's own booking.
 * @returns the address of Stripe's payment page
 * @throws AppError NOT_FOUND when card payments are not configured, or for another's booking; FORBIDDEN for an
 *   administrator who does not own it; NOTHING_DUE; UNAVAILABLE when Stripe cannot be reached
 */
export async function beginCheckout(bookingId: number, user: SignedInUser): Promise<string> {
  const stripe = stripeClient();
  if (stripe === null) throw new AppError("NOT_FOUND", { message: text("refusals.till.noCard") });
  const booking = await requireVisibleBooking(bookingId, user);
  if (booking.userId !== user.id) throw new AppError("FORBIDDEN");
  if (booking.dueAmount === 0) throw new AppError("NOTHING_DUE");
  const session = await createSession(stripe, booking);
  if (session.url === null) throw new AppError("UNAVAILABLE");
  await insertCheckoutSession(session.id, booking.id, booking.dueAmount);
  return session.url;
}

async function createSession(stripe: Stripe, booking: Booking): Promise<Stripe.Checkout.Session> {
  const { language } = booking;
  const address = (query: string) =>
    new URL(pathIn(language, `${paths.myBookings}?${query}`), env().NEXTAUTH_URL).href;
  const metadata = { bookingId: String(booking.id), site: new URL(env().NEXTAUTH_URL).origin };
  try {
    return await stripe.checkout.sessions.create({
      mode: "payment",
      // The booking's language, as of its mails.
      locale: language,
      customer_email: booking.email,
      client_reference_id: booking.confirmationNumber,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY,
            unit_amount: booking.dueAmount,
            product_data: {
              name: `${paymentReason("booking", booking.confirmationNumber)}: ${inLanguage(booking, language).space.name}`,
            },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description: paymentReason("booking", booking.confirmationNumber) },
      success_url: address("pagamento=riuscito"),
      cancel_url: address("pagamento=annullato"),
    });
  } catch (cause) {
    // The booking stays valid; it can be paid later, or in another way.
    throw new AppError("UNAVAILABLE", {
      message: text("refusals.till.cardUnreachable"),
      cause,
    });
  }
}

/**
 * Handles a webhook event of Stripe: a paid checkout of this site becomes exactly one payment, however often and in
 * whatever order its events arrive, even above the amount due; a refund counts when it is made, and no more when it
 * fails.
 * @param body the raw bytes, which are what was signed
 * @throws AppError VALIDATION for an invalid signature, or one older than 300 s
 */
export async function handleStripeEvent(
  body: Uint8Array,
  signature: string | null,
  now: Date,
): Promise<void> {
  const event = verified(body, signature);
  if (isRefundEvent(event)) return noticeRefund(event.data.object, now);
  const isPaid =
    (event.type === "checkout.session.completed" && event.data.object.payment_status === "paid") ||
    event.type === "checkout.session.async_payment_succeeded";
  if (!isPaid) return;
  const bookingId = await bookingIdOf(event.data.object);
  if (bookingId === null) return;
  await writeCheckout(bookingId, event.data.object, now);
}

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
  throw new AppError("VALIDATION", { message: text("refusals.till.noStripeEvent") });
}

/** The booking of a checkout that this site started; null for other checkouts of the same Stripe account. */
async function bookingIdOf({ id, metadata }: Stripe.Checkout.Session): Promise<number | null> {
  const known = await findCheckoutBookingId(id);
  if (known !== null) return known;
  // The process may have ended between Stripe's answer and the insert of the session.
  const named = Number(metadata?.bookingId);
  const isOurs = metadata?.site === new URL(env().NEXTAUTH_URL).origin;
  return isOurs && Number.isSafeInteger(named) && named > 0 ? named : null;
}

async function writeCheckout(bookingId: number, session: Stripe.Checkout.Session, now: Date): Promise<void> {
  const amount = session.amount_total ?? 0;
  if (session.currency !== CURRENCY || amount <= 0) {
    logEvent("checkout-not-in-euros", { bookingId });
    return;
  }
  const intent = session.payment_intent;
  await prisma().$transaction(async (tx) => {
    const payable = await findPayableForUpdate(tx, { kind: "booking", id: bookingId });
    // Under the lock of the booking, so that the second of two concurrent events sees what the first wrote.
    if (payable === null || (await isCheckoutPaid(tx, session.id))) return;
    await insertPayment(tx, {
      payable,
      kind: "payment",
      method: "online",
      amount,
      date: dayOf(now),
      stripeSession: session.id,
      stripePaymentIntent: typeof intent === "string" ? intent : (intent?.id ?? null),
    });
  });
}
