import "server-only";
import { z } from "zod";
import { balanceBetween } from "@/lib/domain/money/balance";
import {
  type OpenBalance,
  type OpenBalanceQuery,
  type OpenSide,
  openBalanceSchema,
} from "@/lib/schemas/payment";
import { prisma } from "./client";
import { Prisma } from "./generated/prisma/client";
import { AMOUNT_TO_PAY, PAID_AMOUNT } from "./payables";

/** A row without what follows from its two sums. */
const rowsSchema = z.array(
  openBalanceSchema
    .omit({ paidAmount: true, dueAmount: true, refundDue: true, paymentStatus: true })
    .extend({ toPay: z.int(), paid: z.int() }),
);
const totalSchema = z.tuple([z.object({ total: z.int() })]);

const IS_OPEN: Record<OpenSide, Prisma.Sql> = {
  due: Prisma.sql`open."toPay" > open.paid`,
  refund: Prisma.sql`open."toPay" < open.paid`,
};

/** What one table says of its rows: the words, and the column of a payment that names it. */
const part = (
  kind: string,
  table: Prisma.Sql,
  made: Prisma.Sql,
  title: Prisma.Sql,
  column: Prisma.Sql,
) => Prisma.sql`
  SELECT ${kind} AS kind, t.id, ${title} AS title, t.first_name || ' ' || t.last_name AS "payerName",
    t.email::text AS "payerEmail", t.phone AS "payerPhone",
    (COALESCE(t.canceled_at, ${made}) AT TIME ZONE 'Europe/Rome')::date::text AS since,
    t.total_amount AS "totalAmount",
    ${AMOUNT_TO_PAY} AS "toPay",
    COALESCE(ledger.paid, 0) AS paid, t.refund_iban AS "refundIban"
  FROM ${table}
  LEFT JOIN (
    SELECT p.${column} AS id, ${PAID_AMOUNT} AS paid
    FROM payments p WHERE p.${column} IS NOT NULL GROUP BY 1) ledger ON ledger.id = t.id`;

const PARTS = [
  part(
    "booking",
    Prisma.sql`bookings t JOIN spaces s ON s.id = t.space_id`,
    Prisma.sql`t.created_at`,
    Prisma.sql`s.name`,
    Prisma.sql`booking_id`,
  ),
  part(
    "course",
    Prisma.sql`course_bookings t JOIN courses c ON c.id = t.course_id`,
    Prisma.sql`t.booking_date`,
    Prisma.sql`c.title`,
    Prisma.sql`course_booking_id`,
  ),
  part(
    "event",
    Prisma.sql`event_registrations t JOIN events e ON e.id = t.event_id`,
    Prisma.sql`t.registration_date`,
    Prisma.sql`e.title`,
    Prisma.sql`registration_id`,
  ),
];

/**
 * What is due and what is to be given back, the oldest first, with how many there are in all; of the three kinds
 * together.
 */
export async function listOpenBalances({
  side,
  page,
  pageSize,
}: OpenBalanceQuery): Promise<{ balances: OpenBalance[]; total: number }> {
  const open = Prisma.sql`
    FROM (${Prisma.join(PARTS, " UNION ALL ")}) open
    WHERE ${side === undefined ? Prisma.sql`open."toPay" <> open.paid` : IS_OPEN[side]}`;
  const [rows, counted] = await Promise.all([
    prisma().$queryRaw`
      SELECT * ${open} ORDER BY open.since, open.kind, open.id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    prisma().$queryRaw`SELECT count(*)::int AS total ${open}`,
  ]);
  const balances = rowsSchema.parse(rows).map(({ toPay, paid, ...row }) => ({
    ...row,
    ...balanceBetween(toPay, paid),
  }));
  return { balances, total: totalSchema.parse(counted)[0].total };
}
