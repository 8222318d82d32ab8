import "server-only";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Account } from "@/lib/domain/books/book-entry";
import { type Counterparty, counterpartySchema } from "@/lib/schemas/books/counterparty";

/** More than an association deals with. */
const MOST = 1000;

/**
 * Each counterparty of the entries once, whatever its case, with the direction, the row and the word of the last one; latest first.
 * Reversals count for nothing, nor does what they reverse.
 * @param account null for the entries of both
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
