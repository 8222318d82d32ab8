import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";

/** "40,00 €", or "su richiesta". */
export function quoteTotal(quote: SpaceQuote): string {
  return quote.isOnRequest ? ON_REQUEST_TEXT : formatCents(quote.totalAmount);
}

/** The same of a total alone, in cents; empty while there is none. */
export function totalText(total: number | undefined): string {
  if (total === undefined) return "";
  return total === 0 ? ON_REQUEST_TEXT : formatCents(total);
}
