import { DEFAULT_LANGUAGE } from "../language/languages";
import { formatCents } from "../money/money";
import type { Flow } from "./modello-d";

/** Counting the cash: what should be there, what is, and the entry that makes the books agree with it. */

/** What a difference is entered as, in the rows for what has no other; null where the cash is right. @param cents counted less expected */
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
