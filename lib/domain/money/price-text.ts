import { centsIn, text } from "../language/text";

interface ShownPrice {
  /** Euro cents; 0 when on request. */
  totalAmount: number;
  isOnRequest: boolean;
}

/** The text of a price: "40,00 €", or "su richiesta". */
export function priceText({ totalAmount, isOnRequest }: ShownPrice): string {
  return isOnRequest
    ? text("bookingWords.onRequest")
    : text("bookingWords.amount", { amount: centsIn(totalAmount) });
}
