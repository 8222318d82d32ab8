/**
 * Which repetitions are unfolded at all. The reader walks through every moment that a rule may name, matching or not:
 * a calendar of 2 MB could ask for more of that than there is time for.
 */

/** The most days that a month ever has. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Times of one day that a rule may name. */
const TIMES_A_DAY = 24;

const listOf = (rule: string, part: string): string[] =>
  new RegExp(`(?:^|[:;])${part}=([^;\\r\\n]*)`, "i").exec(rule)?.[1]?.split(",") ?? [];

/** Whether a rule has too many instances for a room's calendar: by the hour or below, or at many times of a day. */
export function isTooOften(rule: string): boolean {
  if (/FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule)) return true;
  const times = ["BYHOUR", "BYMINUTE", "BYSECOND"].map((part) => Math.max(1, listOf(rule, part).length));
  return times.reduce((product, count) => product * count, 1) > TIMES_A_DAY;
}

/** Whether no month that a rule names has a day that it names: 30 February. It is walked through to the end of time. */
export function neverHappens(rule: string): boolean {
  const months = listOf(rule, "BYMONTH").map(Number);
  const days = listOf(rule, "BYMONTHDAY").map(Number);
  if (days.length === 0) return false;
  const lengths = months.length === 0 ? LONGEST : months.map((month) => LONGEST[month - 1] ?? 0);
  return days.every((day) => day === 0 || lengths.every((length) => Math.abs(day) > length));
}
