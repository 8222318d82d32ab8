import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";
import { PAID_AMOUNT } from "./payables";

/** A refund to be made through Stripe. Cents. */
export interface OnlineRefund {
  id: string;
  bookingId: number;
  paymentIntent: string;
  amount: number;
  attemptedAt: Date | null;
}

const refundSelect = {
  id: true,
  bookingId: true,
  paymentIntent: true,
  amount: true,
  attemptedAt: true,
} as const;

const paidOnlineSchema = z.object({
  paymentIntent: z.string(),
  /** Cents that came through Stripe and neither went back nor are on their way back. */
  left: z.int(),
});

export type PaidOnline = z.infer<typeof paidOnlineSchema>;

/**
 * What of a booking was paid through Stripe and can go back there, oldest first. Payments typed in by hand and those
 * taken back by a counter-entry are none.
 */
export async function listPaidOnline(tx: Transaction, bookingId: number): Promise<PaidOnline[]> {
  const sql = Prisma.sql`
    SELECT p.stripe_payment_intent AS "paymentIntent",
      (${PAID_AMOUNT} - COALESCE((
        SELECT sum(o.amount) FROM online_refunds o
        WHERE o.payment_intent = p.stripe_payment_intent AND o.done_at IS NULL), 0))::int AS left
    FROM payments p
    WHERE p.booking_id = ${bookingId} AND p.stripe_payment_intent IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM payments counter WHERE counter.reversal_of = p.id)
    GROUP BY p.stripe_payment_intent ORDER BY min(p.id)`;
  return queryRows(tx, paidOnlineSchema, sql);
}

/** Cents of a booking that are on their way back. */
export async function sumOpenRefunds(tx: Transaction, bookingId: number): Promise<number> {
  const { _sum } = await tx.onlineRefund.aggregate({
    where: { bookingId, doneAt: null },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}

/** The same of those that Stripe has been asked for, one of them left out: their amounts do not change any more. */
export async function sumOtherAttempts(tx: Transaction, { id, bookingId }: OnlineRefund): Promise<number> {
  const { _sum } = await tx.onlineRefund.aggregate({
    where: { bookingId, doneAt: null, attemptedAt: { not: null }, id: { not: id } },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}

/** Whether an entry of the ledger is money that came through Stripe and is on its way back there. */
export async function isOnItsWayBack(tx: Transaction, paymentId: number): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT 1 FROM payments p JOIN online_refunds o ON o.payment_intent = p.stripe_payment_intent
    WHERE p.id = ${paymentId} AND p.kind = 'payment' AND o.done_at IS NULL LIMIT 1`;
  return (await queryRows(tx, z.unknown(), sql)).length > 0;
}

export async function insertOnlineRefund(
  tx: Transaction,
  refund: Pick<OnlineRefund, "bookingId" | "paymentIntent" | "amount">,
): Promise<void> {
  await tx.onlineRefund.create({ data: refund });
}

/** Those that are not done yet, oldest first. */
export function listOpenRefunds(): Promise<OnlineRefund[]> {
  return prisma().onlineRefund.findMany({
    where: { doneAt: null },
    select: refundSelect,
    orderBy: { createdAt: "asc" },
  });
}

/** One that is not done yet, under its lock; null when another process was faster. */
export async function findOpenRefundForUpdate(tx: Transaction, id: string): Promise<OnlineRefund | null> {
  await tx.$queryRaw`SELECT 1 FROM online_refunds WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.onlineRefund.findFirst({ where: { id, doneAt: null }, select: refundSelect });
}

/** Fixes the amount with the first try. */
export async function noteAttempt(tx: Transaction, id: string, amount: number, now: Date): Promise<void> {
  await tx.onlineRefund.update({ where: { id }, data: { amount, attemptedAt: now } });
}

export async function noteFailure(id: string, failure: string): Promise<void> {
  await prisma().onlineRefund.updateMany({ where: { id, doneAt: null }, data: { failure } });
}

/** Ends one: paid back, or (with a reason) never to be. */
export async function endOnlineRefund(
  tx: Transaction,
  id: string,
  now: Date,
  failure: string | null = null,
): Promise<void> {
  await tx.onlineRefund.update({ where: { id }, data: { doneAt: now, failure } });
}
