import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { FROM_LEDGER, PAYER_NAME, PAYMENT_TITLE } from "@/lib/data/money/payments";
import { ACCOUNT_OF_PAYMENT } from "@/lib/data/money/ways-to-pay";
import { queryRows } from "@/lib/data/query-rows";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { entryLabel, type JournalMovement, paymentLabel } from "@/lib/domain/books/journal";
import type { FormRow } from "@/lib/domain/books/modello-d";
import { PAYMENT_KINDS } from "@/lib/domain/money/payment";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { INCOME } from "./income";
import { MOVEMENTS } from "./movements";

const moved = {
  id: z.int(),
  date: z.string(),
  account: z.enum(ACCOUNTS),
  amount: z.int(),
  isReversal: z.boolean(),
  note: z.string().nullable(),
};
const rowSchema = z.discriminatedUnion("source", [
  z.object({
    ...moved,
    source: z.literal("payment"),
    kind: z.enum(PAYMENT_KINDS),
    title: z.string(),
    payer: z.string(),
  }),
  z.object({
    ...moved,
    source: z.literal("entry"),
    direction: z.enum(DIRECTIONS),
    category: z.string().nullable(),
    word: z.string().nullable(),
    counterparty: z.string().nullable(),
  }),
]);

export type DescribedLine = z.infer<typeof rowSchema>;

/**
 * Lines with their description, in the order in which they were recorded.
 * @param lines columns: source ("payment" or "entry"), id, part, date, created_at, account, amount
 */
export function describeLines(
  lines: Prisma.Sql,
  { from, to }: { from: CalendarDay; to: CalendarDay },
  on: Queryable = prisma(),
): Promise<DescribedLine[]> {
  const sql = Prisma.sql`
    SELECT m.source, m.id, m.date::text AS date, m.account, m.amount,
      COALESCE(e.reversal_of, said.reversal_of) IS NOT NULL AS "isReversal", said.kind::text AS kind, said.title, said.payer,
      e.direction::text AS direction, e.category, named.word, e.counterparty, COALESCE(e.note, said.note) AS note
    FROM (${lines}) m
    LEFT JOIN book_entries e ON m.source = 'entry' AND e.id = m.id
    LEFT JOIN (
      SELECT one.key, one.label AS word
      FROM settings s CROSS JOIN jsonb_to_recordset(s.book_labels) AS one(key text, label text)) named ON named.key = e.label
    LEFT JOIN (
      SELECT p.id, p.kind, p.reversal_of, p.note, ${PAYMENT_TITLE} AS title, ${PAYER_NAME} AS payer ${FROM_LEDGER}
      WHERE p.date BETWEEN ${from}::date AND ${to}::date) said ON m.source = 'payment' AND said.id = m.id
    WHERE m.date BETWEEN ${from}::date AND ${to}::date
    ORDER BY m.date, m.created_at, m.source, m.id, m.part`;
  return queryRows(on, rowSchema, sql);
}

/** The label of a line, in Italian. */
export const lineLabel = (line: DescribedLine): string =>
  line.source === "payment" ? paymentLabel(line) : entryLabel(line);

async function listDescribed(
  lines: Prisma.Sql,
  days: { from: CalendarDay; to: CalendarDay },
): Promise<JournalMovement[]> {
  return (await describeLines(lines, days)).map((line) => ({
    date: line.date,
    account: line.account,
    amount: line.amount,
    label: lineLabel(line),
    word: line.source === "entry" ? line.word : null,
  }));
}

export const listMovements = (from: CalendarDay, to: CalendarDay): Promise<JournalMovement[]> =>
  listDescribed(MOVEMENTS, { from, to });

/** The movements counted in a row of Modello D in a calendar year; refunds and reversals are negative. */
export function listRowMovements(
  year: number,
  { direction, key }: Pick<FormRow, "direction" | "key">,
): Promise<JournalMovement[]> {
  const earned = Prisma.sql`
    SELECT 'payment' AS source, i.id, 0 AS part, i.date, p.created_at,
      ${ACCOUNT_OF_PAYMENT} AS account, i.amount
    FROM (${INCOME}) i JOIN payments p ON p.id = i.id
    WHERE ${direction}::text = 'in' AND i.category = ${key}
    UNION ALL
    SELECT 'entry', e.id, 0, e.date, e.created_at, e.account::text,
      CASE WHEN e.reversal_of IS NULL THEN e.amount ELSE -e.amount END
    FROM book_entries e WHERE e.direction = ${direction}::book_direction AND e.category = ${key}`;
  return listDescribed(earned, { from: `${year}-01-01`, to: `${year}-12-31` });
}
