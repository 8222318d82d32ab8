import { withPlainLetters } from "../language/fold-text";
import { addDays, type CalendarDay, countDays } from "../time/calendar-day";
import { columnKey } from "./recognize-columns";

export const BANK_STATES = ["open", "matched", "aside"] as const;

/** Finds the payment or book entry that a bank movement most likely is. */

export interface BankLine {
  id: number;
  date: CalendarDay;
  /** Cents, negative for outgoing. */
  amount: number;
  description: string;
}

export interface Candidate {
  source: "payment" | "entry" | "due";
  /** The kind of charge that is due; null for an entry of the books. */
  kind: string | null;
  id: number;
  /** The day in the books; null for an open charge. */
  date: CalendarDay | null;
  /** Cents, negative for outgoing. */
  amount: number;
  /** The expected reference of a transfer, such as "Prenotazione #00042"; null for a book entry. */
  reason: string | null;
  /** The payer or payee. */
  name: string;
}

/** The maximum distance in days; the lower limit applies if neither reference nor name matches. */
const MOST_DAYS = 60;
const NEAR_DAYS = 5;
const REASON = 200;
const WHOLE_NAME = 100;
const LAST_NAME = 50;

/** A candidate with what is compared with each movement of its amount. */
interface Prepared<C extends Candidate> {
  candidate: C;
  /** Its index among all candidates. */
  at: number;
  /** Its day as a number. */
  day: number | null;
  /** Recognizes its reference in a description; null without one. */
  reason: RegExp | null;
  /** The number in its reference; null without one. */
  digits: string | null;
  /** The words of the name, longer than one letter; the last ones of a very long name. */
  words: readonly string[];
}

const MOST_WORDS = 12;

const dayNumber = (date: CalendarDay): number => countDays("2000-01-01", date);

/**
 * A pattern for the reference in the bank's description: "PRENOTAZIONE N. 42", "prenotazione #00042" and "P00042" match
 * "Prenotazione #00042".
 */
function readReason(reason: string): Pick<Prepared<Candidate>, "reason" | "digits"> {
  const [, thing, letter, digits] = /^(\p{L}+) ([a-z]?)0*(\d+)$/u.exec(columnKey(reason)) ?? [];
  if (thing === undefined || digits === undefined) return { reason: null, digits: null };
  // The reference of a booking has no letter before the number.
  const letters = letter === "" || letter === "p" ? "p?" : letter;
  const padded = digits.padStart(5, "0");
  const named = `${thing} (?:(?:n|nr|num|numero) ?)?${letters} ?0*${digits}`;
  return { reason: new RegExp(`(?:^| )(?:${named}|${letters}${padded})(?: |$)`, "u"), digits };
}

/**
 * A name or description in the form in which they are compared. Banks write capitals and plain letters: "MCDONALD",
 * "WALESA LUKASZ".
 */
const matchKey = (text: string): string => columnKey(withPlainLetters(text.toLowerCase()));

const prepare = <C extends Candidate>(candidate: C, at: number): Prepared<C> => ({
  ...{ candidate, at, day: candidate.date === null ? null : dayNumber(candidate.date) },
  ...(candidate.reason === null ? { reason: null, digits: null } : readReason(candidate.reason)),
  words: matchKey(candidate.name)
    .split(" ")
    .filter((word) => word.length > 1)
    .slice(-MOST_WORDS),
});

/** A movement with its day and description in comparable form. */
interface Said {
  line: BankLine;
  day: number;
  text: string;
  words: ReadonlySet<string>;
}

function nameScore(said: Said, words: readonly string[]): number {
  const last = words.at(-1);
  if (last === undefined) return 0;
  if (words.every((word) => said.words.has(word))) return WHOLE_NAME;
  return last.length > 2 && words.some((word) => word.length > 3 && said.words.has(word)) ? LAST_NAME : 0;
}

/** The score of a match of equal amounts; 0 if it is impossible. */
function likeness(said: Said, { day, reason, words }: Prepared<Candidate>): number {
  const says = (reason?.test(said.text) ? REASON : 0) + nameScore(said, words);
  // An open charge needs a matching reference or full name.
  if (day === null) return says >= WHOLE_NAME ? says : 0;
  const days = Math.abs(day - said.day);
  if (days > (says > 0 ? MOST_DAYS : NEAR_DAYS)) return 0;
  return 1 + says + (MOST_DAYS - days) / MOST_DAYS;
}

/** The number at the end of a word, such as "p00042". */
const NUMBER_IN_WORD = /^\p{L}*(\d+)$/u;

/** The maximum number of candidates compared with a movement: those with its rarest words and numbers. */
const MOST_COMPARED = 30;

/**
 * Finds the candidates that can match a movement at all: of its amount, and near in time or with a word or number of
 * its description. Hundreds of members pay the same fee, so not each is compared with each.
 */
class Candidates<C extends Candidate> {
  readonly #byAmount = new Map<number, Map<string, Prepared<C>[]>>();

  constructor(candidates: readonly C[]) {
    const all = candidates.map(prepare<C>);
    const dated = all.filter(({ candidate }) => candidate.date !== null);
    const open = all.filter(({ candidate }) => candidate.date === null);
    for (const one of dated) this.#add(one, [...one.words, one.candidate.date]);
    const counts = new Map<string, number>();
    const keyOf = ({ candidate }: Prepared<C>, word: string) => `${candidate.amount} ${word}`;
    for (const one of open)
      for (const word of one.words) counts.set(keyOf(one, word), (counts.get(keyOf(one, word)) ?? 0) + 1);
    for (const one of open) {
      const countOf = (word: string) => counts.get(keyOf(one, word)) ?? 0;
      // An open charge needs its full name, so that one word is enough: many people share a first name, or a surname.
      this.#add(one, [...one.words].sort((a, b) => countOf(a) - countOf(b)).slice(0, 1));
    }
  }

  #add(one: Prepared<C>, keys: readonly (string | null)[]): void {
    const { amount } = one.candidate;
    const byKey = this.#byAmount.get(amount) ?? new Map<string, Prepared<C>[]>();
    this.#byAmount.set(amount, byKey);
    for (const key of new Set([...keys, one.digits === null ? null : `#${one.digits}`])) {
      if (key === null) continue;
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [one]);
      else list.push(one);
    }
  }

  #listsOf({ amount }: BankLine, keys: readonly string[]): Prepared<C>[][] {
    const byKey = this.#byAmount.get(amount);
    return byKey === undefined ? [] : keys.map((key) => byKey.get(key) ?? []);
  }

  /** The possible matches in the order of the candidates, and whether amount and day alone fit several. */
  for({ line, words }: Said): { possible: Prepared<C>[]; isCrowded: boolean } {
    const numbers = [...words].flatMap((word) => {
      const digits = NUMBER_IN_WORD.exec(word)?.[1];
      return digits === undefined ? [] : `#${digits.replace(/^0+/, "") || "0"}`;
    });
    const days = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, at) => addDays(line.date, at - NEAR_DAYS));
    const near = this.#listsOf(line, days);
    const isCrowded = near.reduce((count, { length }) => count + length, 0) > 1;
    const named = this.#listsOf(line, [...words, ...numbers]);
    const found = new Set<Prepared<C>>();
    for (const list of [...(isCrowded ? [] : near), ...named].sort((a, b) => a.length - b.length))
      for (const one of list) {
        if (found.size === MOST_COMPARED) break;
        found.add(one);
      }
    return { possible: [...found].sort((one, other) => one.at - other.at), isCrowded };
  }
}

/**
 * The most likely candidate of each movement, by the id of the movement: the amount is the same, and the description
 * contains its reference or a name, or nothing else of that amount is near. Each candidate is suggested once, for its
 * best movement.
 */
export function suggestMatches<C extends Candidate>(
  lines: readonly BankLine[],
  candidates: readonly C[],
): Map<number, C> {
  const known = new Candidates(candidates);
  const pairs = lines.flatMap((line) => {
    const text = matchKey(line.description);
    const said = { line, day: dayNumber(line.date), text, words: new Set(text.split(" ")) };
    const { possible, isCrowded } = known.for(said);
    const found = possible
      .map((one) => ({ line, candidate: one.candidate, score: likeness(said, one) }))
      .filter(({ score }) => score > 0);
    // If several candidates match, amount and day alone are not enough.
    return isCrowded || found.length > 1 ? found.filter(({ score }) => score > 2) : found;
  });
  pairs.sort((one, other) => other.score - one.score);
  const suggested = new Map<number, C>();
  const taken = new Set<C>();
  for (const { line, candidate } of pairs) {
    if (suggested.has(line.id) || taken.has(candidate)) continue;
    suggested.set(line.id, candidate);
    taken.add(candidate);
  }
  return suggested;
}
