import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import type { Dispute } from "@/lib/domain/money/dispute";
import { type CardCharge, cardChargeOf, chargeName } from "./charges";

/** Disputes of card payments. They are columns of the payment that its trigger allows to change. */

/** The payment of a Stripe payment intent and its charge; null when this site has none. */
export async function findPaymentOfIntent(
  paymentIntent: string,
): Promise<{ id: number; charge: CardCharge } | null> {
  const row = await prisma().payment.findFirst({
    where: { stripePaymentIntent: paymentIntent, kind: "payment" },
    select: { id: true, charge: chargeName },
    orderBy: { id: "asc" },
  });
  return row && { id: row.id, charge: cardChargeOf(row.charge) };
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
