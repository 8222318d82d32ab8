import "server-only";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Account } from "@/lib/domain/books/book-entry";
import { type Counterparty, counterpartySchema } from "@/lib/schemas/books/counterparty";

/** Far more than an association deals with. */
const MOST = 1000;

/**
 * Each counterparty once, ignoring case, with the direction, category and label of its last entry; latest first.
 * Reversals and reversed entries are ignored.
 * @param account null for both accounts
 */
export function listCounterparties(account: Account | null): Promise<Counterparty[]> {
  const ofAccount = account === null ? Prisma.empty : Prisma.sql`AND e.account = ${account}::book_account`;
  const sql = Prisma.sql`
    SELECT last.name, last.direction, last.category, last.label FROM (
      SELECT DISTINCT ON (lower(e.counterparty)) e.counterparty AS name, e.direction::text AS direction, e.category, e.label,
        e.date, e.id
      FROM book_entries e LEFT JOIN book_entries counter ON counter.reversal_of = e.id
      WHERE e.counterparty IS NOT NULL AND e.reversal_of IS NULL AND counter.id IS NULL ${ofAccount}
      ORDER BY lower(e.counterparty), e.date DESC, e.id DESC) last
    ORDER BY last.date DESC, last.id DESC LIMIT ${MOST}`;
  return queryRows(prisma(), counterpartySchema, sql);
}
