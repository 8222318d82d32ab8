import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { containing, wordsIn } from "@/lib/data/search-words";
import type { Account } from "@/lib/domain/books/book-entry";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { BookEntry, BookEntryInput, BookEntryListQuery } from "@/lib/schemas/books/book-entry";
import { type Counterparty, counterpartySchema } from "@/lib/schemas/books/counterparty";
import { documentUrlOf } from "./documents";

const withCounterEntry = { include: { counterEntry: { select: { id: true } } } } as const;

type Row = Prisma.BookEntryGetPayload<typeof withCounterEntry>;

const toEntry = ({ fromAccount, toAccount, documentId, counterEntry, ...row }: Row): BookEntry => ({
  ...row,
  from: fromAccount,
  to: toAccount,
  date: toDay(row.date),
  documentUrl: documentId === null ? null : documentUrlOf(documentId),
  isReversed: counterEntry !== null,
  createdAt: row.createdAt.toISOString(),
});

/**
 * The fields written for an entry. A reversal repeats the direction, accounts, category and amount of the reversed
 * entry.
 */
export type NewBookEntry = Pick<
  BookEntry,
  | "direction"
  | "account"
  | "from"
  | "to"
  | "category"
  | "label"
  | "amount"
  | "date"
  | "counterparty"
  | "note"
  | "teacherId"
> & { documentId: string | null; reversalOf: number | null; createdBy: number | null };

/** The accounts of a request body. */
export const accountsOf = (input: BookEntryInput): Pick<NewBookEntry, "account" | "from" | "to"> =>
  input.direction === "transfer"
    ? { account: null, from: input.from, to: input.to }
    : { account: input.account, from: null, to: null };

export const hasEntriesOf = async (tx: Transaction, labels: string[]): Promise<boolean> =>
  (await tx.bookEntry.findFirst({ where: { label: { in: labels } }, select: { id: true } })) !== null;

/** Writes an entry. Triggers refuse an entry dated in a closed year and any later change. */
export async function insertBookEntry(
  tx: Transaction,
  { from, to, date, ...fields }: NewBookEntry,
): Promise<BookEntry> {
  const data = { ...fields, fromAccount: from, toAccount: to, date: toDateColumn(date) };
  return toEntry(await tx.bookEntry.create({ data, ...withCounterEntry }));
}

/** Locks the entry so that it is reversed only once; null when it does not exist. */
export async function findBookEntryForUpdate(tx: Transaction, id: number): Promise<BookEntry | null> {
  await tx.$queryRaw`SELECT 1 FROM book_entries WHERE id = ${id} FOR UPDATE`;
  const row = await tx.bookEntry.findUnique({ where: { id }, ...withCounterEntry });
  return row && toEntry(row);
}

/**
 * One page of the entries, latest first, and the total number of matches.
 * @param account null for both accounts, transfers included
 */
export async function listBookEntries(
  { page, pageSize, from, to, category, q }: BookEntryListQuery,
  account: Account | null,
  on: Queryable = prisma(),
): Promise<{ entries: BookEntry[]; total: number }> {
  const where: Prisma.BookEntryWhereInput = {
    ...(account === null ? {} : { account }),
    ...(category === undefined ? {} : { category }),
    date: { ...(from && { gte: toDateColumn(from) }), ...(to && { lte: toDateColumn(to) }) },
    AND: wordsIn(q ?? "").map((word) => {
      const contains = containing(word);
      return { OR: [{ counterparty: contains }, { note: contains }] };
    }),
  };
  const [rows, total] = await Promise.all([
    on.bookEntry.findMany({
      where,
      ...withCounterEntry,
      orderBy: [{ date: "desc" }, { id: "desc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    on.bookEntry.count({ where }),
  ]);
  return { entries: rows.map(toEntry), total };
}

/** The entries of a calendar year that have a document, by date. */
export async function listEntriesWithDocuments(
  year: number,
): Promise<{ id: number; date: CalendarDay; documentId: string }[]> {
  const rows = await prisma().bookEntry.findMany({
    where: {
      documentId: { not: null },
      date: { gte: toDateColumn(`${year}-01-01`), lte: toDateColumn(`${year}-12-31`) },
    },
    select: { id: true, date: true, documentId: true },
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  return rows.flatMap(({ id, date, documentId }) =>
    documentId === null ? [] : [{ id, date: toDay(date), documentId }],
  );
}

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
