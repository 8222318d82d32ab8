import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import type { Dispute } from "@/lib/domain/money/dispute";
import { type CardPayable, cardPayableOf } from "./payables";

/** Disputes of payments by card: columns of the payment, which its trigger lets through. */

/** The payment of a card that Stripe calls by this name, and what it was for; null where this site has none. */
export async function findPaymentOfIntent(
  paymentIntent: string,
): Promise<{ id: number; payable: CardPayable } | null> {
  const row = await prisma().payment.findFirst({
    where: { stripePaymentIntent: paymentIntent, kind: "payment" },
    select: { id: true, bookingId: true, feeId: true, passId: true },
    orderBy: { id: "asc" },
  });
  const payable = row && cardPayableOf(row);
  return payable && { id: row.id, payable };
}

export async function findDispute(tx: Transaction, paymentId: number): Promise<Dispute | null> {
  const row = await tx.payment.findUnique({
    where: { id: paymentId },
    select: { disputedAt: true, disputeStatus: true },
  });
  if (!row?.disputedAt || row.disputeStatus === null) return null;
  return { disputedAt: row.disputedAt, status: row.disputeStatus };
}

export async function writeDispute(
  tx: Transaction,
  paymentId: number,
  { disputedAt, status: disputeStatus }: Dispute,
): Promise<void> {
  await tx.payment.updateMany({ where: { id: paymentId }, data: { disputedAt, disputeStatus } });
}
