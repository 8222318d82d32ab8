import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { AMOUNT_TO_PAY, PAID_AMOUNT } from "@/lib/data/money/payables";
import { queryRows } from "@/lib/data/query-rows";
import { literal, wordsIn } from "@/lib/data/search-words";
import { balanceBetween } from "@/lib/domain/money/balance";
import { PAYABLE_KINDS } from "@/lib/domain/money/payment";
import { confirmationNumber, parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import {
  type OpenBalance,
  type OpenBalanceQuery,
  type OpenSide,
  openBalanceSchema,
} from "@/lib/schemas/till/payment";

/** A row without what follows from its two sums and its id. */
const rowSchema = openBalanceSchema
  .omit({
    paidAmount: true,
    dueAmount: true,
    refundDue: true,
    paymentStatus: true,
    confirmationNumber: true,
  })
  .extend({ toPay: z.int(), paid: z.int() });
const totalRowSchema = z.object({ total: z.int(), amount: z.int() });

const IS_OPEN: Record<OpenSide, Prisma.Sql> = {
  due: Prisma.sql`open."toPay" > open.paid`,
  refund: Prisma.sql`open."toPay" < open.paid`,
};

/** What one table says of its rows: the words, the column of a payment that names it, and when it takes place. */
const part = (
  kind: string,
  table: Prisma.Sql,
  made: Prisma.Sql,
  title: Prisma.Sql,
  column: Prisma.Sql,
  { days, times, series }: { days: Prisma.Sql; times: Prisma.Sql; series: Prisma.Sql },
) => Prisma.sql`
  SELECT ${kind} AS kind, t.id, ${title} AS title, t.first_name || ' ' || t.last_name AS "payerName",
    t.email::text AS "payerEmail", t.phone AS "payerPhone", ${days}, ${times}, ${series} AS "seriesId",
    lower(t.first_name || ' ' || t.last_name || '|' || t.email::text || '|'
      || CASE WHEN t.email::text = '' THEN COALESCE(t.phone, '') ELSE '' END) AS "payerKey",
    (COALESCE(t.canceled_at, ${made}) AT TIME ZONE 'Europe/Rome')::date::text AS since,
    t.total_amount AS "totalAmount",
    ${AMOUNT_TO_PAY} AS "toPay",
    COALESCE(ledger.paid, 0) AS paid, t.refund_iban AS "refundIban"
  FROM ${table}
  LEFT JOIN (
    SELECT p.${column} AS id, ${PAID_AMOUNT} AS paid
    FROM payments p WHERE p.${column} IS NOT NULL GROUP BY 1) ledger ON ledger.id = t.id`;

const daysOf = (start: Prisma.Sql, end: Prisma.Sql) =>
  Prisma.sql`${start}::text AS "startDate", ${end}::text AS "endDate"`;
const timesOf = (start: Prisma.Sql, end: Prisma.Sql) =>
  Prisma.sql`${start} AS "startTime", ${end} AS "endTime"`;
const NONE = Prisma.sql`NULL`;

const PARTS = [
  part(
    "booking",
    Prisma.sql`bookings t JOIN spaces s ON s.id = t.space_id`,
    Prisma.sql`t.created_at`,
    Prisma.sql`s.name`,
    Prisma.sql`booking_id`,
    {
      days: daysOf(Prisma.sql`t.start_date`, Prisma.sql`t.end_date`),
      times: timesOf(Prisma.sql`t.start_time`, Prisma.sql`t.end_time`),
      series: Prisma.sql`t.series_id`,
    },
  ),
  part(
    "course",
    Prisma.sql`course_bookings t JOIN courses c ON c.id = t.course_id`,
    Prisma.sql`t.booking_date`,
    Prisma.sql`c.title`,
    Prisma.sql`course_booking_id`,
    {
      days: daysOf(Prisma.sql`t.start_date`, Prisma.sql`t.end_date`),
      times: timesOf(NONE, NONE),
      series: Prisma.sql`NULL::int`,
    },
  ),
  part(
    "event",
    Prisma.sql`event_registrations t JOIN events e ON e.id = t.event_id`,
    Prisma.sql`t.registration_date`,
    Prisma.sql`e.title`,
    Prisma.sql`registration_id`,
    {
      days: daysOf(Prisma.sql`e.event_date`, Prisma.sql`e.end_date`),
      times: timesOf(Prisma.sql`e.start_time`, Prisma.sql`e.end_time`),
      series: Prisma.sql`NULL::int`,
    },
  ),
];

/** Every word in the name, the e-mail or the title; or the number of what is open. */
function searchCondition(q: string): Prisma.Sql {
  const byWords = wordsIn(q).map((word) => {
    const pattern = `%${literal(word)}%`;
    return Prisma.sql`(open."payerName" ILIKE ${pattern} OR open."payerEmail" ILIKE ${pattern} OR open.title ILIKE ${pattern})`;
  });
  const byNumber = PAYABLE_KINDS.map(
    (kind) => Prisma.sql`(open.kind = ${kind} AND open.id = ${parseConfirmationNumber(q, kind)})`,
  );
  return Prisma.sql`((${Prisma.join(byWords, " AND ")}) OR ${Prisma.join(byNumber, " OR ")})`;
}

/**
 * What is due and what is to be given back, of the three kinds together, with how many there are in all and what they
 * come to in cents. All of one person stands together, whose oldest is the oldest first; the dates of a series follow
 * each other.
 */
export async function listOpenBalances({
  side,
  q,
  page,
  pageSize,
}: OpenBalanceQuery): Promise<{ balances: OpenBalance[]; total: number; amount: number }> {
  const isOpen = side === undefined ? Prisma.sql`open."toPay" <> open.paid` : IS_OPEN[side];
  const isFound = q?.trim() ? Prisma.sql`AND ${searchCondition(q)}` : Prisma.empty;
  const open = Prisma.sql`
    FROM (${Prisma.join(PARTS, " UNION ALL ")}) open
    WHERE ${isOpen} ${isFound}`;
  const ofPage = Prisma.sql`
    SELECT open.*,
      (sum(abs(open."toPay" - open.paid)) OVER (PARTITION BY open."payerKey"))::int AS "payerTotal",
      min(open.since) OVER (PARTITION BY open."payerKey") AS "payerSince"
    ${open}
    ORDER BY "payerSince", open."payerKey", open."seriesId" NULLS LAST, open."startDate" NULLS LAST, open.kind, open.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const ofTotal = Prisma.sql`
    SELECT count(*)::int AS total, COALESCE(sum(abs(open."toPay" - open.paid)), 0)::int AS amount ${open}`;
  const [rows, totals] = await Promise.all([
    queryRows(prisma(), rowSchema, ofPage),
    queryRows(prisma(), totalRowSchema, ofTotal),
  ]);
  const balances = rows.map(({ toPay, paid, ...row }) => ({
    ...row,
    confirmationNumber: confirmationNumber(row.id),
    ...balanceBetween(toPay, paid),
  }));
  return { balances, total: totals[0]?.total ?? 0, amount: totals[0]?.amount ?? 0 };
}
