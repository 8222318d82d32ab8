import { centsIn, text } from "../language/text";

interface ShownPrice {
  /** Euro cents; 0 for a price on request. */
  totalAmount: number;
  isOnRequest: boolean;
}

/** "40,00 €" or "su richiesta". */
export function priceText({ totalAmount, isOnRequest }: ShownPrice): string {
  return isOnRequest
    ? text("bookingWords.onRequest")
    : text("bookingWords.amount", { amount: centsIn(totalAmount) });
}
