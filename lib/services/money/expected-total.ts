import "server-only";
import { formatCents } from "@/lib/domain/money/money";
import { AppError } from "@/lib/errors";

/**
 * Refuses to charge anything but what the caller was shown. The caller's transaction stores nothing then.
 * @param expected what was shown, in cents, 0 for a price on request; undefined for who does not say
 * @throws AppError PRICE_CHANGED with what would be charged
 */
export function requireExpectedTotal(expected: number | undefined, totalAmount: number): void {
  if (expected === undefined || expected === totalAmount) return;
  const now = totalAmount === 0 ? "ora è su richiesta" : `ora il totale è ${formatCents(totalAmount)}`;
  throw new AppError("PRICE_CHANGED", {
    message: `Il prezzo intanto è cambiato: ${now}. Se va bene, conferma di nuovo.`,
    totalAmount,
  });
}
