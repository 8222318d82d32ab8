import { type CalendarDay, countDays } from "../time/calendar-day";
import { columnKey } from "./recognize-columns";

export const BANK_STATES = ["open", "matched", "aside"] as const;

/** Finds the payment or book entry that a bank movement most likely is. */

export interface BankLine {
  id: number;
  date: CalendarDay;
  /** Cents, negative for outgoing. */
  amount: number;
  /** The bank's description. */
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

const hasWord = (said: string, word: string) => ` ${said} `.includes(` ${word} `);

/**
 * Whether the bank's description contains the reference: "PRENOTAZIONE N. 42", "prenotazione #00042" and "P00042" match
 * "Prenotazione #00042".
 */
function saysReason(said: string, reason: string): boolean {
  const [, thing, letter, digits] = /^(\p{L}+) ([a-z]?)0*(\d+)$/u.exec(columnKey(reason)) ?? [];
  if (thing === undefined || digits === undefined) return false;
  // The reference of a booking has no letter before the number.
  const letters = letter === "" || letter === "p" ? "p?" : letter;
  const padded = digits.padStart(5, "0");
  const named = `${thing} (?:(?:n|nr|num|numero) ?)?${letters} ?0*${digits}`;
  return new RegExp(`(?:^| )(?:${named}|${letters}${padded})(?: |$)`, "u").test(said);
}

function nameScore(said: string, name: string): number {
  const words = columnKey(name)
    .split(" ")
    .filter((word) => word.length > 1);
  const last = words.at(-1);
  if (last === undefined) return 0;
  if (words.every((word) => hasWord(said, word))) return WHOLE_NAME;
  return last.length > 2 && words.some((word) => word.length > 3 && hasWord(said, word)) ? LAST_NAME : 0;
}

const daysApart = (one: CalendarDay, other: CalendarDay): number => Math.abs(countDays(one, other) - 1);

/** The score of a match; 0 if it is impossible. */
function likeness(line: BankLine, said: string, candidate: Candidate): number {
  if (line.amount !== candidate.amount) return 0;
  const says =
    (candidate.reason !== null && saysReason(said, candidate.reason) ? REASON : 0) +
    nameScore(said, candidate.name);
  // An open charge needs a matching reference or full name.
  if (candidate.date === null) return says >= WHOLE_NAME ? says : 0;
  const days = daysApart(candidate.date, line.date);
  if (days > (says > 0 ? MOST_DAYS : NEAR_DAYS)) return 0;
  return 1 + says + (MOST_DAYS - days) / MOST_DAYS;
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
  const byAmount = new Map<number, C[]>();
  for (const one of candidates) byAmount.set(one.amount, [...(byAmount.get(one.amount) ?? []), one]);
  const pairs = lines.flatMap((line) => {
    const said = columnKey(line.description);
    const found = (byAmount.get(line.amount) ?? [])
      .map((candidate) => ({ line, candidate, score: likeness(line, said, candidate) }))
      .filter(({ score }) => score > 0);
    // If several candidates match, amount and day alone are not enough.
    return found.length > 1 ? found.filter(({ score }) => score > 2) : found;
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
