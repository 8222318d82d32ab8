import { DEFAULT_LANGUAGE, type Language } from "../language/languages";

/** Amounts are integer euro cents; the price fields of the catalogue are text. */

/** The largest value of an amount column (PostgreSQL integer), in cents. */
export const MAX_AMOUNT_CENTS = 2_147_483_647;

/**
 * A percentage (0..100) of an amount, both integers: the single rounding rule of refunds and discounts. Half a cent is
 * rounded up.
 * @param cents 0 or more
 */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** The Italian text for a price that was not entered. */
export const ON_REQUEST_TEXT = "su richiesta";
const ON_REQUEST: Record<Language, string> = { it: ON_REQUEST_TEXT, en: "on request" };

/** In characters. A price text has at most 100, an amount far fewer. */
const LONGEST_AMOUNT = 40;

/**
 * Whole euros, then cents. The thousands separator is an Italian dot, a space or an apostrophe, never after a leading
 * zero. Commas separate thousands only if a dot follows, since "1,200" is ambiguous.
 */
const NUMBERS = [
  /^(\d{1,9})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3}){1,2})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:['’]\d{3}){1,2})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3}){1,2})\.(\d{1,2})$/,
];

/** The notations of "euro" before or after the number. */
const BEFORE = /^(?:€|euro?)(?:\. )? ?/i;
const AFTER = / ?(?:€|eur|euros?)\.?$/i;
/** "20,-" and "20,--": no cents. */
const NO_CENTS = /[.,] ?[-–—]{1,2}$/;

/** Reduces white space to single spaces, so that the patterns below need no repetition of spaces. */
const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * Parses an amount of euros as people type it: "50", "50,00", "50.00", "€ 50", "50 euro", "EUR 50", "50,-", "1.200,00",
 * "1,200.00", "1 200". The only parser of amounts, for price fields and imported files alike.
 * @returns cents; null for a description, a negative, ambiguous ("1,200") or too large number, blank text and null
 */
export function parsePrice(text: string | null): number | null {
  if (text === null || text.length > LONGEST_AMOUNT) return null;
  const bare = spaced(text).replace(BEFORE, "").replace(AFTER, "").replace(NO_CENTS, "");
  const [, whole, part = ""] =
    NUMBERS.map((pattern) => pattern.exec(bare)).find((match) => match !== null) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
  return cents > MAX_AMOUNT_CENTS ? null : cents;
}

/** A digit next to a notation of "euro", or followed at the end of the text by its first letters: "20 e", "20 eu". */
const EUROS_BESIDE_DIGIT =
  /\p{Nd}[ .,'’–—-]{0,4}(?:€|eur[io]?s?(?!\p{L}))|(?:€|(?<!\p{L})eur[io]?s?)[ .,:]{0,3}\p{Nd}|\p{Nd} ?eu?\.?$/iu;

/** Whether a text without letters contains one number: "20-", "(20)", "20 $", "20:50". A range is a description. */
const isOneNumber = (text: string): boolean =>
  !/\p{L}/u.test(text) &&
  text.split(/[^\p{Nd}.,:;'’⁄ ]/u).filter((part) => /\p{Nd}/u.test(part)).length === 1;

/**
 * Letters typed in place of similar digits, with no other letter next to them except a notation of "euro": the O and l
 * of "2O euro", "2O,-" and "l0EUR", not those of "10 ore".
 */
const LETTER_DIGITS = /(?<![\p{L}\p{Nd}])[\dOoIl.,]{2,12}(?=$|[^\p{L}\p{Nd}]|[Ee][Uu][Rr])/gu;

const withDigits = (text: string): string =>
  text.replace(LETTER_DIGITS, (word) =>
    /\d/.test(word) || /^[OIl]{2,}$/.test(word) ? word.replace(/[Oo]/g, "0").replace(/[Il]/g, "1") : word,
  );

/** In characters; a longer text is never meant as a number. */
const LONGEST_PRICE = 200;

/**
 * Whether a price text was probably meant as a number but cannot be charged. Treated as a description, it would never
 * make anything due.
 */
export function isUnclearPrice(text: string): boolean {
  if (text.length > LONGEST_PRICE) return false;
  const plain = spaced(text);
  if (parsePrice(plain) !== null) return false;
  const read = withDigits(plain.normalize("NFKC"));
  return EUROS_BESIDE_DIGIT.test(read) || isOneNumber(read);
}

/**
 * "1.200,00 €" with a no-break space, in English "€1,200.00". Intl is not used because its grouping differs between
 * browsers.
 * @param cents an integer; negative amounts get a minus sign
 */
export function formatCents(cents: number, language: Language): string {
  const absolute = Math.abs(cents);
  const sign = cents < 0 ? "-" : "";
  const rest = String(absolute % 100).padStart(2, "0");
  const euros = (separator: string) =>
    String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, separator);
  return language === "en" ? `${sign}€${euros(",")}.${rest}` : `${sign}${euros(".")},${rest}\u00a0€`;
}

/** Cents as an amount to edit in a form: "12,50". */
export const eurosOf = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;

/**
 * A price text for display: a number as euros, a blank text or a typed "su richiesta" as "on request", any other
 * description unchanged. Rates of a space use `formatRates` (pricing.ts), which handles the defaults of old rows.
 */
export function formatPriceText(text: string | null, language: Language): string {
  const cents = parsePrice(text);
  if (cents !== null) return formatCents(cents, language);
  const typed = text?.trim() ?? "";
  const isOnRequest =
    typed === "" || (language !== DEFAULT_LANGUAGE && typed.toLowerCase() === ON_REQUEST_TEXT);
  return isOnRequest ? ON_REQUEST[language] : typed;
}

/** A price for display: a number is in cents, a text is shown unchanged (docs/rules.md). */
export function formatPrice(value: number | string): string {
  return typeof value === "number" ? formatCents(value, DEFAULT_LANGUAGE) : value;
}
