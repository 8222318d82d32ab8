import "server-only";
import { formatCents } from "@/lib/domain/money/money";
import { AppError } from "@/lib/errors";

/**
 * Refuses to charge another amount than the caller was shown. Throwing ends the caller's transaction, so that nothing
 * is stored.
 * @param expected cents that were shown, 0 for a price on request; undefined where the caller does not say
 * @throws AppError PRICE_CHANGED with the current amount
 */
export function requireExpectedTotal(expected: number | undefined, totalAmount: number): void {
  if (expected === undefined || expected === totalAmount) return;
  const now = totalAmount === 0 ? "ora è su richiesta" : `ora il totale è ${formatCents(totalAmount)}`;
  throw new AppError("PRICE_CHANGED", {
    message: `Il prezzo intanto è cambiato: ${now}. Se va bene, conferma di nuovo.`,
    totalAmount,
  });
}
