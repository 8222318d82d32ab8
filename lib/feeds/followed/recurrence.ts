import { type Frequency, RRule } from "rrule";
import { text } from "@/lib/domain/language/text";
import { allOf, type Component, UnreadableCalendar } from "./calendar-text";
import { type ClockTime, DAY_MS, parseTime, plusMs, unreadable, type WrittenTime } from "./clock-time";

/**
 * Refuses recurrence rules that are too expensive to expand: `rrule` steps through every candidate of a rule, matching
 * or not, so that a calendar of 2 MB could keep it busy for very long.
 */

/** The maximum number of days of each month in any year. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The maximum number of times per day in a rule. */
const TIMES_A_DAY = 24;

const listOf = (rule: string, part: string): string[] =>
  new RegExp(`(?:^|[:;])${part}=([^;\\r\\n]*)`, "i").exec(rule)?.[1]?.split(",") ?? [];

/** Whether a rule recurs hourly or more often: a few lines could produce millions of instances. */
const countsWithinDays = (rule: string): boolean => /FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule);

/** Whether a rule that recurs daily or less often has too many instances per day for a room's calendar. */
function isTooOften(rule: string): boolean {
  const times = ["BYHOUR", "BYMINUTE", "BYSECOND"].map((part) => Math.max(1, listOf(rule, part).length));
  return times.reduce((product, count) => product * count, 1) > TIMES_A_DAY;
}

/** Whether a rule never matches, such as 30 February; `rrule` would search for a match forever. */
function neverHappens(rule: string): boolean {
  const months = listOf(rule, "BYMONTH").map(Number);
  const days = listOf(rule, "BYMONTHDAY").map(Number);
  if (days.length === 0) return false;
  const lengths = months.length === 0 ? LONGEST : months.map((month) => LONGEST[month - 1] ?? 0);
  return days.every((day) => day === 0 || lengths.every((length) => Math.abs(day) > length));
}

/** Expands recurrence rules (RRULE) in wall-clock time; zones.ts handles times that a clock change skips or repeats. */

interface Stretch {
  from: ClockTime;
  to: ClockTime;
}

/** The Gregorian calendar repeats after 400 years, including weekdays and leap years. */
const CYCLE_DAYS = 146_097;

const partsOf = (rule: string): string[] =>
  rule
    .toUpperCase()
    .replace(/\s/g, "")
    .split(";")
    .filter((part) => part !== "" && part !== "RSCALE=GREGORIAN" && part !== "SKIP=OMIT");

/** A rule's UNTIL, on the wall clock of its start. A DATE includes that whole day. */
function untilOf(value: string, clockOf: (time: WrittenTime) => ClockTime): ClockTime {
  const until = parseTime(value);
  return until.isDay ? plusMs(until.clock, DAY_MS - 1) : clockOf(until);
}

/**
 * A later start, close to `from`, with the same times from there on. `rrule` steps through all repetitions since the
 * start, and some files use the year 1601 for "always".
 */
function nearStart(start: ClockTime, from: ClockTime, freq: Frequency, interval: number): ClockTime {
  const days = freq === RRule.DAILY ? 1 : freq === RRule.WEEKLY ? 7 : CYCLE_DAYS;
  const step = days * interval * DAY_MS;
  // One step less, so that the first period is complete.
  const steps = Math.floor((from.getTime() - start.getTime()) / step) - 1;
  return steps > 0 ? plusMs(start, steps * step) : start;
}

/** An entry has one rule (RFC 5545, section 3.8.5.3); some programs write a few. */
const MOST_RULES = 20;
/** In characters: a rule with all days of the year is shorter. */
const LONGEST_RULE = 3_000;

/**
 * The different rules of a component.
 * @param name RRULE, or EXRULE for the repetitions that are left out (RFC 2445)
 * @throws UnreadableCalendar for more or longer ones than a program writes, which would take very long to expand
 */
export function rulesOf(component: Component, name: "RRULE" | "EXRULE" = "RRULE"): string[] {
  const rules = [...new Set(allOf(component, name).map(({ value }) => value))];
  if (rules.length > MOST_RULES || rules.some(({ length }) => length > LONGEST_RULE)) throw unreadable();
  return rules;
}

/**
 * The times of a rule from `from` to `to` (both inclusive). Days that a month lacks are skipped: a monthly rule on the
 * 31st has no instance in April.
 * @param start DTSTART on the clock of its zone
 * @param clockOf converts the rule's UNTIL to that clock
 * @throws UnreadableCalendar for an invalid rule, an hourly or more frequent one, or one with too many times a day
 */
export function timesOfRule(
  rule: string,
  start: ClockTime,
  { from, to }: Stretch,
  clockOf: (time: WrittenTime) => ClockTime,
): ClockTime[] {
  const parts = partsOf(rule);
  if (countsWithinDays(parts.join(";"))) {
    throw new UnreadableCalendar(text("refusals.followed.withinDays"));
  }
  if (isTooOften(parts.join(";"))) {
    throw new UnreadableCalendar(text("refusals.followed.tooOftenADay", { maximum: TIMES_A_DAY }));
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
