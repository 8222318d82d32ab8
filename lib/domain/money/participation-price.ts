import { MAX_AMOUNT_CENTS, parsePrice } from "./money";

/** What places in a course or at an event cost in cents: seats times the price where it is a number, else 0. */
export function participationPrice(price: string, seats: number): number {
  const each = parsePrice(price);
  if (each === null || each * seats > MAX_AMOUNT_CENTS) return 0;
  return each * seats;
}
