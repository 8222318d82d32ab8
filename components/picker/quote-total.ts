import { priceText } from "@/lib/domain/money/price-text";

/** The text of "40,00 €" of a total in cents, of "su richiesta" of 0; empty while it is unknown. */
export function totalText(total: number | undefined): string {
  return total === undefined ? "" : priceText({ totalAmount: total, isOnRequest: total === 0 });
}
