import { DEFAULT_LANGUAGE, type Language } from "../language/languages";

/** Amounts are integer euro cents; the price fields of the catalogue are text. */

/** The largest value of an amount column (PostgreSQL integer), in cents. */
export const MAX_AMOUNT_CENTS = 2_147_483_647;

/**
 * A percentage (0..100) of an amount, both whole numbers: the one rounding rule of refunds and discounts. Half a cent
 * is rounded up.
 * @param cents 0 or more
 */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** What is shown in place of a price that was not entered, in Italian. */
export const ON_REQUEST_TEXT = "su richiesta";
const ON_REQUEST: Record<Language, string> = { it: ON_REQUEST_TEXT, en: "on request" };

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
 * "1.200,00 €" with a no-break space, in English "€1,200.00". Not by Intl, whose grouping differs between browsers.
 * `cents` is an integer; negative amounts get a minus sign. Without a language in Italian.
 */
export function formatCents(cents: number, language: Language = DEFAULT_LANGUAGE): string {
  const absolute = Math.abs(cents);
  const sign = cents < 0 ? "-" : "";
  const rest = String(absolute % 100).padStart(2, "0");
  const euros = (separator: string) =>
    String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, separator);
  return language === "en" ? `${sign}€${euros(",")}.${rest}` : `${sign}${euros(".")},${rest}\u00a0€`;
}

/** Cents as euros are typed in a form: "12,50". */
export const eurosOf = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;

/**
 * A price text for display: a number as euros, blank as "su richiesta" (which may have been typed too), any other
 * description unchanged. The rates of a space go through `formatRates` (pricing.ts), which knows the defaults of old rows.
 */
export function formatPriceText(text: string | null, language: Language = DEFAULT_LANGUAGE): string {
  const cents = parsePrice(text);
  if (cents !== null) return formatCents(cents, language);
  const typed = text?.trim() ?? "";
  const isOnRequest =
    typed === "" || (language !== DEFAULT_LANGUAGE && typed.toLowerCase() === ON_REQUEST_TEXT);
  return isOnRequest ? ON_REQUEST[language] : typed;
}

/** A price for display: a number is in cents, a text is shown unchanged (docs/rules.md). */
export function formatPrice(value: number | string): string {
  return typeof value === "number" ? formatCents(value) : value;
}
