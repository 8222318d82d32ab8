import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { findChargeText } from "@/lib/data/money/charge-text";
import type { CardCharge } from "@/lib/data/money/charges";
import { chargeIds, findChargeForUpdate, requireCharge } from "@/lib/data/money/read-charges";
import { findPaymentMethods } from "@/lib/data/site/settings";
import {
  endCheckout,
  findCheckoutCharge,
  insertCheckoutSession,
  isCheckoutPaid,
  recordUndecided,
} from "@/lib/data/till/checkout-sessions";
import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { instantIn, text } from "@/lib/domain/language/text";
import { inLanguage } from "@/lib/domain/language/translations";
import { balanceOf } from "@/lib/domain/money/balance";
import { CARD_CHARGE_KINDS, isCardAmount, paymentReason } from "@/lib/domain/money/payment";
import { amountAsked, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { AppError, notFoundError } from "@/lib/errors";
import { logEvent } from "@/lib/log";
import { paths } from "@/lib/paths";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";
import { planOnlineRefund } from "@/lib/services/money/online-refunds";
import { offersCards, stripeClient } from "@/lib/services/money/stripe-client";
import { METADATA_NAMES } from "@/lib/services/money/stripe-refunds";
import { noticeDispute } from "./disputes";
import { noticeRefund } from "./failed-refund";
import { takeMoney } from "./take-money";

/** Signatures older than this are rejected, as Stripe's libraries do by default. */
const TOLERANCE_SECONDS = 300;
const CURRENCY = "eur";

/** What Stripe sends when the state of a refund changes, in the present version of its API and in older ones. */
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  "refund.updated",
  "refund.failed",
  "charge.refund.updated",
]);

/** What Stripe sends when the bank of a card disputes a payment, and when the state of that changes. */
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

/** What the payment page of Stripe says and where it leads back to. */
interface CheckoutPage {
  charge: CardCharge;
  /** Cents. */
  dueAmount: number;
  /** When it lapses unpaid; null where it does not. */
  payBy: string | null;
  email: string;
  /** "Prenotazione #00042" */
  reason: string;
  title: string;
  confirmationNumber: string;
  /** That of mails about it. */
  language: Language;
  /** The page to come back to. */
  path: string;
}

/** Starts the payment of what is due. @returns the address of Stripe's payment page */
async function begin(find: () => Promise<CheckoutPage>): Promise<string> {
  const stripe = stripeClient();
  if (stripe === null || !offersCards(await findPaymentMethods()))
    throw new AppError("NOT_FOUND", { message: text("refusals.till.noCard") });
  const page = await find();
  if (page.dueAmount === 0) throw new AppError("NOTHING_DUE");
  if (!isCardAmount(page.dueAmount)) throw tooSmall();
  const session = await createSession(stripe, page);
  if (session.url === null) throw new AppError("UNAVAILABLE");
  await insertCheckoutSession(session.id, page.charge, page.dueAmount);
  return session.url;
}

/**
 * Starts the card payment of what is due for the caller's own booking.
 * @returns the address of Stripe's payment page
 * @throws AppError NOT_FOUND when card payments are not configured or switched off, or for another's booking; FORBIDDEN for an
 *   administrator who does not own it; NOTHING_DUE, also of less than cards can pay; UNAVAILABLE when Stripe cannot be reached
 */
export const beginCheckout = (bookingId: number, user: SignedInUser): Promise<string> =>
  begin(async () => {
    const booking = await requireVisibleBooking(bookingId, user);
    const { id, userId, email, confirmationNumber, language } = booking;
    const dueAmount = amountAsked(booking);
    if (userId !== user.id) throw new AppError("FORBIDDEN");
    const reason = paymentReason("booking", confirmationNumber);
    const charge = { kind: "booking", id } as const;
    const path = paths.myBookings;
    const title = inLanguage(booking, language).space.name;
    const payBy = awaitsPrepayment(booking) ? booking.payBy : null;
    return { charge, dueAmount, payBy, email, reason, title, confirmationNumber, language, path };
  });

/** The page that shows what is paid. */
const PAGES = { fee: paths.membership, pass: paths.passes } as const;

/** The same for the caller's own fee or pass. */
export const beginOtherCheckout = (kind: "fee" | "pass", id: number, user: SignedInUser): Promise<string> =>
  begin(async () => {
    const named = { kind, id } as const;
    const charge = await requireCharge(prisma(), named);
    if (charge.userId !== user.id) throw user.isAdmin ? new AppError("FORBIDDEN") : notFoundError("payable");
    const words = await findChargeText(prisma(), named);
    if (words === null) throw notFoundError("payable");
    return {
      charge: named,
      dueAmount: balanceOf(charge, charge.entries).dueAmount,
      payBy: null,
      email: charge.email,
      language: charge.language,
      reason: paymentReason(kind, confirmationNumber(id)),
      title: inLanguage(words, charge.language).title,
      confirmationNumber: confirmationNumber(id),
      path: PAGES[kind],
    };
  });

async function createSession(stripe: Stripe, page: CheckoutPage): Promise<Stripe.Checkout.Session> {
  const { charge, dueAmount, email, reason, title, language, path } = page;
  const address = (query: string) => new URL(pathIn(language, `${path}?${query}`), env().NEXTAUTH_URL).href;
  const metadata = {
    [METADATA_NAMES[charge.kind]]: String(charge.id),
    site: new URL(env().NEXTAUTH_URL).origin,
  };
  try {
    return await stripe.checkout.sessions.create({
      mode: "payment",
      locale: language,
      ...(email === "" ? {} : { customer_email: email }),
      client_reference_id: page.confirmationNumber,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY,
            unit_amount: dueAmount,
            product_data: { name: `${reason}: ${title}` },
          },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description: reason },
      success_url: address("pagamento=riuscito"),
      cancel_url: address("pagamento=annullato"),
    });
  } catch (cause) {
    throw checkoutError(cause, page.payBy);
  }
}

const tooSmall = (cause?: unknown) =>
  new AppError("NOTHING_DUE", { message: text("refusals.till.cardAmountTooSmall"), cause });

/** What Stripe refuses for good, such as a key that is not valid: another try would be refused too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Why a checkout could not begin: Stripe refuses it, or cannot be reached. @param payBy null without a deadline */
function checkoutError(cause: unknown, payBy: string | null): AppError {
  if (cause instanceof Stripe.errors.StripeError && cause.code === "amount_too_small") return tooSmall(cause);
  if (isRefusal(cause)) {
    logEvent("checkout-refused", {}, cause);
    return new AppError("NOT_FOUND", { message: text("refusals.till.noCard"), cause });
  }
  const message =
    payBy === null
      ? text("refusals.till.cardUnreachable")
      : text("refusals.till.cardUnreachableUntil", { payBy: instantIn(new Date(payBy)) });
  return new AppError("UNAVAILABLE", { message, cause });
}

/**
 * Handles a webhook event of Stripe: a paid checkout of this site becomes exactly one payment, however often and in
 * whatever order its events arrive, even above the amount due; one that the bank has yet to pay is noted; a refund
 * counts when it is made, and no more when it fails; a dispute is noted on its payment.
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

/** Stores a checkout that is told of and not stored yet. @returns whether this site has started it */
async function isStored(session: Stripe.Checkout.Session): Promise<boolean> {
  const charge = await chargeOfSession(session);
  if (charge === null) return false;
  await insertCheckoutSession(session.id, charge, session.amount_total ?? 0);
  return true;
}

/** Notes a completed checkout that the bank has not paid yet: what awaits it does not lapse meanwhile. */
async function noteUndecided(session: Stripe.Checkout.Session, now: Date): Promise<void> {
  if (await isStored(session)) await recordUndecided(session.id, now);
}

/** Notes that the bank does not pay a checkout, also where that is told before its completion. */
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
  throw new AppError("VALIDATION", { message: text("refusals.till.noStripeEvent") });
}

/** What a checkout that this site started is for; null for other checkouts of the same Stripe account. */
async function chargeOfSession({ id, metadata }: Stripe.Checkout.Session): Promise<CardCharge | null> {
  const known = await findCheckoutCharge(id);
  if (known !== null) return known;
  // The process may have ended between Stripe's answer and the insert of the session.
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
    // Under the lock of what is paid, so that the second of two concurrent events sees what the first wrote.
    if (charge === null || (await isCheckoutPaid(tx, session.id))) return;
    await takeMoney(tx, {
      charge,
      kind: "payment",
      method: "online",
      amount,
      date: dayOf(now),
      stripeSession: session.id,
      stripePaymentIntent: typeof intent === "string" ? intent : (intent?.id ?? null),
    });
    await endCheckout(session.id, now, tx);
    // Nothing cancels a fee: what comes above it goes back at once.
    if (named.kind === "fee") {
      const after = await requireCharge(tx, named);
      await planOnlineRefund(tx, named, balanceOf(after, after.entries).refundDue);
    }
  });
}
