import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { withCharges } from "@/lib/data/money/charges";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import type { FeePeriod } from "@/lib/domain/membership/fee-period";
import type { FeeReminder } from "@/lib/domain/membership/fee-reminder";
import { feeYears } from "@/lib/domain/money/payment";
import { type CalendarDay, partsOfDay } from "@/lib/domain/time/dates";

/** An arbitrary namespace, so that this advisory lock collides with no other. */
const FEE_LOCK = 0x6665_6573;

/**
 * Serializes the creation of fees other than those on admission, so that concurrent transactions do not charge the same
 * months twice. Take this lock before those of accounts, people and members.
 */
export async function lockCharging(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${FEE_LOCK}::int, 0)::text`;
}

interface NewFee extends FeePeriod {
  memberId: number;
  /** In cents; a fee of 0 counts as paid at once. */
  totalAmount: number;
}

/** Fees written per statement. */
const BATCH = 2_000;

/** @returns the ids, in order */
export async function insertFees(tx: Transaction, fees: readonly NewFee[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < fees.length; at += BATCH) {
    const asked = fees.slice(at, at + BATCH).map((fee) => ({ ...fee, isFree: fee.totalAmount === 0 }));
    const batch = await withCharges(tx, "fee", asked);
    const rows = await tx.memberFee.createManyAndReturn({
      data: batch.map(({ memberId, from, until, isFree, chargeId }) => ({
        memberId,
        year: partsOfDay(from).year,
        years: feeYears({ from, until }),
        isFree,
        chargeId,
        startDate: toDateColumn(from),
        endDate: toDateColumn(until),
      })),
      select: { id: true },
    });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const chargedRowSchema = z.object({
  id: z.int(),
  category: z.string(),
  decidedOn: z.string(),
  fees: z.array(z.object({ from: z.string(), until: z.string() })),
});

/** The admitted members with the periods of their fees; erased members are left out because they cannot be charged. */
export function listChargedMembers(tx: Transaction): Promise<z.infer<typeof chargedRowSchema>[]> {
  const sql = Prisma.sql`
    SELECT m.id, m.category, m.decided_on::text AS "decidedOn",
      COALESCE(json_agg(json_build_object('from', f.start_date, 'until', f.end_date)) FILTER (WHERE f.id IS NOT NULL),
        '[]') AS fees
    FROM members m LEFT JOIN member_fees f ON f.member_id = m.id
    WHERE m.status = 'admitted' AND m.person_id IS NOT NULL AND m.decided_on IS NOT NULL
    GROUP BY m.id ORDER BY m.id`;
  return queryRows(tx, chargedRowSchema, sql);
}

export async function findMemberIdOfFee(tx: Transaction, feeId: number): Promise<number | null> {
  const row = await tx.memberFee.findUnique({ where: { id: feeId }, select: { memberId: true } });
  return row?.memberId ?? null;
}

/** Waives the amount still due of a fee. The caller has locked the member. */
export async function writeWaiver(
  tx: Transaction,
  feeId: number,
  {
    waivedAmount,
    ...waiver
  }: { waivedAmount: number; waivedAt: Date; waivedBy: number; waiverReason: string },
): Promise<void> {
  await tx.memberFee.update({ where: { id: feeId }, data: waiver, select: { id: true } });
  await tx.charge.updateMany({
    where: { fee: { id: feeId } },
    data: { owedAmount: { decrement: waivedAmount } },
  });
}

const sumsRowSchema = z.object({
  count: z.int(),
  totalAmount: z.int(),
  paidAmount: z.int(),
  dueAmount: z.int(),
});

/** The fees that begin in a calendar year: their number, and their sums in cents, waived amounts excluded. */
export async function sumFees(year: number): Promise<z.infer<typeof sumsRowSchema>> {
  const sql = Prisma.sql`
    SELECT count(*)::int AS count, COALESCE(sum(f.total), 0)::float8 AS "totalAmount",
      COALESCE(sum(f.paid), 0)::float8 AS "paidAmount",
      COALESCE(sum(GREATEST(0, f.total - f.paid)), 0)::float8 AS "dueAmount"
    FROM (
      SELECT c.owed_amount AS total, (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = c.id) AS paid
      FROM member_fees m JOIN charges c ON c.id = m.charge_id WHERE m.year = ${year}) f`;
  const [sums] = await queryRows(prisma(), sumsRowSchema, sql);
  return sums ?? { count: 0, totalAmount: 0, paidAmount: 0, dueAmount: 0 };
}

/** The ids of all admitted members with an e-mail address, in order. */
export async function listMembersToRemind(): Promise<number[]> {
  const rows = await prisma().member.findMany({
    where: { status: "admitted", person: { email: { not: null } } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}

/** @returns false when it was sent before */
export async function noteReminder(
  tx: Transaction,
  memberId: number,
  dueOn: CalendarDay,
  kind: FeeReminder,
): Promise<boolean> {
  const data = [{ memberId, dueOn: toDateColumn(dueOn), kind }];
  const { count } = await tx.memberReminder.createMany({ data, skipDuplicates: true });
  return count > 0;
}
