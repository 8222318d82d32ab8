import { withPlainLetters } from "../language/fold-text";
import { type CalendarDay, isCalendarDay, partsOfDay } from "../time/calendar-day";

/**
 * The Italian codice fiscale (decree of 23 December 1976). Implemented here because the registration form needs it in
 * the browser, and the available packages include dates and place tables.
 */

/** Letters that replace the digits 0 to 9 when two people would otherwise share a code (omocodia). */
const OMOCODIA = "LMNPQRSTUV";
const DIGIT = `[0-9${OMOCODIA}]`;
const PATTERN = new RegExp(`^[A-Z]{6}${DIGIT}{2}[A-Z]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`, "i");

const MONTH_LETTERS = "ABCDEHLMPRST";
/** Added to the day of birth in the codes of women. */
const FEMALE_OFFSET = 40;

/** Weights of A to Z at the odd positions; the digits 0 to 9 weigh as much as A to J. */
const ODD_WEIGHTS = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The code of a person or an organization in a typed or copied text, in its case: "C.F.: RSS MRA 85T10 A562S." */
export const bareFiscalCode = (typed: string): string =>
  typed.replace(/[\s.,;:/-]/g, "").replace(/^(?:cf|cod(?:ice)?fisc(?:ale)?)(?=(?:.{16}|\d{11})$)/i, "");

/** Whether the text has the form of a codice fiscale, in upper or lower case, omocodia included. */
export function isFiscalCode(value: string): boolean {
  return PATTERN.test(value);
}

/** The check character (the 16th) for the first 15 characters. */
function checkCharacterOf(code: string): string {
  let sum = 0;
  for (let index = 0; index < 15; index++) {
    const character = code.charAt(index);
    const rank = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    // The decree counts from one, so index 0 is an odd position.
    sum += index % 2 === 0 ? (ODD_WEIGHTS[rank] ?? 0) : rank;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/** Whether the text is a codice fiscale with the right check character. */
export function hasValidCheckCharacter(value: string): boolean {
  // The form is tested first: upper-casing turns some foreign letters into Latin ones.
  if (!isFiscalCode(value)) return false;
  const code = value.toUpperCase();
  return checkCharacterOf(code) === code.charAt(15);
}

interface FiscalCodeBirth {
  day: CalendarDay;
  /** The cadastral code of the town or country: "H501" is Rome, "Z112" is Germany. */
  placeCode: string;
}

/**
 * The day and place of birth in a code; null if the check character is wrong. The code has only two digits for the
 * year: the later century is assumed if the year is not after `latestYear`.
 * @param latestYear the latest year of birth of a person who may register
 */
export function birthFromFiscalCode(value: string, latestYear: number): FiscalCodeBirth | null {
  if (!hasValidCheckCharacter(value)) return null;
  const code = value.toUpperCase();
  const short = numberAt(code, 6, 8);
  const year = 2000 + short <= latestYear ? 2000 + short : 1900 + short;
  const month = MONTH_LETTERS.indexOf(code.charAt(8)) + 1;
  const date = numberAt(code, 9, 11) % FEMALE_OFFSET;
  const day = [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-");
  const placeCode = `${code.charAt(11)}${String(numberAt(code, 12, 15)).padStart(3, "0")}`;
  return month > 0 && isCalendarDay(day) ? { day, placeCode } : null;
}

export interface FiscalCodePerson {
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDay;
}

type FiscalCodeContradiction = "name" | "surname" | "birthDate";

/**
 * The personal data that contradict a code. A reason to warn, not to refuse: names change or are transliterated from
 * other alphabets. Empty names, invalid dates and text that is not a codice fiscale never contradict.
 */
export function fiscalCodeContradictions(value: string, person: FiscalCodePerson): FiscalCodeContradiction[] {
  if (!isFiscalCode(value)) return [];
  const code = value.toUpperCase();
  const found: FiscalCodeContradiction[] = [];
  const name = lettersOf(person.firstName);
  const surname = lettersOf(person.lastName);
  if (name !== "" && nameCode(name) !== code.slice(3, 6)) found.push("name");
  if (surname !== "" && surnameCode(surname) !== code.slice(0, 3)) found.push("surname");
  if (isCalendarDay(person.dateOfBirth) && !fitsBirthDate(code, person.dateOfBirth)) found.push("birthDate");
  return found;
}

/** Upper-case letters, without accents, strokes, apostrophes and spaces. */
function lettersOf(name: string): string {
  return withPlainLetters(name.toLowerCase())
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
}

const consonantsOf = (letters: string): string => letters.replace(/[AEIOU]/g, "");

function surnameCode(letters: string): string {
  const code = `${consonantsOf(letters)}${letters.replace(/[^AEIOU]/g, "")}XXX`;
  return code.slice(0, 3);
}

/** A first name with four or more consonants contributes the first, third and fourth. */
function nameCode(letters: string): string {
  const consonants = consonantsOf(letters);
  return consonants.length > 3 ? `${consonants.charAt(0)}${consonants.slice(2, 4)}` : surnameCode(letters);
}

/** Whether a birth date is compatible with a code; also true if either is invalid. */
export const birthFitsFiscalCode = (code: string, birthDate: CalendarDay): boolean =>
  !isFiscalCode(code) || !isCalendarDay(birthDate) || fitsBirthDate(code.toUpperCase(), birthDate);

function fitsBirthDate(code: string, birthDate: CalendarDay): boolean {
  const { year, month, date } = partsOfDay(birthDate);
  const day = numberAt(code, 9, 11);
  return (
    numberAt(code, 6, 8) === year % 100 &&
    code.charAt(8) === MONTH_LETTERS.charAt(month - 1) &&
    (day === date || day === date + FEMALE_OFFSET)
  );
}

/** The number between two positions, with omocodia letters read as digits. */
function numberAt(code: string, start: number, end: number): number {
  return Number(code.slice(start, end).replace(/[A-Z]/g, (letter) => String(OMOCODIA.indexOf(letter))));
}
