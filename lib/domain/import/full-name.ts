import { APOSTROPHES } from "../language/fold-text";

/** Words that begin a surname and do not end it: "De Luca", "D' Amico", "Dalla Costa". */
const PARTICLES = new Set(
  (
    "d' da dal dalla dalle dall' de de' degli dei del della delle dello dell' di " +
    "la le li lo san van von der den mc mac st. o' dos das du des el las los ter ten zu zur 't ó ní"
  ).split(" "),
);

const isParticle = (word: string) => PARTICLES.has(word.toLowerCase().replace(APOSTROPHES, "'"));
const isUpper = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();
/**
 * A word in capitals. Single letters do not count, since they are always capitals, as in "D' Angelo" and "M. Grazia".
 */
const isCapital = (word: string) => isUpper(word) && /\p{L}.?\p{L}/u.test(word);

/**
 * Forms of address and academic titles before a name, which may follow the dot without a space: "Avv.Rossi", but not
 * "Sig.ri Rossi". "Don" and "Ing" without a dot are names.
 */
const TITLE =
  /^(?:(?:sig\.?ra|sig\.?na|sig|dott\.?ssa|dott|dr\.?ssa|dr|prof\.?ssa|prof|avv|arch|geom|rag|mrs|mr|ms)(?:\.? {1,3}|\.(?=\p{L}{4}|(?:ing|avv)\.))|(?:ing|don|cav|rev)\.(?: {1,3}|(?=\p{L}{4})))(?=\p{L})/iu;

/** A name without the titles before it: "Prof. Avv. Rossi Ada" has two. */
const withoutTitles = (name: string): string => name.replace(TITLE, "").replace(TITLE, "");

/** What follows a surname: "King jr.", "Ford III". */
const SUFFIX = /[ ,]([jJsS][rR]\.?|I{2,3}|IV)$/;

interface SplitName {
  firstName: string;
  lastName: string;
  /** True if only the order separates the two names. */
  isGuessed: boolean;
}

/** The number of words at the start that form the surname: its particles and one more, or all words in capitals. */
function surnameLength(words: readonly string[]): number {
  // "D' ANGELO Anna": a particle of one letter belongs to the capitals after it.
  const isSurname = (word: string) => isCapital(word) || (isParticle(word) && isUpper(word));
  const capitals = words.findIndex((word) => !isSurname(word));
  if (words.slice(0, Math.max(capitals, 0)).some(isCapital)) return capitals;
  const particles = words.findIndex((word) => !isParticle(word));
  return Math.min(Math.max(particles, 0) + 1, words.length - 1);
}

/** The index at which the surname at the end begins. */
function surnameStart(words: readonly string[]): number {
  const capitals = words.findLastIndex((word) => !isCapital(word)) + 1;
  let start = capitals > 0 && capitals < words.length ? capitals : words.length - 1;
  while (start > 1 && isParticle(words[start - 1] ?? "")) start -= 1;
  return start;
}

/** Splits a name without titles and suffixes. */
function splitWords(cell: string, isSurnameFirst: boolean): SplitName | null {
  const [last, first, ...more] = cell.split(",").map((part) => part.trim());
  if (last && first && more.length === 0) return { firstName: first, lastName: last, isGuessed: false };
  const words = cell.split(/\s+/).filter(Boolean);
  if (words.length < 2) return null;
  const at = isSurnameFirst ? surnameLength(words) : surnameStart(words);
  const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  const lastName = isSurnameFirst ? before : after;
  const hasCapitals = words.some(isCapital) && !words.every(isCapital);
  return {
    // "ROSSI Dott.ssa Anna"
    firstName: isSurnameFirst ? withoutTitles(after) : before,
    lastName,
    // A surname that ends with a dot is an abbreviation: "Fam. Neri".
    isGuessed:
      lastName.endsWith(".") || (words.length - (lastName.split(" ").length - 1) > 2 && !hasCapitals),
  };
}

/** Splits a full name; null for a single word. "ROSSI Anna Maria", "Rossi, Anna Maria", "De Luca Anna", or reversed. */
export function splitName(written: string, isSurnameFirst: boolean): SplitName | null {
  const cell = withoutTitles(written.trim());
  const suffix = SUFFIX.exec(cell)?.[1];
  if (suffix === undefined) return splitWords(cell, isSurnameFirst);
  const names = splitWords(cell.slice(0, -suffix.length).replace(/[ ,]$/, ""), isSurnameFirst);
  return names && { ...names, lastName: `${names.lastName} ${suffix}`, isGuessed: true };
}

/** The names with a second one from a column of its own; programs also take the "De" of "De Luca" for one. */
export function withMiddleName(middleName: string, { firstName, lastName }: Omit<SplitName, "isGuessed">) {
  const isOfSurname = middleName.split(/\s+/).every(isParticle);
  const hasIt = ` ${firstName} ${lastName} `.toLowerCase().includes(` ${middleName.toLowerCase()} `);
  if (hasIt) return { firstName, lastName };
  return isOfSurname
    ? { firstName, lastName: `${middleName} ${lastName}`.trim() }
    : { firstName: `${firstName} ${middleName}`.trim(), lastName };
}
