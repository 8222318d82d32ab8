import "server-only";
import { sumDepositsHeld, sumMovementsByYear, sumRows } from "@/lib/data/books/movements";
import { listStoredYears } from "@/lib/data/books/years";
import { type Balances, type BookYear, bookYears } from "@/lib/domain/books/book-years";
import { statementRows, statementTotals } from "@/lib/domain/books/statement";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import type { Statement } from "@/lib/schemas/books/statement";
import type { BookYearAnswer } from "@/lib/schemas/books/year";

/** All years of the books, oldest first. */
export async function listBookYears(now: Date): Promise<BookYear[]> {
  const [stored, moved] = await Promise.all([listStoredYears(), sumMovementsByYear()]);
  return bookYears(stored, moved, partsOfDay(dayOf(now)).year);
}

/** The years with their closing balances, latest first. */
export const listYearBalances = async (now: Date): Promise<BookYearAnswer[]> =>
  (await listBookYears(now)).reverse().map(({ year, closing, state }) => ({ year, ...closing, state }));

/**
 * The opening and closing balances of a year: zero before the books begin, the current balances after the last year.
 */
function balancesOf(years: readonly BookYear[], year: number): { opening: Balances; closing: Balances } {
  const found = years.find((one) => one.year === year);
  if (found !== undefined) return found;
  const last = years.at(-1);
  const known = last !== undefined && year > last.year ? last.closing : { cash: 0, bank: 0 };
  return { opening: known, closing: known };
}

/**
 * The statement of a calendar year by Modello D, exact to the cent: the closing balances equal the opening ones plus
 * all income and expenses, investments, taxes and movements of deposits.
 * @param year defaults to the current one
 */
export async function findStatement(year: number | undefined, now: Date): Promise<Statement> {
  const wanted = year ?? partsOfDay(dayOf(now)).year;
  const [sums, years, depositsHeld] = await Promise.all([
    sumRows(wanted),
    listBookYears(now),
    sumDepositsHeld(`${wanted}-12-31`),
  ]);
  const { opening, closing } = balancesOf(years, wanted);
  return {
    year: wanted,
    rows: statementRows(sums.year, sums.before),
    totals: statementTotals(sums.year),
    balances: { ...closing, previousCash: opening.cash, previousBank: opening.bank },
    depositsHeld,
  };
}
