/**
 * Refuses recurrence rules that are too expensive to expand: `rrule` steps through every candidate of a rule,
 * matching or not, so that a calendar of 2 MB could keep it busy for very long.
 */

/** The most days of each month in any year. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The most times per day that a rule may have. */
export const TIMES_A_DAY = 24;

const listOf = (rule: string, part: string): string[] =>
  new RegExp(`(?:^|[:;])${part}=([^;\\r\\n]*)`, "i").exec(rule)?.[1]?.split(",") ?? [];

/** Whether a rule counts in hours, minutes or seconds, of which a few lines could be millions of instances. */
export const countsWithinDays = (rule: string): boolean => /FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule);

/** Whether a rule that counts in days or longer has too many instances on each for a room's calendar. */
export function isTooOften(rule: string): boolean {
  const times = ["BYHOUR", "BYMINUTE", "BYSECOND"].map((part) => Math.max(1, listOf(rule, part).length));
  return times.reduce((product, count) => product * count, 1) > TIMES_A_DAY;
}

/** Whether a rule never matches, such as 30 February; `rrule` would search for it without end. */
export function neverHappens(rule: string): boolean {
  const months = listOf(rule, "BYMONTH").map(Number);
  const days = listOf(rule, "BYMONTHDAY").map(Number);
  if (days.length === 0) return false;
  const lengths = months.length === 0 ? LONGEST : months.map((month) => LONGEST[month - 1] ?? 0);
  return days.every((day) => day === 0 || lengths.every((length) => Math.abs(day) > length));
}
