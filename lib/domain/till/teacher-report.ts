/** How the income of lessons is divided among lessons and teachers. Amounts in cents; parts are rounded down. */

/** An amount in equal parts, the rest on the last; nothing without parts. */
export function inEqualParts(amount: number, parts: number): number[] {
  if (parts <= 0) return [];
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) =>
    index === parts - 1 ? amount - part * (parts - 1) : part,
  );
}

/** The share of each of several teachers: equal, the rest to the first. */
export const shareAmong = (amount: number, teachers: number): number[] =>
  inEqualParts(amount, teachers).reverse();

/** What one use of a pass is worth: its price by its entries, for each seat; nothing where it is without limit. */
export const passUseWorth = (
  { totalAmount, entries }: { totalAmount: number; entries: number | null },
  seats: number,
): number => (entries === null || entries === 0 ? 0 : Math.floor(totalAmount / entries) * seats);
