import "server-only";
import Stripe from "stripe";
import type { OnlineRefund } from "@/lib/data/money/online-refunds";
import type { CardChargeKind } from "@/lib/domain/money/payment";

export const METADATA_NAMES: Record<CardChargeKind, string> = {
  booking: "bookingId",
  fee: "feeId",
  pass: "passId",
};

/** Refunds in Stripe's terms. */

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
