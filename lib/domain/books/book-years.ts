/** The years of the books: opening and closing balances, and which years may be opened or closed. */

/** Balances of cash and bank, in cents. */
export interface Balances {
  cash: number;
  bank: number;
}

/** A stored year: the first one with its opening balance, or a closed one. */
export interface StoredYear {
  year: number;
  opening: Balances;
  /** Null while it is open. */
  closing: Balances | null;
}

/** The net change of each account in a year. */
export interface YearMovement extends Balances {
  year: number;
}

export interface BookYear {
  year: number;
  state: "open" | "closed";
  opening: Balances;
  /** For the current year, the balance as of now. */
  closing: Balances;
}

const NOTHING: Balances = { cash: 0, bank: 0 };

/**
 * The first year of the books: the first stored one; otherwise the first with a movement; otherwise the current one.
 * Its opening balance includes all earlier movements.
 */
export const firstYear = (
  stored: readonly StoredYear[],
  moved: readonly YearMovement[],
  present: number,
): number => {
  const years = (stored.length > 0 ? stored : moved).map(({ year }) => year);
  return Math.min(present, ...years);
};

/**
 * All years from the first to the current one, oldest first; each opens with the closing balance of the previous one.
 */
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

/**
 * Whether the opening balance of a year may be set: only for the first year or an earlier one, while no year is closed.
 */
export function mayOpen(year: number, stored: readonly StoredYear[], present: number): boolean {
  if (stored.some(({ closing }) => closing !== null)) return false;
  return year <= Math.min(present, ...stored.map((one) => one.year));
}

type NotClosable = "closedYear" | "yearNotOver" | "closePrevious" | "beforeBooks";

/**
 * Why a year may not be closed; null if it may: it belongs to the books, is over and open, and the previous years are
 * closed. Closing a year before the books would permanently prevent the first one from being opened.
 */
export function notClosableReason(
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
