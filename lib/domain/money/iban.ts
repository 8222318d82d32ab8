/** IBAN (ISO 13616): country, two check digits, account. */

const PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Lengths for the most likely countries; IBANs of other countries are validated by their check digits alone. */
const LENGTHS: Readonly<Record<string, number>> = { IT: 27, SM: 27, VA: 22, DE: 22, FR: 27, ES: 24, CH: 21 };

/** The stored and transmitted form: upper case, without spaces, hyphens, dots and a leading "IBAN" or "Cod. IBAN". */
export function bareIban(value: string): string {
  return value
    .replace(/[\s.-]/g, "")
    .replace(/^(?:cod(?:ice)?)?IBAN:?/i, "")
    .replace(/[,;]$/, "")
    .toUpperCase();
}

/** Whether the text is an IBAN with valid check digits (remainder 1 modulo 97), in any case and spacing. */
export function isIban(value: string): boolean {
  const iban = bareIban(value);
  if (!PATTERN.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const number = Number.parseInt(character, 36);
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97;
  }
  return remainder === 1;
}

/** The last four characters: enough for the owner to recognise, useless to anyone else. Null without an IBAN. */
export function ibanEnding(iban: string | null): string | null {
  return iban === null ? null : bareIban(iban).slice(-4);
}

/** In groups of four characters. */
export function formatIban(iban: string): string {
  return bareIban(iban).replace(/(.{4})(?=.)/g, "$1 ");
}
