/** The years of the books: what each opens and closes with, and which may be opened or closed. */

/** What is in cash and in the bank, in cents. */
export interface Balances {
  cash: number;
  bank: number;
}

/** A year that is stored: the first one, with what it opens with, and the closed ones. */
export interface StoredYear {
  year: number;
  opening: Balances;
  /** Null while it is open. */
  closing: Balances | null;
}

/** What moved in a year, by account. */
export interface YearMovement extends Balances {
  year: number;
}

export interface BookYear {
  year: number;
  state: "open" | "closed";
  opening: Balances;
  /** Of the present year as of now. */
  closing: Balances;
}

const NOTHING: Balances = { cash: 0, bank: 0 };

/**
 * The first year of the books: the first one stored, else the first in which something moved, else the present one. What
 * moved before it, its opening holds.
 */
export const firstYear = (
  stored: readonly StoredYear[],
  moved: readonly YearMovement[],
  present: number,
): number => {
  const years = (stored.length > 0 ? stored : moved).map(({ year }) => year);
  return Math.min(present, ...years);
};

/** All years from the first to the present one, oldest first; each opens with what the one before closes with. */
export function bookYears(
  stored: readonly StoredYear[],
  moved: readonly YearMovement[],
  present: number,
): BookYear[] {
  const years: BookYear[] = [];
  for (let year = firstYear(stored, moved, present); year <= present; year += 1) {
    const known = stored.find((one) => one.year === year);
    const opening = years.at(-1)?.closing ?? known?.opening ?? NOTHING;
    const { cash, bank } = moved.find((one) => one.year === year) ?? NOTHING;
    const open = { cash: opening.cash + cash, bank: opening.bank + bank };
    const closing = known?.closing ?? open;
    years.push({ year, state: known?.closing ? "closed" : "open", opening, closing });
  }
  return years;
}

/** Whether the opening of a year may be written: that of the first one, or of one before it, while none is closed. */
export function mayOpen(year: number, stored: readonly StoredYear[], present: number): boolean {
  if (stored.some(({ closing }) => closing !== null)) return false;
  return year <= Math.min(present, ...stored.map((one) => one.year));
}

/** Why a year may not be closed. */
type NotClosable = "closedYear" | "yearNotOver" | "closePrevious" | "beforeBooks";

/**
 * Why a year may not be closed; null where it may: it is one of the books, over, open, and those before it are closed. A
 * year before the books has nothing to close, and closing it would keep the first one from being opened for good.
 */
export function whyNotClosable(
  year: number,
  stored: readonly StoredYear[],
  moved: readonly YearMovement[],
  present: number,
): NotClosable | null {
  const isClosed = (wanted: number) => stored.some((one) => one.year === wanted && one.closing !== null);
  if (isClosed(year)) return "closedYear";
  if (year >= present) return "yearNotOver";
  const first = firstYear(stored, moved, present);
  if (year < first) return "beforeBooks";
  return year === first || isClosed(year - 1) ? null : "closePrevious";
}
