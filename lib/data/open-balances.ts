import "server-only";
import { z } from "zod";
import { balanceBetween } from "@/lib/domain/money/balance";
import { type OpenBalance, openBalanceSchema } from "@/lib/schemas/payment";
import { prisma } from "./client";
import { Prisma } from "./generated/prisma/client";
import { AMOUNT_TO_PAY, PAID_AMOUNT } from "./payables";

/** More than anybody works through at a desk. */
const MOST = 500;

/** A row without what follows from its two sums. */
const rowsSchema = z.array(
  openBalanceSchema
    .omit({ paidAmount: true, dueAmount: true, refundDue: true, paymentStatus: true })
    .extend({ toPay: z.int(), paid: z.int() }),
);

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

/** Everything that is due or to be given back, the oldest first; of the three kinds, in one query. */
export async function listOpenBalances(): Promise<OpenBalance[]> {
  const rows = rowsSchema.parse(
    await prisma().$queryRaw`
      SELECT * FROM (${Prisma.join(PARTS, " UNION ALL ")}) open
      WHERE open."toPay" <> open.paid ORDER BY open.since, open.kind, open.id LIMIT ${MOST}`,
  );
  return rows.map(({ toPay, paid, ...row }) => ({
    ...row,
    ...balanceBetween(toPay, paid),
  }));
}
