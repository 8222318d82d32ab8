import { type CalendarDay, countDays } from "../time/calendar-day";
import { columnKey } from "./recognize-columns";

export const BANK_STATES = ["open", "matched", "aside"] as const;

/** Which payment or book entry a movement of the bank most likely is. */

export interface BankLine {
  id: number;
  date: CalendarDay;
  /** Cents, negative for what went out. */
  amount: number;
  /** What the bank wrote of it. */
  description: string;
}

export interface Candidate {
  source: "payment" | "entry" | "due";
  /** What kind of thing is due; null for what stands in the books. */
  kind: string | null;
  id: number;
  /** The day that it has in the books; null for what is still due. */
  date: CalendarDay | null;
  /** Cents, negative for what goes out. */
  amount: number;
  /** The reason of a transfer for it, "Prenotazione #00042"; null for a book entry. */
  reason: string | null;
  /** Who pays or is paid. */
  name: string;
}

/** Further away in time, nothing is the same movement; without a reason or a name, much nearer. */
const MOST_DAYS = 60;
const NEAR_DAYS = 5;
const REASON = 200;
const WHOLE_NAME = 100;
const LAST_NAME = 50;

const hasWord = (said: string, word: string) => ` ${said} `.includes(` ${word} `);

/**
 * Whether what the bank wrote has the reason: "PRENOTAZIONE N. 42", "prenotazione #00042" and "P00042" are
 * "Prenotazione #00042".
 */
function saysReason(said: string, reason: string): boolean {
  const [, thing, letter, digits] = /^(\p{L}+) ([a-z]?)0*(\d+)$/u.exec(columnKey(reason)) ?? [];
  if (thing === undefined || digits === undefined) return false;
  // In a reason the number of a booking goes without its letter.
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

/** How likely it is, above 0; 0 for what it cannot be. */
function likeness(line: BankLine, said: string, candidate: Candidate): number {
  if (line.amount !== candidate.amount) return 0;
  const says =
    (candidate.reason !== null && saysReason(said, candidate.reason) ? REASON : 0) +
    nameScore(said, candidate.name);
  // What is due is taken to be paid only by who says for what, or who it is.
  if (candidate.date === null) return says >= WHOLE_NAME ? says : 0;
  const days = daysApart(candidate.date, line.date);
  if (days > (says > 0 ? MOST_DAYS : NEAR_DAYS)) return 0;
  return 1 + says + (MOST_DAYS - days) / MOST_DAYS;
}

/**
 * The likeliest candidate of each movement: the same amount, and what the bank wrote has its reason or a name, or nothing else
 * of that amount is near. Each is offered once, to the movement that it is likest to. By the id of the movement.
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
    // By its amount and day alone, only what could be nothing else.
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
