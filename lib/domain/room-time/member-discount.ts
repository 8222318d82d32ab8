import { percentOf } from "../money/money";
import type { CalendarDay } from "../time/calendar-day";
import type { Quote } from "./pricing";

/** Whether somebody is a member on a day: the last day of the membership counts. */
export function isMemberOn(memberUntil: CalendarDay | null, day: CalendarDay): boolean {
  return memberUntil !== null && memberUntil >= day;
}

/** A quote with the discount of members as a line of its own; what is on request has none. */
export function withMemberDiscount<Q extends Quote>(quote: Q, percent: number): Q {
  const discount = percentOf(quote.totalAmount, percent);
  if (quote.isOnRequest || discount === 0) return quote;
  const line = { label: `Sconto soci ${percent} %`, quantity: 1, unitAmount: -discount, amount: -discount };
  return { ...quote, totalAmount: quote.totalAmount - discount, lines: [...quote.lines, line] };
}
