import { text } from "../language/text";
import { percentOf } from "../money/money";
import type { CalendarDay } from "../time/calendar-day";
import type { Quote } from "./pricing";

/** Whether a membership is valid on a day, its last day included. */
export function isMemberOn(memberUntil: CalendarDay | null, day: CalendarDay): boolean {
  return memberUntil !== null && memberUntil >= day;
}

/**
 * A quote with the member discount as a separate line; a quote on request has no discount.
 * @param percent 0..100
 */
export function withMemberDiscount<Q extends Quote>(quote: Q, percent: number): Q {
  const discount = percentOf(quote.totalAmount, percent);
  if (quote.isOnRequest || discount === 0) return quote;
  const label = text("roomTime.price.memberDiscount", { percent });
  const line = { label, quantity: 1, unitAmount: -discount, amount: -discount };
  return { ...quote, totalAmount: quote.totalAmount - discount, lines: [...quote.lines, line] };
}
