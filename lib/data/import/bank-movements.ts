import "server-only";
import { z } from "zod";
import { type DescribedLine, describeLines } from "@/lib/data/books/journal";
import { MOVEMENTS } from "@/lib/data/books/movements";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { literalPart, wordsIn } from "@/lib/data/search-words";
import { BANK_STATES, type BankLine } from "@/lib/domain/import/bank-match";
import type { BankListQuery } from "@/lib/schemas/import/bank";

/** Whether the payment or entry of a match `k` was reversed later. */
const REVERSED = Prisma.sql`(
  EXISTS (SELECT 1 FROM payments c WHERE c.reversal_of = k.payment_id)
  OR EXISTS (SELECT 1 FROM book_entries c WHERE c.reversal_of = k.book_entry_id))`;

/** Movements with a match that no longer holds because its payment or entry was reversed. */
const STALE = Prisma.sql`(SELECT k.movement_id FROM bank_matches k WHERE ${REVERSED})`;

/** The state of a movement `m`. */
export const BANK_STATE = Prisma.sql`
  CASE WHEN EXISTS (SELECT 1 FROM bank_matches own WHERE own.movement_id = m.id) AND m.id NOT IN ${STALE} THEN 'matched'
    WHEN m.set_aside_at IS NOT NULL THEN 'aside' ELSE 'open' END`;

const lineSchema = z.object({
  id: z.int(),
  date: z.string(),
  amount: z.int(),
  description: z.string(),
  state: z.enum(BANK_STATES),
});
export type StoredMovement = z.infer<typeof lineSchema>;

const COLUMNS = Prisma.sql`m.id, m.date::text AS date, m.amount, m.description, ${BANK_STATE} AS state`;

/** One page of the movements, latest first, and the total number of matches. */
export async function listBankMovements({
  page,
  pageSize,
  state,
  q,
}: BankListQuery): Promise<{ movements: StoredMovement[]; total: number }> {
  const words = wordsIn(q ?? "").map(
    (word) => Prisma.sql`AND m.description ILIKE ${`%${literalPart(word)}%`}`,
  );
  const found = Prisma.sql`
    FROM bank_movements m
    WHERE ${state === undefined ? Prisma.sql`true` : Prisma.sql`${BANK_STATE} = ${state}`}
      ${words.length === 0 ? Prisma.empty : Prisma.join(words, " ")}`;
  const ofPage = Prisma.sql`
    SELECT ${COLUMNS} ${found} ORDER BY m.date DESC, m.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const [movements, totals] = await Promise.all([
    queryRows(prisma(), lineSchema, ofPage),
    queryRows(prisma(), totalSchema, Prisma.sql`SELECT count(*)::int AS total ${found}`),
  ]);
  return { movements, total: totals[0]?.total ?? 0 };
}

const totalSchema = z.object({ total: z.int() });

/** The most open movements, latest first, for which matches are searched. */
const MOST_OPEN = 2_000;

/** The open movements, latest first. */
export function listOpenMovements(): Promise<BankLine[]> {
  const sql = Prisma.sql`
    SELECT ${COLUMNS} FROM bank_movements m WHERE ${BANK_STATE} = 'open' ORDER BY m.date DESC, m.id DESC LIMIT ${MOST_OPEN}`;
  return queryRows(prisma(), lineSchema, sql);
}

export async function findBankMovement(id: number, on: Queryable = prisma()): Promise<StoredMovement | null> {
  const [row] = await queryRows(
    on,
    lineSchema,
    Prisma.sql`SELECT ${COLUMNS} FROM bank_movements m WHERE m.id = ${id}`,
  );
  return row ?? null;
}

/** Locks the movement so that it is matched only once. */
export async function findBankMovementForUpdate(tx: Transaction, id: number): Promise<StoredMovement | null> {
  await tx.$queryRaw`SELECT 1 FROM bank_movements WHERE id = ${id} FOR UPDATE`;
  return findBankMovement(id, tx);
}

/**
 * Payments and entries on the bank account within the given days that are neither reversed nor matched with a movement.
 */
export function listUnmatched(days: { from: string; to: string }): Promise<DescribedLine[]> {
  return describeLines(
    Prisma.sql`
      SELECT u.* FROM (${MOVEMENTS}) u
      LEFT JOIN payments p ON u.source = 'payment' AND p.id = u.id
      LEFT JOIN book_entries e ON u.source = 'entry' AND e.id = u.id
      WHERE u.account = 'bank' AND p.reversal_of IS NULL AND e.reversal_of IS NULL
        AND NOT EXISTS (SELECT 1 FROM payments c WHERE c.reversal_of = p.id)
        AND NOT EXISTS (SELECT 1 FROM book_entries c WHERE c.reversal_of = e.id)
        AND NOT EXISTS (SELECT 1 FROM bank_matches k
          WHERE (k.payment_id = p.id OR k.book_entry_id = e.id) AND k.movement_id NOT IN ${STALE})`,
    days,
  );
}

const matchSchema = z.object({
  movementId: z.int(),
  source: z.enum(["payment", "entry"]),
  id: z.int(),
  date: z.string(),
});

export async function listMatches(
  movementIds: readonly number[],
  on: Queryable = prisma(),
): Promise<Map<number, DescribedLine[]>> {
  const byMovement = new Map<number, DescribedLine[]>();
  if (movementIds.length === 0) return byMovement;
  const matches = await queryRows(
    on,
    matchSchema,
    Prisma.sql`
      SELECT k.movement_id AS "movementId", CASE WHEN k.payment_id IS NULL THEN 'entry' ELSE 'payment' END AS source,
        COALESCE(p.id, e.id) AS id, COALESCE(p.date, e.date)::text AS date
      FROM bank_matches k
      LEFT JOIN payments p ON p.id = k.payment_id
      LEFT JOIN book_entries e ON e.id = k.book_entry_id
      WHERE k.movement_id IN (${Prisma.join([...movementIds])}) AND k.movement_id NOT IN ${STALE}
      ORDER BY 4, 3`,
  );
  const dates = matches.map(({ date }) => date).sort();
  const [from = "", to = from] = [dates[0], dates.at(-1)];
  if (from === "") return byMovement;
  const ids = (wanted: string) => matches.filter(({ source }) => source === wanted).map(({ id }) => id);
  const lines = await describeLines(
    Prisma.sql`
      SELECT u.* FROM (${MOVEMENTS}) u
      WHERE u.account = 'bank' AND ((u.source = 'payment' AND u.id = ANY(${ids("payment")}::int[]))
        OR (u.source = 'entry' AND u.id = ANY(${ids("entry")}::int[])))`,
    { from, to },
    on,
  );
  const described = new Map(lines.map((line) => [`${line.source} ${line.id}`, line]));
  for (const { movementId, source, id } of matches) {
    const line = described.get(`${source} ${id}`);
    if (line !== undefined) byMovement.set(movementId, [...(byMovement.get(movementId) ?? []), line]);
  }
  return byMovement;
}

/** The amounts, in cents, by which the given payments and entries move the bank account; reversed ones are left out. */
export async function listMatchable(
  tx: Transaction,
  { payments, entries }: { payments: readonly number[]; entries: readonly number[] },
): Promise<{ source: "payment" | "entry"; id: number; amount: number }[]> {
  return queryRows(
    tx,
    matchableSchema,
    Prisma.sql`
      SELECT u.source, u.id, u.amount FROM (${MOVEMENTS}) u
      WHERE u.account = 'bank' AND ((u.source = 'payment' AND u.id = ANY(${[...payments]}::int[])
          AND NOT EXISTS (SELECT 1 FROM payments c WHERE c.reversal_of = u.id))
        OR (u.source = 'entry' AND u.id = ANY(${[...entries]}::int[])
          AND NOT EXISTS (SELECT 1 FROM book_entries c WHERE c.reversal_of = u.id)))`,
  );
}

const matchableSchema = z.object({
  source: z.enum(["payment", "entry"]),
  id: z.int(),
  amount: z.int(),
});

/**
 * Matches a movement, which is then no longer set aside. Matches that no longer hold because of a reversal are deleted
 * first.
 * @throws a unique violation when a payment or entry is already matched
 */
export async function insertMatches(
  tx: Transaction,
  movementId: number,
  { payments, entries }: { payments: readonly number[]; entries: readonly number[] },
): Promise<void> {
  await tx.$executeRaw`DELETE FROM bank_matches WHERE movement_id IN ${STALE}`;
  await tx.bankMatch.createMany({
    data: [
      ...payments.map((paymentId) => ({ movementId, paymentId })),
      ...entries.map((bookEntryId) => ({ movementId, bookEntryId })),
    ],
  });
  await setAside(tx, movementId, null);
}

export async function deleteMatches(tx: Transaction, movementId: number): Promise<void> {
  await tx.bankMatch.deleteMany({ where: { movementId } });
}

/** Sets a movement aside; null reopens it. */
export async function setAside(tx: Transaction, id: number, at: Date | null): Promise<void> {
  await tx.bankMovement.update({ where: { id }, data: { setAsideAt: at }, select: { id: true } });
}
