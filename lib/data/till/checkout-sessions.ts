import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { type CardCharge, cardChargeOf, chargeName, findChargeId } from "@/lib/data/money/charges";

/** Records a Stripe checkout started by this site. `amount` in cents. */
export async function insertCheckoutSession(id: string, charge: CardCharge, amount: number): Promise<void> {
  await prisma().checkoutSession.createMany({
    data: [{ id, chargeId: await findChargeId(prisma(), charge), amount }],
    skipDuplicates: true,
  });
}

/** The charge of a checkout; null when this site did not start it. */
export async function findCheckoutCharge(id: string): Promise<CardCharge | null> {
  const row = await prisma().checkoutSession.findUnique({ where: { id }, select: { charge: chargeName } });
  return row && cardChargeOf(row.charge);
}

/** Whether the payment of a checkout is already in the ledger. */
export async function isCheckoutPaid(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.payment.count({ where: { stripeSession: id } })) > 0;
}

/** Records that a checkout is completed but not paid yet, unless Stripe has already reported its outcome. */
export async function recordUndecided(id: string, now: Date): Promise<void> {
  await prisma().checkoutSession.updateMany({
    where: { id, decidedAt: null, undecidedSince: null },
    data: { undecidedSince: now },
  });
}

/** Records that Stripe has reported the outcome of a checkout. */
export async function endCheckout(id: string, now: Date, on: Queryable = prisma()): Promise<void> {
  await on.checkoutSession.updateMany({ where: { id, decidedAt: null }, data: { decidedAt: now } });
}
