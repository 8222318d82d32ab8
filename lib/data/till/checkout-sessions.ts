import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";

/** Records a Stripe checkout that this site has started. `amount` in cents. */
export async function insertCheckoutSession(id: string, bookingId: number, amount: number): Promise<void> {
  await prisma().checkoutSession.createMany({ data: [{ id, bookingId, amount }], skipDuplicates: true });
}

/** The booking that a checkout is for; null when this site has not started it. */
export async function findCheckoutBookingId(id: string): Promise<number | null> {
  const row = await prisma().checkoutSession.findUnique({ where: { id }, select: { bookingId: true } });
  return row?.bookingId ?? null;
}

/** Whether the payment of a checkout is in the ledger already. */
export async function isCheckoutPaid(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.payment.count({ where: { stripeSession: id } })) > 0;
}
