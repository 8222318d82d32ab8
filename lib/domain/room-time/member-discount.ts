import type { CalendarDay } from "../time/calendar-day";
import type { Quote } from "./pricing";

/** Whether somebody is a member on a day: the last day of the membership counts. */
export function isMemberOn(memberUntil: CalendarDay | null, day: CalendarDay): boolean {
  return memberUntil !== null && memberUntil >= day;
}

/** `percent` of an amount of cents, half a cent up. */
export const discountOf = (amount: number, percent: number): number =>
  Math.floor((amount * percent + 50) / 100);

/** A quote with the discount of members as a line of its own; what is on request has none. */
export function withMemberDiscount<Q extends Quote>(quote: Q, percent: number): Q {
  const discount = discountOf(quote.totalAmount, percent);
  if (quote.isOnRequest || discount === 0) return quote;
  const line = { label: `Sconto soci ${percent} %`, quantity: 1, unitAmount: -discount, amount: -discount };
  return { ...quote, totalAmount: quote.totalAmount - discount, lines: [...quote.lines, line] };
}
