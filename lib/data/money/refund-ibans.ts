import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Owed } from "@/lib/domain/money/balance";
import { AMOUNT_TO_PAY, DEPOSIT_HELD, PAID_AMOUNT, PAYABLE_TABLES, type PayableName } from "./payables";
import { rowIdOf } from "./sign-up-numbers";

/** The IBANs to which refunds by transfer go. One is kept only as long as a refund is due. */

const ibanRowSchema = z.object({ iban: z.string().nullable() });
const idRowSchema = z.object({ id: z.int() });

/** The IBAN for a refund; null when none was given. */
export async function findRefundIban(on: Queryable, name: PayableName): Promise<string | null> {
  const sql = Prisma.sql`
    SELECT refund_iban AS iban FROM ${PAYABLE_TABLES[name.kind].table} WHERE id = ${rowIdOf(name)}`;
  const [row] = await queryRows(on, ibanRowSchema, sql);
  return row?.iban ?? null;
}

/** Writes or (null) removes the IBAN. The caller holds the row's lock. */
export async function writeRefundIban(
  tx: Transaction,
  name: PayableName,
  iban: string | null,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${PAYABLE_TABLES[name.kind].table} SET refund_iban = ${iban} WHERE id = ${rowIdOf(name)}`;
}

/** Ids of the canceled bookings of the same series and owner that have no IBAN, in order. */
export async function listSeriesIdsWithoutIban(tx: Transaction, bookingId: number): Promise<number[]> {
  const sql = Prisma.sql`
    SELECT other.id FROM bookings b
    JOIN bookings other ON other.series_id = b.series_id AND other.id <> b.id
      AND other.user_id IS NOT DISTINCT FROM b.user_id
    WHERE b.id = ${bookingId} AND other.status = 'canceled' AND other.refund_iban IS NULL ORDER BY other.id`;
  return (await queryRows(tx, idRowSchema, sql)).map(({ id }) => id);
}

/** Whether a change writes a column that the amount owed depends on. */
const touchesWhatIsOwed = ({ status, totalAmount, refundAmount }: OwedChange): boolean =>
  [status, totalAmount, refundAmount].some((value) => value !== undefined);

type OwedChange = { [Column in keyof Owed]?: Owed[Column] | undefined };

/** After a change of a payable: erases the IBAN if no refund is due any more. */
export async function forgetNotOwed(tx: Transaction, name: PayableName, change: OwedChange): Promise<void> {
  if (touchesWhatIsOwed(change)) await forgetPaidOut(tx, name);
}

/** Erases the IBAN if no refund is due any more, and no deposit is held: paid out, or no longer owed. */
export async function forgetPaidOut(tx: Transaction, name: PayableName): Promise<void> {
  const { table, rows } = PAYABLE_TABLES[name.kind];
  const id = rowIdOf(name);
  await tx.$executeRaw`
    UPDATE ${table} own SET refund_iban = NULL
    WHERE own.id = ${id} AND own.refund_iban IS NOT NULL
      AND (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = own.charge_id)
        <= (SELECT ${AMOUNT_TO_PAY} FROM ${rows} t WHERE t.id = own.id)
      AND (SELECT ${DEPOSIT_HELD} FROM payments p WHERE p.charge_id = own.charge_id) <= 0`;
}
