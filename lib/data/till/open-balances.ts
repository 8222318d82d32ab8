import "server-only";
import { z } from "zod";
import { listDepositsDue } from "@/lib/data/booking/deposits";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { DEPOSIT_HELD, PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import { literalPart, wordsIn } from "@/lib/data/search-words";
import { balanceBetween } from "@/lib/domain/money/balance";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { confirmationNumber, parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import {
  type OpenBalance,
  type OpenBalanceQuery,
  type OpenSide,
  openBalanceSchema,
} from "@/lib/schemas/till/payment";

/** A row without the fields that are computed from its two sums and its id. */
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

/** The open amount of a row `open` on either side, in cents: due, or to be refunded with its deposit. */
const OPEN_AMOUNTS: Record<OpenSide, Prisma.Sql> = {
  due: Prisma.sql`GREATEST(0, open."toPay" - open.paid)`,
  refund: Prisma.sql`(GREATEST(0, open.paid - open."toPay") + open."depositReturnDue")`,
};
const BOTH = Prisma.sql`(${OPEN_AMOUNTS.due} + ${OPEN_AMOUNTS.refund})`;

const PARTS = CHARGE_KINDS.map((kind) => {
  const { rows, number, subject, title, madeAt, startDate, endDate, startTime, endTime, seriesId } =
    CHARGE_TABLES[kind];
  return Prisma.sql`
  SELECT ${kind} AS kind, t.${number} AS id, ${title} AS title, t.first_name || ' ' || t.last_name AS "payerName",
    t.email::text AS "payerEmail", t.phone AS "payerPhone",
    ${startDate}::text AS "startDate", ${endDate}::text AS "endDate",
    ${startTime} AS "startTime", ${endTime} AS "endTime", ${seriesId}::int AS "seriesId",
    COALESCE('person|' || t.person_id, 'series|' || ${seriesId}::int, ${kind}::text || '|' || t.${number}) AS "payerKey",
    (COALESCE(t.canceled_at, ${madeAt}) AT TIME ZONE 'Europe/Rome')::date::text AS since,
    t.total_amount AS "totalAmount",
    t.owed_amount AS "toPay",
    COALESCE(ledger.held, 0) AS "depositHeld", COALESCE(deposit.due, 0) AS "depositReturnDue",
    COALESCE(ledger.paid, 0) AS paid, t.refund_iban AS "refundIban"
  FROM ${rows} t ${subject}
  LEFT JOIN ledger ON ledger.charge_id = t.charge_id
  LEFT JOIN deposit ON deposit.charge_id = t.charge_id`;
});

/** Matches if the name, e-mail address or title contains every word, or if the text is the confirmation number. */
function searchCondition(q: string): Prisma.Sql {
  const byWords = wordsIn(q).map((word) => {
    const pattern = `%${literalPart(word)}%`;
    return Prisma.sql`(open."payerName" ILIKE ${pattern} OR open."payerEmail" ILIKE ${pattern} OR open.title ILIKE ${pattern})`;
  });
  const byNumber = CHARGE_KINDS.map(
    (kind) => Prisma.sql`(open.kind = ${kind} AND open.id = ${parseConfirmationNumber(q, kind)})`,
  );
  return Prisma.sql`((${Prisma.join(byWords, " AND ")}) OR ${Prisma.join(byNumber, " OR ")})`;
}

/**
 * One page of the amounts due or to be refunded for charges of every kind, with their total number and sum in cents.
 * Lines of the same payer are grouped, payers ordered by their oldest line; the dates of a series follow each other.
 */
export async function listOpenBalances({
  side,
  q,
  page,
  pageSize,
}: OpenBalanceQuery): Promise<{ balances: OpenBalance[]; total: number; amount: number }> {
  const openAmount = side === undefined ? BOTH : OPEN_AMOUNTS[side];
  const isFound = q?.trim() ? Prisma.sql`AND ${searchCondition(q)}` : Prisma.empty;
  const deposits = await listDepositsDue(new Date());
  const [charges, dues] = [deposits.map(({ chargeId }) => chargeId), deposits.map(({ due }) => due)];
  const withSums = Prisma.sql`
    WITH deposit AS (SELECT * FROM unnest(${charges}::int[], ${dues}::int[]) AS deposit(charge_id, due)),
    ledger AS (
      SELECT p.charge_id, ${PAID_AMOUNT} AS paid, ${DEPOSIT_HELD} AS held FROM payments p GROUP BY p.charge_id)`;
  const open = Prisma.sql`
    FROM (${Prisma.join(PARTS, " UNION ALL ")}) open
    WHERE ${openAmount} > 0 ${isFound}`;
  const ofPage = Prisma.sql`
    ${withSums}
    SELECT open.*,
      (sum(${openAmount}) OVER (PARTITION BY open."payerKey"))::float8 AS "payerTotal",
      min(open.since) OVER (PARTITION BY open."payerKey") AS "payerSince"
    ${open}
    ORDER BY "payerSince", open."payerKey", open."seriesId" NULLS LAST, open."startDate" NULLS LAST, open.kind, open.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const ofTotal = Prisma.sql`
    ${withSums}
    SELECT count(*)::int AS total, COALESCE(sum(${openAmount}), 0)::float8 AS amount ${open}`;
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
