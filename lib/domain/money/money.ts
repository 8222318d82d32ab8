/** Amounts are integer euro cents; the price fields of the catalogue are text. */

/** The largest value of an amount column (PostgreSQL integer), in cents. */
export const MAX_AMOUNT_CENTS = 2_147_483_647;

/**
 * A percentage (0..100) of an amount, both whole numbers: the one rounding rule of refunds and discounts. Half a cent
 * is rounded up.
 * @param cents 0 or more
 */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** What is shown in place of a price that was not entered. */
export const ON_REQUEST_TEXT = "su richiesta";

const PLAIN = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
/** Italian grouping: dots between thousands, a comma before the cents. */
const GROUPED = /^(\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/;

/**
 * Parses a price text: "50", "50,00", "50.00", "€ 50", "1.200,00".
 * @returns cents; null for a description, a negative or ambiguous number ("1,200"), blank text and null
 */
export function parsePrice(text: string | null): number | null {
  const bare = (text ?? "").trim().replace(/^€\s*|\s*€$/g, "");
  const match = PLAIN.exec(bare) ?? GROUPED.exec(bare);
  if (!match?.[1]) return null;
  const euros = Number(match[1].replaceAll(".", ""));
  return euros * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/**
 * "1.200,00 €" with a no-break space. Not by Intl, whose grouping differs between browsers. `cents` is an integer;
 * negative amounts get a minus sign.
 */
export function formatCents(cents: number): string {
  const absolute = Math.abs(cents);
  const euros = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${cents < 0 ? "-" : ""}${euros},${String(absolute % 100).padStart(2, "0")}\u00a0€`;
}

/**
 * A price text for display: a number as euros, a description unchanged, blank as "su richiesta". The rates of a space
 * go through `formatRates` (pricing.ts), which knows the defaults of old rows.
 */
export function formatPriceText(text: string | null): string {
  const cents = parsePrice(text);
  return cents === null ? text?.trim() || ON_REQUEST_TEXT : formatCents(cents);
}

/** A price for display: a number is in cents, a text is shown unchanged (docs/rules.md). */
export function formatPrice(value: number | string): string {
  return typeof value === "number" ? formatCents(value) : value;
}
