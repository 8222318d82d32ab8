import { DEFAULT_LANGUAGE } from "../language/languages";
import { text } from "../language/text";
import { formatCents, formatPriceText, MAX_AMOUNT_CENTS, ON_REQUEST_TEXT, parsePrice } from "./money";
import { priceText } from "./price-text";

/** The price of one seat at a course or event in cents; null for a description, for which nothing is charged. */
export const seatPrice = (price: string): number | null => parsePrice(price);

interface SeatPrices {
  price: string;
  /** The price for valid members; null if they pay the same. */
  memberPrice: string | null;
  /** The price of a single lesson, for members too; null if single lessons are not sold, absent for events. */
  dropInPrice?: string | null;
}

/** The price of one seat: the price of a single lesson, or for a valid member the member price if there is one. */
export function seatPriceFor(
  { price, memberPrice, dropInPrice }: SeatPrices,
  { isMember, isSingle }: { isMember: boolean; isSingle: boolean },
): string {
  if (isSingle) return dropInPrice ?? price;
  return isMember && memberPrice !== null ? memberPrice : price;
}

/**
 * The price of one seat as it was charged, before the discount of a code. The member price is inferred from the total.
 * Amounts in cents.
 */
export const chargedSeatPrice = (
  prices: SeatPrices,
  {
    seats,
    totalAmount,
    singleTime = null,
    promo,
  }: {
    seats: number;
    totalAmount: number;
    singleTime?: string | null;
    promo?: { amount: number } | undefined;
  },
): string =>
  seatPriceFor(prices, {
    isMember: signUpPrice(prices.price, seats) !== totalAmount + (promo?.amount ?? 0),
    isSingle: singleTime !== null,
  });

/** The price of `seats` seats at a course or event in cents; 0 if the price is a description. */
export function signUpPrice(price: string, seats: number): number {
  const total = (seatPrice(price) ?? 0) * seats;
  return total > MAX_AMOUNT_CENTS ? 0 : total;
}

interface SeatPrice {
  price: string;
  priceAmount: number | null;
}

/**
 * The total of a sign-up if the price is a number, otherwise the price as entered ("su richiesta", "offerta libera").
 * In Italian, for the panel.
 * @param totalAmount cents, as computed by the server
 */
export function formatTotal({ price, priceAmount }: SeatPrice, totalAmount: number): string {
  if (priceAmount === null) return formatPriceText(price, DEFAULT_LANGUAGE);
  return totalAmount === 0 ? "Gratuito" : formatCents(totalAmount, DEFAULT_LANGUAGE);
}

/** The translatable counterpart of `formatTotal`. */
export function totalText({ price, priceAmount }: SeatPrice, totalAmount: number): string {
  if (priceAmount !== null && totalAmount === 0) return text("bookingWords.free");
  const entered = formatPriceText(price, DEFAULT_LANGUAGE);
  const isOnRequest = priceAmount === null && entered === ON_REQUEST_TEXT;
  return priceAmount === null && !isOnRequest ? entered : priceText({ totalAmount, isOnRequest });
}
