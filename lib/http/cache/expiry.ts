import { addDays, compareDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import { LONGEST_NOTICE_MINUTES } from "@/lib/schemas/site/settings";

/**
 * When a response becomes outdated without any change of data. Instants are milliseconds since 1970; days are in Rome.
 */

const MINUTE_MS = 60_000;
/** The longest minimum notice of a booking, plus one day for the hours of the first day. */
const LONGEST_NOTICE_DAYS = LONGEST_NOTICE_MINUTES / (24 * 60) + 1;

/** For responses that depend on the day: the next midnight. */
export function nextMidnight(now: Date): number {
  return toInstant(addDays(dayOf(now), 1), "00:00").getTime();
}

/** For responses that depend on times of day, such as those of events and lessons: the next full minute. */
export function nextMinute(now: Date): number {
  return (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
}

/**
 * For room searches: within the minimum notice, a period may become unavailable at any minute; after it, only the day
 * counts.
 */
export function searchExpiry(from: string, now: Date): number {
  const isBeyondNotice = compareDays(from, addDays(dayOf(now), LONGEST_NOTICE_DAYS)) > 0;
  return isBeyondNotice ? nextMidnight(now) : nextMinute(now);
}
