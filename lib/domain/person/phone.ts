import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** An area code before a slash, as in "06/12345678", has fewer. */
const LEAST_DIGITS = 8;

/** The first of several numbers, which people part by commas and slashes. */
function firstNumber(typed: string): string {
  const [first = ""] = typed.split(/[,;]/);
  const [beforeSlash = ""] = first.split("/");
  return beforeSlash.replace(/\D/g, "").length >= LEAST_DIGITS ? beforeSlash : first;
}

/**
 * The first number of a typed text in E.164 ("+393331234567"), Italian where it has no country code; null where none can
 * be dialled.
 */
export function diallableNumber(typed: string | null): string | null {
  const number = parsePhoneNumberFromString(firstNumber(typed ?? ""), "IT");
  return number?.isPossible() ? number.number : null;
}

/**
 * A link that opens WhatsApp with a text ready to be sent. @param number as `diallableNumber` returns it
 * @param text "" for none
 */
export const whatsAppLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace("+", "")}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;
