import fc from "fast-check";
import {
  type Balances,
  bookYears,
  mayOpen,
  notClosableReason,
  type StoredYear,
  type YearMovement,
} from "@/lib/domain/books/book-years";
import { type JournalMovement, withBalances } from "@/lib/domain/books/journal";
import { FORM_ROWS } from "@/lib/domain/books/modello-d";
import { type RowSum, statementRows, statementTotals } from "@/lib/domain/books/statement";

/** Random books: years are opened, filled and closed in any order. */

const PRESENT = 2026;
const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const year = fc.integer({ min: PRESENT - 6, max: PRESENT + 1 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant("move" as const), year, cash: cents, bank: cents }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("open" as const), year, cash: cents, bank: cents }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("close" as const), year }) },
);

/** The stored books, with the constraints of the database. */
class Books {
  stored: StoredYear[] = [];
  moved: YearMovement[] = [];

  get years() {
    return bookYears(this.stored, this.moved, PRESENT);
  }

  private get lastClosed() {
    return Math.max(-Infinity, ...this.closed.map((one) => one.year));
  }

  get closed() {
    return this.stored.filter(({ closing }) => closing !== null);
  }

  move({ year, cash, bank }: YearMovement): boolean {
    if (year > PRESENT || year <= this.lastClosed) return false;
    const before = this.moved.find((one) => one.year === year) ?? { cash: 0, bank: 0 };
    this.moved = [
      ...this.moved.filter((one) => one.year !== year),
      { year, cash: before.cash + cash, bank: before.bank + bank },
    ];
    return true;
  }

  open(year: number, opening: Balances): boolean {
    if (!mayOpen(year, this.stored, PRESENT)) return false;
    this.stored = [{ year, opening, closing: null }];
    return true;
  }

  close(year: number): boolean {
    if (notClosableReason(year, this.stored, this.moved, PRESENT) !== null) return false;
    const { opening, closing } = this.years.find((one) => one.year === year) ?? {};
    if (opening === undefined || closing === undefined) throw new Error(`${year} is none of the books`);
    this.stored = [...this.stored.filter((one) => one.year !== year), { year, opening, closing }];
    return true;
  }
}

/** The oldest open year, if it is over. */
const closableOf = ({ years }: Books) =>
  years.find(({ state, year }) => state === "open" && year < PRESENT)?.year ?? null;

test("whatever the order of the steps, each year continues the one before to the cent and closed years never change", () => {
  const run = (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    const books = new Books();
    for (const one of steps) {
      const before = books.years;
      const closable = closableOf(books);
      const { closed } = books;
      if (one.what === "move") books.move(one);
      else if (one.what === "open") expect(books.open(one.year, one) && closed.length > 0).toBe(false);
      else expect(books.close(one.year)).toBe(one.year === closable);

      const { years } = books;
      expect(years.at(-1)?.year).toBe(PRESENT);
      expect(books.stored).toEqual(expect.arrayContaining(closed));
      for (const [index, { year, state, opening, closing }] of years.entries()) {
        const previous = years[index - 1];
        if (previous !== undefined) expect([year, opening]).toEqual([previous.year + 1, previous.closing]);
        const { cash, bank } = books.moved.find((other) => other.year === year) ?? { cash: 0, bank: 0 };
        expect(closing).toEqual({ cash: opening.cash + cash, bank: opening.bank + bank });
        if (state === "closed" && previous !== undefined) expect(previous.state).toBe("closed");
        const was = before.find((other) => other.year === year);
        if (was?.state === "closed") expect(years[index]).toEqual(was);
      }
    }
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), run), { numRuns: 120 });
});

test("rows, totals and running balances are the sums of their movements", () => {
  const movement = fc.record({
    row: fc.constantFrom(...FORM_ROWS),
    account: fc.constantFrom("cash" as const, "bank" as const),
    amount: cents,
    isBefore: fc.boolean(),
  });
  const run = (movements: (typeof movement extends fc.Arbitrary<infer One> ? One : never)[]) => {
    const sumsOf = (isBefore: boolean): RowSum[] =>
      movements
        .filter((one) => one.isBefore === isBefore)
        .map(({ row: { direction, key }, amount }) => ({ direction, key, amount }));
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    for (const { direction, key, amount, previous } of statementRows(sumsOf(false), sumsOf(true))) {
      const of = (isBefore: boolean) =>
        sum(
          movements
            .filter(
              ({ row, ...one }) =>
                row.direction === direction && row.key === key && one.isBefore === isBefore,
            )
            .map((one) => one.amount),
        );
      expect([key, amount, previous]).toEqual([key, of(false), of(true)]);
    }
    const lines = movements
      .filter(({ isBefore }) => !isBefore)
      .map(
        ({ row, account, amount }): JournalMovement => ({
          ...{ date: "2026-03-01", account, label: "", word: null },
          amount: row.direction === "in" ? amount : -amount,
        }),
      );
    const opening = { cash: 100, bank: -200 };
    const running = withBalances(lines, opening);
    const endOf = (account: "cash" | "bank") =>
      running.findLast((line) => line.account === account)?.balance ?? opening[account];
    const { surplus, investments, taxes } = statementTotals(sumsOf(false));
    expect(endOf("cash") + endOf("bank")).toBe(opening.cash + opening.bank + surplus + investments - taxes);
  };
  fc.assert(fc.property(fc.array(movement, { maxLength: 80 }), run), { numRuns: 80 });
});
