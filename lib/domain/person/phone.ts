import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Fewer digits before a slash are an area code, as in "06/12345678". */
const LEAST_DIGITS = 8;
/** The minimum length of an Italian mobile number. */
const LEAST_MOBILE_DIGITS = 9;

/** Separators of several numbers: signs, line breaks and words, and Google's ":::". */
const BETWEEN = /[,;|\r\n]|:::|\s(?:o|oppure|e|ed|or|and)\s/i;
/** Separators either of several numbers or of an area code from the rest. */
const BETWEEN_OR_WITHIN = /\/|\s\p{Pd}\s/gu;
/** Where another number may begin. */
const START = /[^\d+][03+]/g;

const HOUR = "(?:1\\d|2[0-4]|[1-9])(?:[.:]\\d{2})?(?!\\d)";
/** An extension, or how many people share the number: "040 123456 interno 5", "333 1234567 (2)". */
const EXTENSION = /(?:\s\(\d{1,2}\)|\bint(?:erno)?\.? ?\d{1,5})\s*$/i;
/** When to call: "dopo le 18", "ore 9-12.30", "dalle 9 alle 12". */
const HOURS = new RegExp(
  `(?<!\\p{L})(?:(?:dopo|prima|dalle|alle|fino|ore|delle|le|h)\\.? ?){1,2}${HOUR}(?: ?- ?${HOUR})?(?![.,/-]?\\d)`,
  "giu",
);

const numberIn = (typed: string) => {
  const number = parsePhoneNumberFromString(typed, "IT");
  return number?.isPossible() ? number : undefined;
};

/** Whether the text before a separator is a complete number. */
function isWhole(before: string): boolean {
  const digits = before.replace(/^\D*(?:\+|00)39/, "").replace(/\D/g, "");
  return digits.length >= (digits.startsWith("3") ? LEAST_MOBILE_DIGITS : LEAST_DIGITS);
}

/** The first of several numbers in a typed text. */
function firstNumber(typed: string): string {
  const first = typed.split(BETWEEN).find((part) => /\d/.test(part)) ?? "";
  for (const { index } of first.matchAll(BETWEEN_OR_WITHIN)) {
    const before = first.slice(0, index);
    if (isWhole(before)) return before;
  }
  if (numberIn(first) !== undefined) return first;
  for (const { index } of first.matchAll(START)) {
    const before = first.slice(0, index + 1);
    if (isWhole(before) && numberIn(before) !== undefined) return before;
  }
  return first;
}

/**
 * The first number of a typed text in E.164 ("+393331234567"), Italian if it has no country code; null if the text has
 * no number that can be dialled.
 */
export const diallableNumber = (typed: string | null): string | null =>
  numberIn(firstNumber((typed ?? "").replace(HOURS, " ").replace(EXTENSION, "")))?.number ?? null;

/**
 * A link that opens WhatsApp with a prepared text.
 * @param number as returned by `diallableNumber`
 * @param text "" for none
 */
export const whatsAppLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace("+", "")}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;
