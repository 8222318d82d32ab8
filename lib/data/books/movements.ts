import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { ACCOUNT_OF_PAYMENT } from "@/lib/data/money/ways-to-pay";
import { queryRows } from "@/lib/data/query-rows";
import type { Balances, YearMovement } from "@/lib/domain/books/book-years";
import { FLOWS } from "@/lib/domain/books/modello-d";
import type { RowSum } from "@/lib/domain/books/statement";
import { INCOME } from "./income";

/**
 * Movements of cash and bank, from the ledger and the book entries. A payment moves the account of its payment method.
 * Retaining a deposit moves nothing, since the money is already there.
 * Columns: source, id, part (0 and 1 for the two sides of a transfer), date, created_at, account, amount (cents,
 * negative for money paid out).
 */
export const MOVEMENTS = Prisma.sql`
  SELECT 'payment' AS source, p.id, 0 AS part, p.date, p.created_at,
    ${ACCOUNT_OF_PAYMENT} AS account,
    CASE WHEN p.kind IN ('payment', 'deposit') THEN p.amount ELSE -p.amount END AS amount
  FROM payments p LEFT JOIN payments reversed ON reversed.id = p.reversal_of
  WHERE p.kind <> 'deposit-retention' AND reversed.kind IS DISTINCT FROM 'deposit-retention'
  UNION ALL
  SELECT 'entry', e.id, side.part, e.date, e.created_at, side.account::text,
    CASE WHEN e.reversal_of IS NULL THEN side.sign ELSE -side.sign END * e.amount
  FROM book_entries e CROSS JOIN LATERAL (VALUES
    (0, COALESCE(e.account, e.from_account), CASE WHEN e.direction = 'in' THEN 1 ELSE -1 END),
    (1, e.to_account, 1)) AS side(part, account, sign)
  WHERE side.account IS NOT NULL`;

const cents = z.bigint().transform(Number);
const movedRowSchema = z.object({ year: z.int(), cash: cents, bank: cents });
const balancesRowSchema = movedRowSchema.omit({ year: true });

const BY_ACCOUNT = Prisma.sql`
  COALESCE(sum(m.amount) FILTER (WHERE m.account = 'cash'), 0)::bigint AS cash,
  COALESCE(sum(m.amount) FILTER (WHERE m.account = 'bank'), 0)::bigint AS bank`;

/** Net movements per year, oldest first; years without a movement are left out. */
export function sumMovementsByYear(on: Queryable = prisma()): Promise<YearMovement[]> {
  const sql = Prisma.sql`
    SELECT extract(year FROM m.date)::int AS year, ${BY_ACCOUNT} FROM (${MOVEMENTS}) m GROUP BY 1 ORDER BY 1`;
  return queryRows(on, movedRowSchema, sql);
}

/** Net movements from one day (inclusive) to another (exclusive). */
export async function sumMovements(from: string, before: string): Promise<Balances> {
  const sql = Prisma.sql`
    SELECT ${BY_ACCOUNT} FROM (${MOVEMENTS}) m WHERE m.date >= ${from}::date AND m.date < ${before}::date`;
  const [row] = await queryRows(prisma(), balancesRowSchema, sql);
  return row ?? { cash: 0, bank: 0 };
}

const rowSumSchema = z.object({ year: z.int(), direction: z.enum(FLOWS), key: z.string(), amount: cents });

/** The sum of each row of Modello D in a year and in the previous one; rows without movements are left out. */
export async function sumRows(year: number): Promise<{ year: RowSum[]; before: RowSum[] }> {
  const [from, to] = [`${year - 1}-01-01`, `${year}-12-31`];
  const sql = Prisma.sql`
    SELECT extract(year FROM c.date)::int AS year, c.direction, c.key, sum(c.amount)::bigint AS amount FROM (
      SELECT i.date, 'in' AS direction, i.category AS key, i.amount FROM (${INCOME}) i
      WHERE i.date BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT e.date, e.direction::text, e.category, CASE WHEN e.reversal_of IS NULL THEN e.amount ELSE -e.amount END
      FROM book_entries e
      WHERE e.direction <> 'transfer' AND e.date BETWEEN ${from}::date AND ${to}::date) c
    GROUP BY 1, 2, 3`;
  const rows = await queryRows(prisma(), rowSumSchema, sql);
  const of = (wanted: number): RowSum[] =>
    rows
      .filter((row) => row.year === wanted)
      .map(({ direction, key, amount }) => ({ direction, key, amount }));
  return { year: of(year), before: of(year - 1) };
}

const heldRowSchema = z.object({ held: cents });

/** Deposits held at the end of a day, in cents. */
export async function sumDepositsHeld(until: string): Promise<number> {
  const sql = Prisma.sql`
    SELECT COALESCE(sum(CASE p.kind WHEN 'deposit' THEN p.amount ELSE -p.amount END), 0)::bigint AS held
    FROM payments p
    WHERE p.kind IN ('deposit', 'deposit-return', 'deposit-retention') AND p.date <= ${until}::date`;
  const [row] = await queryRows(prisma(), heldRowSchema, sql);
  return row?.held ?? 0;
}
