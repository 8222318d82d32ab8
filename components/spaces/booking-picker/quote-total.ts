import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { SpaceQuote } from "@/lib/schemas/space-search";

/** "40,00 €", or "su richiesta". */
export function quoteTotal(quote: SpaceQuote): string {
  return quote.isOnRequest ? ON_REQUEST_TEXT : formatCents(quote.totalAmount);
}
