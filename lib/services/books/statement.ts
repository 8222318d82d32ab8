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

/** The years with what they close with, latest first. */
export const listYearBalances = async (now: Date): Promise<BookYearAnswer[]> =>
  (await listBookYears(now)).reverse().map(({ year, closing, state }) => ({ year, ...closing, state }));

/** What a year opens and closes with: before the books nothing, after the present year what there is now. */
function balancesOf(years: readonly BookYear[], year: number): { opening: Balances; closing: Balances } {
  const found = years.find((one) => one.year === year);
  if (found !== undefined) return found;
  const last = years.at(-1);
  const known = last !== undefined && year > last.year ? last.closing : { cash: 0, bank: 0 };
  return { opening: known, closing: known };
}

/**
 * The statement of a calendar year by Modello D, to the cent: the closing balances are the opening ones with all that came
 * in and went out, investments, taxes and what moved of deposits.
 * @param year this one by default
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
