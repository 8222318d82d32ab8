import { addDays, compareDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import { LONGEST_NOTICE_MINUTES } from "@/lib/schemas/site/settings";

/** When the clock alone changes an answer. All instants are milliseconds since 1970, all days those of Rome. */

const MINUTE_MS = 60_000;
/** The longest notice of a booking, and a day more for the hours of the first one. */
const LONGEST_NOTICE_DAYS = LONGEST_NOTICE_MINUTES / (24 * 60) + 1;

/** For what goes by days: midnight. */
export function nextMidnight(now: Date): number {
  return toInstant(addDays(dayOf(now), 1), "00:00").getTime();
}

/** For what begins and ends at a time of day, as events and lessons do: every rule goes by full minutes. */
export function nextMinute(now: Date): number {
  return (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
}

/** For a search of rooms: within the notice each minute may close a period, later only the days pass. */
export function endOfSearch(from: string, now: Date): number {
  const isBeyondNotice = compareDays(from, addDays(dayOf(now), LONGEST_NOTICE_DAYS)) > 0;
  return isBeyondNotice ? nextMidnight(now) : nextMinute(now);
}
