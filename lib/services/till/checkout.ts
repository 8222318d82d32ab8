import "server-only";
import Stripe from "stripe";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { findChargeText } from "@/lib/data/money/charge-text";
import type { CardCharge } from "@/lib/data/money/charges";
import { requireCharge } from "@/lib/data/money/read-charges";
import { findPaymentMethods } from "@/lib/data/site/settings";
import { insertCheckoutSession } from "@/lib/data/till/checkout-sessions";
import { pathIn } from "@/lib/domain/language/language-paths";
import type { Language } from "@/lib/domain/language/languages";
import { instantIn, text } from "@/lib/domain/language/text";
import { inLanguage } from "@/lib/domain/language/translations";
import { balanceOf } from "@/lib/domain/money/balance";
import { isCardAmount, paymentReason } from "@/lib/domain/money/payment";
import { amountDueNow, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { env } from "@/lib/env";
import { AppError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import { logEvent } from "@/lib/log";
import { paths } from "@/lib/paths";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";
import { offersCards, stripeClient } from "@/lib/services/money/stripe-client";
import { METADATA_NAMES } from "@/lib/services/money/stripe-refunds";

export const CURRENCY = "eur";

/** The content of Stripe's payment page, and where it leads back to. */
interface CheckoutPage {
  charge: CardCharge;
  /** Cents. */
  dueAmount: number;
  /** When the booking lapses if unpaid; null when it does not. */
  payBy: string | null;
  email: string;
  /** "Prenotazione #00042" */
  reason: string;
  title: string;
  confirmationNumber: string;
  /** The customer's language, as in mails. */
  language: Language;
  /** The page to come back to. */
  path: string;
}

/**
 * Starts the payment of the amount due.
 * @returns the address of Stripe's payment page
 */
async function begin(find: () => Promise<CheckoutPage>): Promise<string> {
  const stripe = stripeClient();
  if (stripe === null || !offersCards(await findPaymentMethods()))
    throw wordedError("NOT_FOUND", "refusals.till.noCard");
  const page = await find();
  if (page.dueAmount === 0) throw new AppError("NOTHING_DUE");
  if (!isCardAmount(page.dueAmount)) throw tooSmall();
  const session = await createSession(stripe, page);
  if (session.url === null) throw new AppError("UNAVAILABLE");
  await insertCheckoutSession(session.id, page.charge, page.dueAmount);
  return session.url;
}

/**
 * Starts the card payment of the amount due for the caller's own booking.
 * @returns the address of Stripe's payment page
 * @throws AppError NOT_FOUND when card payments are not configured or switched off, or for another person's booking;
 * FORBIDDEN for an administrator who does not own it; NOTHING_DUE, also for less than cards can pay; UNAVAILABLE when
 * Stripe cannot be reached
 */
export const beginCheckout = (bookingId: number, user: SignedInUser): Promise<string> =>
  begin(async () => {
    const booking = await requireVisibleBooking(bookingId, user);
    const { id, userId, email, confirmationNumber, language } = booking;
    const dueAmount = amountDueNow(booking);
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

/** As `beginCheckout`, for the caller's own fee or pass. */
export const beginOtherCheckout = (kind: "fee" | "pass", id: number, user: SignedInUser): Promise<string> =>
  begin(async () => {
    const named = { kind, id } as const;
    const charge = await requireCharge(prisma(), named);
    if (charge.userId !== user.id) throw user.isAdmin ? new AppError("FORBIDDEN") : notFoundError("payable");
    const words = requireFound(await findChargeText(prisma(), named), "payable");
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

/** Permanent refusals by Stripe, such as for an invalid key: another try would be refused too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/**
 * The error when a checkout cannot begin: Stripe refuses it, or cannot be reached.
 * @param payBy null without a deadline
 */
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
