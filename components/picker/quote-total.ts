import { priceText } from "@/lib/domain/money/price-text";

/** "40,00 €" for a total in cents, "su richiesta" for 0, and empty while the total is unknown. */
export function totalText(total: number | undefined): string {
  return total === undefined ? "" : priceText({ totalAmount: total, isOnRequest: total === 0 });
}
