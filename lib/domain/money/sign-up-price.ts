import { DEFAULT_LANGUAGE } from "../language/languages";
import { text } from "../language/text";
import { formatCents, formatPriceText, MAX_AMOUNT_CENTS, ON_REQUEST_TEXT, parsePrice } from "./money";
import { priceText } from "./price-text";

/**
 * The price of one seat in a course or at an event in cents; null where the price is a description, for which nothing
 * is charged.
 */
export const seatPrice = (price: string): number | null => parsePrice(price);

/** The prices of one seat as they were entered. */
interface SeatPrices {
  price: string;
  /** Of valid members; null where they pay the same. */
  memberPrice: string | null;
  /** Of a single lesson, for everybody; null, and of an event left out, where there are none to be had. */
  dropInPrice?: string | null;
}

/** The price of one seat: of a single lesson, else that of members, where there is one, for a valid member. */
export function seatPriceFor(
  { price, memberPrice, dropInPrice }: SeatPrices,
  { isMember, isSingle }: { isMember: boolean; isSingle: boolean },
): string {
  if (isSingle) return dropInPrice ?? price;
  return isMember && memberPrice !== null ? memberPrice : price;
}

/**
 * The price of one seat as it was charged, before the discount of a code: that of members, where the total is theirs.
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

/** The price of `seats` seats in a course or at an event in cents; 0 where the price is a description. */
export function signUpPrice(price: string, seats: number): number {
  const total = (seatPrice(price) ?? 0) * seats;
  return total > MAX_AMOUNT_CENTS ? 0 : total;
}

interface SeatPrice {
  price: string;
  priceAmount: number | null;
}

/**
 * The total of a sign-up where the price is a number, else the price as it was entered ("su richiesta", "offerta
 * libera"); in Italian, for the panel.
 * @param totalAmount cents, as the server computed it
 */
export function formatTotal({ price, priceAmount }: SeatPrice, totalAmount: number): string {
  if (priceAmount === null) return formatPriceText(price, DEFAULT_LANGUAGE);
  return totalAmount === 0 ? "Gratuito" : formatCents(totalAmount, DEFAULT_LANGUAGE);
}

/** The same as a text for either language. */
export function totalText({ price, priceAmount }: SeatPrice, totalAmount: number): string {
  if (priceAmount !== null && totalAmount === 0) return text("bookingWords.free");
  const entered = formatPriceText(price, DEFAULT_LANGUAGE);
  const isOnRequest = priceAmount === null && entered === ON_REQUEST_TEXT;
  return priceAmount === null && !isOnRequest ? entered : priceText({ totalAmount, isOnRequest });
}
