import "server-only";
import Stripe from "stripe";
import type { OnlineRefund } from "@/lib/data/money/online-refunds";
import type { CardChargeKind } from "@/lib/domain/money/payment";

export const METADATA_NAMES: Record<CardChargeKind, string> = {
  booking: "bookingId",
  fee: "feeId",
  pass: "passId",
};

/** Refunds as Stripe knows them, in its words. */

/** Stripe accepted the refund and could not carry it out; a retry with the same key would get the same answer. */
export class RefundRefused extends Error {}

/** Whether Stripe says that a refund will never be made, or was sent back by the bank of the card. */
export const hasFailed = ({ status }: StripeRefund): boolean => status === "failed" || status === "canceled";

export const isDisputeId = (id: string): boolean => /^d[pu]_/.test(id);

/** Refunded in Stripe's dashboard already, charged back by the bank of the card, or paid to another account of Stripe. */
const FINAL_CODES: readonly (string | undefined)[] = [
  "charge_already_refunded",
  "charge_disputed",
  "resource_missing",
];

/** Whether a retry is pointless. The treasurer sees what is open, and refunds it in another way. */
export const isFinal = (error: unknown) =>
  error instanceof RefundRefused ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && FINAL_CODES.includes(error.code));

/** A refund as Stripe describes it. Its status is `pending` or `requires_action` as long as it is on its way. */
export type StripeRefund = Pick<Stripe.Refund, "id" | "status">;

/** All refunds that Stripe has of a payment, whoever asked for them. */
export const refundsOf = (stripe: Stripe, paymentIntent: string): Promise<Stripe.Refund[]> =>
  stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray({ limit: 1000 });

/** Which of our refunds one of Stripe's is; null for one that was made in its dashboard. */
export const ownIdOf = ({ metadata }: Stripe.Refund): string | null => metadata?.refundId ?? null;

/**
 * Asks Stripe for the refund; where Stripe has begun it, for its state. A second request would be a second refund: Stripe
 * knows an attempt whose answer was lost by its key for a day, and afterwards by our id in its metadata.
 */
export async function askForRefund(
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
