import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { amountToPay, type Owed } from "@/lib/domain/money/balance";
import { chargeOf } from "./charges";
import { type ChargeName, DEPOSIT_HELD, PAID_AMOUNT } from "./read-charges";

/** IBANs for refunds by bank transfer. Each is stored only as long as a refund is due. */

const ibanRowSchema = z.object({ iban: z.string().nullable() });
const idRowSchema = z.object({ id: z.int() });

/** The IBAN for a refund; null when none was given. */
export async function findRefundIban(on: Queryable, name: ChargeName): Promise<string | null> {
  const sql = Prisma.sql`
    SELECT refund_iban AS iban FROM charges WHERE id = ${chargeOf(name)}`;
  const [row] = await queryRows(on, ibanRowSchema, sql);
  return row?.iban ?? null;
}

/** Writes the IBAN, or removes it when null. The caller holds the row's lock. */
export async function writeRefundIban(tx: Transaction, name: ChargeName, iban: string | null): Promise<void> {
  await tx.$executeRaw`
    UPDATE charges SET refund_iban = ${iban} WHERE id = ${chargeOf(name)}`;
}

/** Ids of the other canceled bookings of the same series and owner that have no IBAN, in order. */
export async function listSeriesIdsWithoutIban(tx: Transaction, bookingId: number): Promise<number[]> {
  const sql = Prisma.sql`
    SELECT other.id FROM bookings b
    JOIN bookings other ON other.series_id = b.series_id AND other.id <> b.id
      AND other.person_id IS NOT DISTINCT FROM b.person_id
    JOIN charges c ON c.id = other.charge_id
    WHERE b.id = ${bookingId} AND other.status = 'canceled' AND c.refund_iban IS NULL ORDER BY other.id`;
  return (await queryRows(tx, idRowSchema, sql)).map(({ id }) => id);
}

type OwedChange = { [Column in keyof Owed]?: Owed[Column] | undefined };

/** Whether no refund is due on a charge `c` of which `toPay` is owed in the end, and no deposit is held. */
const isPaidOut = (toPay: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT ${PAID_AMOUNT} <= ${toPay} AND ${DEPOSIT_HELD} <= 0 FROM payments p WHERE p.charge_id = c.id)`;

/**
 * After a change of a charge, updates the amount owed in the end, and erases the IBAN if no refund is due any more.
 * @param after the charge after the change
 */
export async function settle(
  tx: Transaction,
  name: ChargeName,
  after: Owed,
  { status, totalAmount, refundAmount }: OwedChange,
): Promise<void> {
  if ([status, totalAmount, refundAmount].every((value) => value === undefined)) return;
  const toPay = amountToPay(after);
  await tx.$executeRaw`
    UPDATE charges c SET owed_amount = ${toPay},
      refund_iban = CASE WHEN ${isPaidOut(Prisma.sql`${toPay}`)} THEN NULL ELSE c.refund_iban END
    WHERE c.id = ${chargeOf(name)}`;
}

/** Erases the IBAN if no refund is due any more and no deposit is held. */
export async function eraseSettledIban(tx: Transaction, name: ChargeName): Promise<void> {
  await tx.$executeRaw`
    UPDATE charges c SET refund_iban = NULL
    WHERE c.id = ${chargeOf(name)} AND c.refund_iban IS NOT NULL AND ${isPaidOut(Prisma.sql`c.owed_amount`)}`;
}
