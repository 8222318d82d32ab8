import "server-only";
import { prisma } from "@/lib/data/client";
import { findEntryOfRefund, findRefundOfEntry } from "@/lib/data/money/online-refunds";
import { findPaymentsForUpdate } from "@/lib/data/money/payments";
import { findChargeForUpdate } from "@/lib/data/money/read-charges";
import { recordChange } from "@/lib/data/site/audit-log";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { wordingOf } from "@/lib/i18n/wording";
import { enterPayment } from "@/lib/services/money/enter-payment";
import { noticeOpenRefund } from "@/lib/services/money/online-refunds";
import { stripeClient } from "@/lib/services/money/stripe-client";
import { hasFailed, isDisputeId, type StripeRefund } from "@/lib/services/money/stripe-refunds";

/** Refunds in the ledger that Stripe could not carry out after all: the bank sent the money back. */

const MADE_BY_STRIPE = text("refusals.till.madeByStripe");

/** Reverses the ledger entry of a failed refund, once: the amount is due again. */
async function reverseFailed(stripeRefund: string, now: Date): Promise<void> {
  const entry = await findEntryOfRefund(stripeRefund);
  if (entry === null) return;
  const { t } = await wordingOf(DEFAULT_LANGUAGE);
  await prisma().$transaction(async (tx) => {
    const charge = await findChargeForUpdate(tx, entry.charge);
    const [refund] = await findPaymentsForUpdate(tx, [entry.id]);
    if (charge === null || refund === undefined || refund.isReversed) return;
    const { method, amount } = refund;
    const counter = await enterPayment(tx, {
      charge,
      kind: "payment",
      method,
      amount,
      date: dayOf(now),
      note: t("answers.refundSentBack"),
      reversalOf: entry.id,
    });
    await recordChange(tx, { action: "reverse", entity: "payment", entityId: entry.id, after: counter });
  });
}

/** Handles a Stripe event about a refund, whether it is under way or failed after it was made. */
export async function noticeRefund(notice: StripeRefund, now: Date): Promise<void> {
  await noticeOpenRefund(notice, now);
  if (hasFailed(notice)) await reverseFailed(notice.id, now);
}

/**
 * Refuses to reverse by hand a refund that Stripe has made: the money is gone. Requests its state from Stripe, whose
 * event about a failure may not have arrived.
 * @throws AppError NOT_CHANGEABLE; UNAVAILABLE when Stripe cannot be reached
 */
export async function requireNotMadeByStripe(paymentId: number): Promise<void> {
  const stripeRefund = await findRefundOfEntry(paymentId);
  if (stripeRefund === null) return;
  // Money that the bank took back in a dispute is not a refund known to Stripe.
  if (isDisputeId(stripeRefund)) throw new AppError("NOT_CHANGEABLE", { message: MADE_BY_STRIPE });
  const stripe = stripeClient();
  const state = await stripe?.refunds.retrieve(stripeRefund).catch((cause: unknown) => {
    throw new AppError("UNAVAILABLE", { cause });
  });
  if (!state || !hasFailed(state)) throw new AppError("NOT_CHANGEABLE", { message: MADE_BY_STRIPE });
}
