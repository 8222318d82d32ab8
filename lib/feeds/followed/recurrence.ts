import { type Frequency, RRule } from "rrule";
import { isTooOften, neverHappens } from "./bounded-rules";
import { UnreadableCalendar } from "./calendar-text";
import { type ClockTime, DAY_MS, parseTime, plusMs, unreadable, type WrittenTime } from "./clock-time";

/** Rules of repetition (RRULE) on the clock that they are written for; what a day without that time means, zones say. */

interface Stretch {
  from: ClockTime;
  to: ClockTime;
}

/** After 400 years the calendar repeats, with its weekdays and leap years. */
const CYCLE_DAYS = 146_097;

const partsOf = (rule: string): string[] =>
  rule
    .toUpperCase()
    .replace(/\s/g, "")
    .split(";")
    .filter((part) => part !== "" && part !== "RSCALE=GREGORIAN" && part !== "SKIP=OMIT");

/** The last moment of a rule, on the clock of its start. A day stands for all of it. */
function untilOf(value: string, clockOf: (time: WrittenTime) => ClockTime): ClockTime {
  const until = parseTime(value);
  return until.isDay ? plusMs(until.clock, DAY_MS - 1) : clockOf(until);
}

/**
 * A start nearer to `from` that gives the same times from there on: every repetition since the start is walked through,
 * and files write 1601 for "always".
 */
function nearStart(start: ClockTime, from: ClockTime, freq: Frequency, interval: number): ClockTime {
  const days = freq === RRule.DAILY ? 1 : freq === RRule.WEEKLY ? 7 : CYCLE_DAYS;
  const step = days * interval * DAY_MS;
  // One step is left, so that no period is cut.
  const steps = Math.floor((from.getTime() - start.getTime()) / step) - 1;
  return steps > 0 ? plusMs(start, steps * step) : start;
}

/**
 * The times that one rule gives from `from` to `to` (both included). Days that a month lacks are left out: from the
 * 31st on every month, there is none in April.
 * @param start DTSTART on the clock of its zone
 * @param clockOf puts the UNTIL of the rule on that clock
 * @throws UnreadableCalendar for a rule that means nothing, or gives many times a day
 */
export function timesOfRule(
  rule: string,
  start: ClockTime,
  { from, to }: Stretch,
  clockOf: (time: WrittenTime) => ClockTime,
): ClockTime[] {
  const parts = partsOf(rule);
  if (isTooOften(parts.join(";"))) {
    throw new UnreadableCalendar("Il calendario contiene un impegno che si ripete più volte al giorno.");
  }
  if (neverHappens(parts.join(";"))) return [];
  const until = parts.find((part) => part.startsWith("UNTIL="))?.slice(6);
  const last = until === undefined ? to : untilOf(until, clockOf);
  if (last < from) return [];
  try {
    const options = RRule.parseString(parts.filter((part) => !part.startsWith("UNTIL=")).join(";"));
    const interval = options.interval ?? 1;
    if (options.freq === undefined || !(interval >= 1)) throw unreadable();
    const dtstart = options.count === undefined ? nearStart(start, from, options.freq, interval) : start;
    const end = last < to ? last : to;
    return new RRule({ ...options, dtstart, until: end }, true).between(from, end, true);
  } catch (cause) {
    throw Object.assign(unreadable(), { cause });
  }
}
