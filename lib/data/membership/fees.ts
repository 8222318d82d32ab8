import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { PAID_AMOUNT } from "@/lib/data/money/payables";
import { queryRows } from "@/lib/data/query-rows";
import type { MemberCategory } from "@/lib/domain/membership/category";
import type { MembershipYear } from "@/lib/domain/membership/membership-year";
import type { CalendarDay } from "@/lib/domain/time/dates";

/** Writes the fee of a member for a membership year. @param totalAmount in cents; one of nothing is paid at once */
export async function insertFee(
  tx: Transaction,
  memberId: number,
  { year, from, until }: MembershipYear,
  totalAmount: number,
): Promise<void> {
  await tx.memberFee.create({
    data: { memberId, year, startDate: toDateColumn(from), endDate: toDateColumn(until), totalAmount },
    select: { id: true },
  });
}

/**
 * Writes the fee of a membership year for each member who has none, at the price of their category. Not for those who were
 * admitted after it, or who are erased and can't be asked.
 * @param uncoveredOn only for members without a fee for this day, of whatever year; null for all
 * @returns how many were written
 */
export async function insertMissingFees(
  tx: Transaction,
  { year, from, until }: MembershipYear,
  categories: readonly MemberCategory[],
  uncoveredOn: CalendarDay | null,
): Promise<number> {
  const prices = JSON.stringify(categories.map(({ key, fee }) => ({ key, fee })));
  return tx.$executeRaw`
    INSERT INTO member_fees (member_id, year, start_date, end_date, total_amount)
    SELECT m.id, ${year}::int, ${from}::date, ${until}::date, c.fee
    FROM members m
    JOIN jsonb_to_recordset(${prices}::jsonb) AS c (key text, fee int) ON c.key = m.category
    WHERE m.status = 'admitted' AND m.person_id IS NOT NULL AND m.decided_on <= ${until}::date
      AND (${uncoveredOn}::date IS NULL OR NOT EXISTS (
        SELECT 1 FROM member_fees f
        WHERE f.member_id = m.id AND ${uncoveredOn}::date BETWEEN f.start_date AND f.end_date))
    ORDER BY m.id
    ON CONFLICT (member_id, year) DO NOTHING`;
}

const sumsRowSchema = z.object({
  count: z.int(),
  totalAmount: z.int(),
  paidAmount: z.int(),
  dueAmount: z.int(),
});

/** The fees of the membership year that begins in a calendar year: how many, and their sums in cents. */
export async function sumFees(year: number): Promise<z.infer<typeof sumsRowSchema>> {
  const sql = Prisma.sql`
    SELECT count(*)::int AS count, COALESCE(sum(f.total), 0)::int AS "totalAmount",
      COALESCE(sum(f.paid), 0)::int AS "paidAmount",
      COALESCE(sum(GREATEST(0, f.total - f.paid)), 0)::int AS "dueAmount"
    FROM (
      SELECT m.total_amount AS total, (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.fee_id = m.id) AS paid
      FROM member_fees m WHERE m.year = ${year}) f`;
  const [sums] = await queryRows(prisma(), sumsRowSchema, sql);
  return sums ?? { count: 0, totalAmount: 0, paidAmount: 0, dueAmount: 0 };
}
