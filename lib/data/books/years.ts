import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Balances, StoredYear } from "@/lib/domain/books/book-years";

/** The stored years, oldest first: the opening year and the closed ones. */
export async function listStoredYears(on: Queryable = prisma()): Promise<StoredYear[]> {
  const rows = await on.bookYear.findMany({ orderBy: { year: "asc" } });
  return rows.map(({ year, openingCash, openingBank, closingCash, closingBank }) => ({
    year,
    opening: { cash: openingCash, bank: openingBank },
    closing: closingCash === null || closingBank === null ? null : { cash: closingCash, bank: closingBank },
  }));
}

/** Serializes concurrent openings and closings. */
export async function lockYears(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE book_years IN SHARE ROW EXCLUSIVE MODE`;
}

/** Waits for transactions that write movements, and blocks new ones until this transaction ends. */
export async function lockMovements(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT lock_movements()`;
}

/** Writes the opening balances of the first year; requires that no year is closed yet. */
export async function writeOpening(tx: Transaction, year: number, { cash, bank }: Balances): Promise<void> {
  await tx.bookYear.deleteMany({ where: { closedAt: null } });
  await tx.bookYear.create({ data: { year, openingCash: cash, openingBank: bank } });
}

/** Closes a year; triggers then refuse anything dated in it. */
export async function writeClosing(
  tx: Transaction,
  year: number,
  { opening, closing }: { opening: Balances; closing: Balances },
  { closedAt, closedBy }: { closedAt: Date; closedBy: number },
): Promise<void> {
  const closed = { closingCash: closing.cash, closingBank: closing.bank, closedAt, closedBy };
  await tx.bookYear.upsert({
    where: { year },
    create: { year, openingCash: opening.cash, openingBank: opening.bank, ...closed },
    update: closed,
  });
}
