import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import type { CalendarDay } from "@/lib/domain/time/dates";

/** A sign-up with the amount paid minus refunds, in cents, and the pass used for it. */
export interface PaidSignUp {
  /** The id of the event or course. */
  offeringId: number;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  singleTime: string | null;
  seats: number;
  paid: number;
  pass: { totalAmount: number; entries: number | null } | null;
}

const rowSchema = z.object({
  offeringId: z.int(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  singleTime: z.string().nullable(),
  seats: z.int(),
  paid: z.int(),
  passAmount: z.int().nullable(),
  passEntries: z.int().nullable(),
});

/** The sign-ups for the given events or courses with the amounts paid and the passes used; canceled ones included. */
export async function listPaidSignUps(
  kind: "course" | "event",
  ids: readonly number[],
): Promise<PaidSignUp[]> {
  const offering = kind === "course" ? Prisma.sql`s.course_id` : Prisma.sql`s.event_id`;
  const sql = Prisma.sql`
    SELECT ${offering} AS "offeringId", s.start_date::text AS "startDate", s.end_date::text AS "endDate",
      s.single_time AS "singleTime", COALESCE(u.seats, s.seats) AS seats,
      (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = s.charge_id) AS paid,
      charge.total_amount AS "passAmount", x.entries AS "passEntries"
    FROM sign_ups s
    LEFT JOIN pass_uses u ON u.sign_up_id = s.id AND u.returned_at IS NULL LEFT JOIN passes x ON x.id = u.pass_id
    LEFT JOIN charges charge ON charge.id = x.charge_id
    WHERE ${offering} = ANY(${[...ids]}::int[]) ORDER BY s.number`;
  const rows = await queryRows(prisma(), rowSchema, sql);
  return rows.map(({ passAmount, passEntries, ...row }) => ({
    ...row,
    pass: passAmount === null ? null : { totalAmount: passAmount, entries: passEntries },
  }));
}

/**
 * The amounts paid to each teacher according to the books from one day to another (both included), minus reversals, in
 * cents, by teacher id.
 */
export async function listPaidToTeachers(from: CalendarDay, to: CalendarDay): Promise<Map<number, number>> {
  const rows = await prisma().bookEntry.findMany({
    where: { teacherId: { not: null }, date: { gte: toDateColumn(from), lte: toDateColumn(to) } },
    select: { teacherId: true, amount: true, reversalOf: true },
  });
  const paid = new Map<number, number>();
  for (const { teacherId, amount, reversalOf } of rows)
    if (teacherId !== null)
      paid.set(teacherId, (paid.get(teacherId) ?? 0) + (reversalOf === null ? amount : -amount));
  return paid;
}
