import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { PAID_AMOUNT } from "./read-charges";

/** All ledger entries with the person they belong to. */
const ENTRIES = Prisma.sql`
  SELECT b.person_id, e.kind, e.amount FROM payments e JOIN bookings b ON b.charge_id = e.charge_id
  UNION ALL
  SELECT u.person_id, e.kind, e.amount FROM payments e JOIN sign_ups u ON u.charge_id = e.charge_id
  UNION ALL
  SELECT m.person_id, e.kind, e.amount FROM payments e
  JOIN member_fees f ON f.charge_id = e.charge_id JOIN members m ON m.id = f.member_id
  UNION ALL
  SELECT s.person_id, e.kind, e.amount FROM payments e JOIN passes s ON s.charge_id = e.charge_id`;

const ledgerRowSchema = z.object({ isThere: z.boolean() });
const totalRowSchema = z.object({ owner: z.int(), total: z.int() });

/** The amount each user has paid minus refunds, in cents, by user id. Users without payments are not in the map. */
export async function findPaidTotals(
  userIds: readonly number[],
  on: Queryable = prisma(),
): Promise<Map<number, number>> {
  // During an upgrade the table may not exist yet.
  const ofLedger = Prisma.sql`SELECT to_regclass('public.payments') IS NOT NULL AS "isThere"`;
  const [ledger] = await queryRows(on, ledgerRowSchema, ofLedger);
  if (!ledger?.isThere) return new Map();
  const ofTotals = Prisma.sql`
    SELECT o.account_id AS owner, ${PAID_AMOUNT} AS total
    FROM (${ENTRIES}) AS p JOIN people o ON o.id = p.person_id
    WHERE o.account_id = ANY(${[...userIds]}::int[]) GROUP BY o.account_id`;
  const rows = await queryRows(on, totalRowSchema, ofTotals);
  return new Map(rows.map(({ owner, total }) => [owner, total]));
}
