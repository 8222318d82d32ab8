import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";

/** "40,00 €", or "su richiesta". */
export function formatQuoteTotal(quote: SpaceQuote): string {
  return quote.isOnRequest ? ON_REQUEST_TEXT : formatCents(quote.totalAmount);
}

/** "40,00 €" of a total in cents, "su richiesta" of 0, empty while it is unknown. */
export function formatTotal(total: number | undefined): string {
  if (total === undefined) return "";
  return total === 0 ? ON_REQUEST_TEXT : formatCents(total);
}
