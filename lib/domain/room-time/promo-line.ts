import { promoLabel } from "../money/promo-code";
import type { Quote } from "./pricing";

/** A quote with the discount of a code as its last line; a price on request has no discount. `discount` in cents. */
export function withPromo<Q extends Quote>(quote: Q, promo: { code: string; discount: number } | null): Q {
  if (promo === null || quote.isOnRequest || promo.discount === 0) return quote;
  const { code, discount } = promo;
  const line = { label: promoLabel(code), quantity: 1, unitAmount: -discount, amount: -discount };
  return { ...quote, totalAmount: quote.totalAmount - discount, lines: [...quote.lines, line] };
}
