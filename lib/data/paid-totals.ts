import "server-only";
import { prisma, type Queryable } from "./client";

const OF_PERSON = `
  SELECT b.user_id AS owner, p.kind::text AS kind, p.amount FROM payments p JOIN bookings b ON b.id = p.booking_id
  UNION ALL
  SELECT c.user_id, p.kind::text, p.amount FROM payments p JOIN course_bookings c ON c.id = p.course_booking_id
  UNION ALL
  SELECT r.user_id, p.kind::text, p.amount FROM payments p JOIN event_registrations r ON r.id = p.registration_id`;

/** What people have paid, less what was given back, in cents; nobody is in it who paid nothing. */
export async function findPaidTotals(
  userIds: readonly number[],
  on: Queryable = prisma(),
): Promise<Map<number, number>> {
  // A database of before the ledger has no payments to add up.
  const [ledger] = await on.$queryRaw<{ isThere: boolean }[]>`
    SELECT to_regclass('public.payments') IS NOT NULL AS "isThere"`;
  if (!ledger?.isThere) return new Map();
  const rows = await on.$queryRawUnsafe<{ owner: number; total: number }[]>(
    `SELECT owner, sum(CASE WHEN kind = 'refund' THEN -amount ELSE amount END)::int AS total
     FROM (${OF_PERSON}) AS paid WHERE owner = ANY($1::int[]) GROUP BY owner`,
    userIds,
  );
  return new Map(rows.map(({ owner, total }) => [owner, total]));
}
