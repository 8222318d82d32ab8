import { formatCents, formatPriceText, MAX_AMOUNT_CENTS, parsePrice } from "./money";

/**
 * The price of one seat in a course or at an event in cents; null where the price is a description, for which nothing
 * is charged.
 */
export function seatPrice(price: string): number | null {
  const cents = parsePrice(price);
  return cents === null || cents > MAX_AMOUNT_CENTS ? null : cents;
}

/** The price of `seats` seats in a course or at an event in cents; 0 where the price is a description. */
export function signUpPrice(price: string, seats: number): number {
  const total = (seatPrice(price) ?? 0) * seats;
  return total > MAX_AMOUNT_CENTS ? 0 : total;
}

/** A price before payment: "20,00 €", "Gratuito". `cents` is the total. */
export const formatAmount = (cents: number): string => (cents === 0 ? "Gratuito" : formatCents(cents));

/**
 * The total of a sign-up where the price is a number, else the price as it was entered ("su richiesta", "offerta
 * libera").
 * @param totalAmount cents, as the server computed it
 */
export const formatTotal = (
  { price, priceAmount }: { price: string; priceAmount: number | null },
  totalAmount: number,
): string => (priceAmount === null ? formatPriceText(price) : formatAmount(totalAmount));
