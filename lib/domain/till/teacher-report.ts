/** Allocation of the income of lessons to lessons and teachers. Amounts in cents; parts are rounded down. */

/** Splits an amount into equal parts; the last part gets the remainder. Empty for 0 parts. */
export function inEqualParts(amount: number, parts: number): number[] {
  if (parts <= 0) return [];
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) =>
    index === parts - 1 ? amount - part * (parts - 1) : part,
  );
}

/** The share of each teacher: equal, with the remainder for the first. */
export const shareAmong = (amount: number, teachers: number): number[] =>
  inEqualParts(amount, teachers).reverse();

/** The value of one use of a pass for a number of seats: its price divided by its entries; 0 for an unlimited pass. */
export const passUseWorth = (
  { totalAmount, entries }: { totalAmount: number; entries: number | null },
  seats: number,
): number => (entries === null || entries === 0 ? 0 : Math.floor(totalAmount / entries) * seats);
