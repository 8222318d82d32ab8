import { formatCents, formatPriceText, MAX_AMOUNT_CENTS, parsePrice } from "./money";

/** The price of one seat in cents; null where the price is words, which charge nothing. */
export function seatPrice(price: string): number | null {
  const cents = parsePrice(price);
  return cents === null || cents > MAX_AMOUNT_CENTS ? null : cents;
}

/** The total of a sign-up in cents: the seats times the price, or 0 where the price is words. */
export function signUpPrice(price: string, seats: number): number {
  const total = (seatPrice(price) ?? 0) * seats;
  return total > MAX_AMOUNT_CENTS ? 0 : total;
}

/** A price in cents as somebody reads it who is about to pay it: "20,00 €", "Gratuito". */
export const amountWords = (cents: number): string => (cents === 0 ? "Gratuito" : formatCents(cents));

/**
 * What a sign-up costs, in words: the total where the price is a number, else the price as it was written ("su
 * richiesta", "offerta libera").
 * @param totalAmount cents, as the server says
 */
export const totalWords = (
  { price, priceAmount }: { price: string; priceAmount: number | null },
  totalAmount: number,
): string => (priceAmount === null ? formatPriceText(price) : amountWords(totalAmount));
