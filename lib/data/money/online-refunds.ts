import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { type CardCharge, cardChargeOf, chargeName, chargeOf, findChargeId } from "./charges";
import { type ChargeName, PAID_AMOUNT } from "./read-charges";

/** A refund to be made through Stripe. Amounts are in cents. */
export interface OnlineRefund {
  id: string;
  /** The charge that was paid. */
  charge: CardCharge;
  paymentIntent: string;
  amount: number;
  attemptedAt: Date | null;
  /** The id of the refund at Stripe; null before it is begun. */
  stripeRefund: string | null;
}

const refundSelect = {
  id: true,
  charge: chargeName,
  paymentIntent: true,
  amount: true,
  attemptedAt: true,
  stripeRefund: true,
} as const;

type Row = Prisma.OnlineRefundGetPayload<{ select: typeof refundSelect }>;

const toRefund = ({ charge, ...row }: Row): OnlineRefund => ({ ...row, charge: cardChargeOf(charge) });

const paidOnlineSchema = z.object({
  paymentIntent: z.string(),
  /** Cents that were paid through Stripe and neither refunded nor part of a pending refund. */
  left: z.int(),
});

type PaidOnline = z.infer<typeof paidOnlineSchema>;

/**
 * The amounts refundable through Stripe, one row for each Stripe payment of the charge, oldest first. Payments entered
 * by hand and reversed ones do not count.
 */
export async function listPaidOnline(tx: Transaction, charge: CardCharge): Promise<PaidOnline[]> {
  const sql = Prisma.sql`
    SELECT p.stripe_payment_intent AS "paymentIntent",
      (${PAID_AMOUNT} - COALESCE((
        SELECT sum(o.amount) FROM online_refunds o
        WHERE o.payment_intent = p.stripe_payment_intent AND o.done_at IS NULL), 0))::float8 AS left
    FROM payments p
    WHERE p.charge_id = ${chargeOf(charge)} AND p.stripe_payment_intent IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM payments counter WHERE counter.reversal_of = p.id)
    GROUP BY p.stripe_payment_intent ORDER BY min(p.id)`;
  return queryRows(tx, paidOnlineSchema, sql);
}

/** The sum, in cents, of a charge's refunds that Stripe has not completed yet; 0 if it was not paid by card. */
export async function sumOpenRefunds(tx: Transaction, charge: ChargeName): Promise<number> {
  const { _sum } = await tx.onlineRefund.aggregate({
    where: { chargeId: await findChargeId(tx, charge), doneAt: null },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}

/**
 * As `sumOpenRefunds`, but only refunds already requested from Stripe, whose amounts are final, and without the given
 * one.
 */
export async function sumOtherAttempts(tx: Transaction, { id, charge }: OnlineRefund): Promise<number> {
  const { _sum } = await tx.onlineRefund.aggregate({
    where: {
      chargeId: await findChargeId(tx, charge),
      doneAt: null,
      attemptedAt: { not: null },
      id: { not: id },
    },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}

/** Whether a payment of the ledger was made through Stripe and has a refund there that is not completed. */
export async function hasOpenRefund(tx: Transaction, paymentId: number): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT 1 FROM payments p JOIN online_refunds o ON o.payment_intent = p.stripe_payment_intent
    WHERE p.id = ${paymentId} AND p.kind = 'payment' AND o.done_at IS NULL LIMIT 1`;
  return (await queryRows(tx, z.unknown(), sql)).length > 0;
}

/**
 * Stores a refund for the job that makes it; if Stripe has already begun it, the job waits for its completion. `amount`
 * in cents.
 */
export async function insertOnlineRefund(
  tx: Transaction,
  {
    charge,
    ...refund
  }: Pick<OnlineRefund, "charge" | "paymentIntent" | "amount"> &
    Partial<Pick<OnlineRefund, "attemptedAt" | "stripeRefund">>,
): Promise<void> {
  await tx.onlineRefund.create({ data: { ...refund, chargeId: await findChargeId(tx, charge) } });
}

/** The refunds that are not completed, oldest first. */
export async function listOpenRefunds(): Promise<OnlineRefund[]> {
  const rows = await prisma().onlineRefund.findMany({
    where: { doneAt: null },
    select: refundSelect,
    orderBy: { createdAt: "asc" },
  });
  return rows.map(toRefund);
}

/** Locks the refund's row; null when it does not exist or another process has completed it. */
export async function findOpenRefundForUpdate(tx: Transaction, id: string): Promise<OnlineRefund | null> {
  await tx.$queryRaw`SELECT 1 FROM online_refunds WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.onlineRefund.findFirst({ where: { id, doneAt: null }, select: refundSelect });
  return row && toRefund(row);
}

/** Records the first attempt; the amount is final from then on. */
export async function recordRefundAttempt(
  tx: Transaction,
  id: string,
  amount: number,
  now: Date,
): Promise<void> {
  await tx.onlineRefund.update({ where: { id }, data: { amount, attemptedAt: now } });
}

/** Records that Stripe has begun a refund. It stays open until Stripe has completed it. */
export async function recordRefundBegun(id: string, stripeRefund: string): Promise<void> {
  await prisma().onlineRefund.updateMany({ where: { id, doneAt: null }, data: { stripeRefund } });
}

/** The open refund with this Stripe id; null when there is none or it is completed. */
export async function findOpenRefundOfStripe(stripeRefund: string): Promise<OnlineRefund | null> {
  const where = { stripeRefund, doneAt: null };
  const row = await prisma().onlineRefund.findFirst({ where, select: refundSelect });
  return row && toRefund(row);
}

/** Which of these Stripe refunds are in the ledger or stored as pending. */
export async function listKnownRefunds(
  tx: Transaction,
  stripeRefunds: readonly string[],
): Promise<ReadonlySet<string>> {
  const where = { stripeRefund: { in: [...stripeRefunds] } };
  const select = { stripeRefund: true } as const;
  const known = [
    await tx.payment.findMany({ where, select }),
    await tx.onlineRefund.findMany({ where, select }),
  ].flat();
  return new Set(known.flatMap(({ stripeRefund }) => stripeRefund ?? []));
}

/** A card refund that was made in Stripe's dashboard and entered by hand. `amount` in cents. */
interface TypedRefund {
  id: number;
  amount: number;
}

/** The card refunds of a charge that are in the ledger without a Stripe id, oldest first. */
export async function listTypedRefunds(tx: Transaction, charge: CardCharge): Promise<TypedRefund[]> {
  return tx.payment.findMany({
    where: {
      chargeId: await findChargeId(tx, charge),
      kind: "refund",
      method: "online",
      stripeRefund: null,
      reversalOf: null,
      counterEntry: null,
    },
    select: { id: true, amount: true },
    orderBy: { id: "asc" },
  });
}

/** The Stripe refund id of a ledger entry; null for an entry without one. */
export async function findRefundOfEntry(paymentId: number): Promise<string | null> {
  const entry = await prisma().payment.findUnique({
    where: { id: paymentId },
    select: { stripeRefund: true },
  });
  return entry?.stripeRefund ?? null;
}

/** The ledger entry of a Stripe refund; null when there is none. */
export async function findEntryOfRefund(
  stripeRefund: string,
): Promise<{ id: number; charge: CardCharge } | null> {
  const entry = await prisma().payment.findUnique({
    where: { stripeRefund },
    select: { id: true, charge: chargeName },
  });
  return entry && { id: entry.id, charge: cardChargeOf(entry.charge) };
}

/** Records why the last attempt failed; the refund stays open. */
export async function recordRefundFailure(id: string, failure: string): Promise<void> {
  await prisma().onlineRefund.updateMany({ where: { id, doneAt: null }, data: { failure } });
}

/** Marks a refund as completed, or, with `failure`, as one that will never be made. */
export async function endOnlineRefund(
  tx: Transaction,
  id: string,
  now: Date,
  failure: string | null = null,
): Promise<void> {
  await tx.onlineRefund.update({ where: { id }, data: { doneAt: now, failure } });
}
