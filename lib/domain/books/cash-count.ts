import { DEFAULT_LANGUAGE } from "../language/languages";
import { formatCents } from "../money/money";
import type { Flow } from "./modello-d";

/** Counting the cash: the expected amount, the counted amount, and the entry that reconciles the books. */

/**
 * The entry for a difference, in the rows for miscellaneous income and expenses; null if the cash is right.
 * @param cents counted less expected
 */
export function rowOfDifference(cents: number): { direction: Flow; category: string; amount: number } | null {
  if (cents === 0) return null;
  return cents > 0
    ? { direction: "in", category: "E2", amount: cents }
    : { direction: "out", category: "E5", amount: -cents };
}

/** "Conteggio della cassa: 118,50 € invece di 120,00 €. Resto sbagliato", in Italian. */
export const countNote = ({
  counted,
  expected,
  reason,
}: {
  counted: number;
  expected: number;
  reason: string;
}): string =>
  `Conteggio della cassa: ${formatCents(counted, DEFAULT_LANGUAGE)} invece di ${formatCents(expected, DEFAULT_LANGUAGE)}. ${reason}`;
