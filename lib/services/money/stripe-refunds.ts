import "server-only";
import Stripe from "stripe";
import type { Transaction } from "@/lib/data/client";
import type { CardCharge } from "@/lib/data/money/charges";
import { listTypedRefunds, type OnlineRefund } from "@/lib/data/money/online-refunds";
import { recordChange } from "@/lib/data/site/audit-log";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { CardChargeKind } from "@/lib/domain/money/payment";
import { dayOf } from "@/lib/domain/time/dates";
import { wordingOf } from "@/lib/i18n/wording";
import { enterPayment } from "./enter-payment";

export const METADATA_NAMES: Record<CardChargeKind, string> = {
  booking: "bookingId",
  fee: "feeId",
  pass: "passId",
};

/** Stripe accepted the refund but could not carry it out; a retry with the same key would get the same response. */
export class RefundRefused extends Error {}

/** Whether a refund will never be made, or was sent back by the card's bank. */
export const hasFailed = ({ status }: StripeRefund): boolean => status === "failed" || status === "canceled";

export const isDisputeId = (id: string): boolean => /^d[pu]_/.test(id);

/** Already refunded in Stripe's dashboard, charged back by the card's bank, or paid to another Stripe account. */
const FINAL_CODES: readonly (string | undefined)[] = [
  "charge_already_refunded",
  "charge_disputed",
  "resource_missing",
];

/** Whether a retry is pointless. The treasurer sees the open amount and refunds it another way. */
export const isFinal = (error: unknown) =>
  error instanceof RefundRefused ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && FINAL_CODES.includes(error.code));

/** A refund as reported by Stripe. Its status is `pending` or `requires_action` while it is under way. */
export type StripeRefund = Pick<Stripe.Refund, "id" | "status">;

/** All refunds of a payment at Stripe, including those made in its dashboard. */
export const refundsOf = (stripe: Stripe, paymentIntent: string): Promise<Stripe.Refund[]> =>
  stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray({ limit: 1000 });

/** The id of our refund in Stripe's metadata; null for a refund made in the dashboard. */
export const ownIdOf = ({ metadata }: Stripe.Refund): string | null => metadata?.refundId ?? null;

/**
 * Requests the refund from Stripe or, once Stripe has begun it, its state. Retrying must not refund twice: if a
 * response was lost, Stripe recognizes the attempt by its key for a day, and later we find it by our id in its
 * metadata.
 */
export async function requestRefund(
  stripe: Stripe,
  refund: OnlineRefund,
  amount: number,
): Promise<StripeRefund> {
  const { id, charge, paymentIntent: payment_intent } = refund;
  if (refund.stripeRefund !== null) return stripe.refunds.retrieve(refund.stripeRefund);
  const made = refund.attemptedAt === null ? [] : await refundsOf(stripe, payment_intent);
  return (
    made.find((one) => ownIdOf(one) === id) ??
    stripe.refunds.create(
      {
        payment_intent,
        amount,
        metadata: { [METADATA_NAMES[charge.kind]]: String(charge.id), refundId: id },
      },
      { idempotencyKey: `refund-${id}` },
    )
  );
}

/**
 * Reverses manual entries of refunds that were made in Stripe's dashboard and are about to be recorded by their ids, so
 * that each counts once. The caller holds the lock of the charge.
 * @param foreign dashboard refunds whose ids the ledger does not contain
 * @throws RefundRefused when the amounts differ: only the treasurer can tell which of them are the same
 */
export async function reverseManualRefunds(
  tx: Transaction,
  charge: CardCharge,
  foreign: readonly Pick<Stripe.Refund, "amount">[],
  now: Date,
): Promise<void> {
  const typed = await listTypedRefunds(tx, charge);
  const same = foreign.flatMap(({ amount }) => {
    const index = typed.findIndex((one) => one.amount === amount);
    return index < 0 ? [] : typed.splice(index, 1);
  });
  if (typed.length > 0 && same.length < foreign.length)
    throw new RefundRefused("What was typed in differs from the refunds of Stripe's dashboard");
  const { t } = await wordingOf(DEFAULT_LANGUAGE);
  for (const { id, amount } of same) {
    const counter = await enterPayment(tx, {
      charge,
      kind: "payment",
      method: "online",
      amount,
      date: dayOf(now),
      note: t("answers.refundOfDashboard"),
      reversalOf: id,
    });
    await recordChange(tx, { action: "reverse", entity: "payment", entityId: id, after: counter });
  }
}
