import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * The first number of a typed text in E.164 ("+393331234567"), Italian where it has no country code; null where none can
 * be dialled.
 */
export function diallableNumber(typed: string | null): string | null {
  const number = parsePhoneNumberFromString(typed ?? "", "IT");
  return number?.isPossible() ? number.number : null;
}

/**
 * A link that opens WhatsApp with a text ready to be sent. @param number as `diallableNumber` returns it
 * @param text "" for none
 */
export const whatsAppLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace("+", "")}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;
