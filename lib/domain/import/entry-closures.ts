import type { Span } from "../room-time/busy-spans";
import type { ClosureTimes } from "../room-time/closure";
import { addDays, dayOf, timeOf } from "../time/dates";

const MIDNIGHT = "00:00";
/** The last possible end of a closure, which ends on the day it begins. */
const LAST_MINUTE = "23:59";

/**
 * The closures that cover a calendar entry, in Europe/Rome: by days for whole days, by hours for parts of a day. Hours
 * across midnight are split.
 */
export function entryClosures({ startsAt, endsAt }: Span): ClosureTimes[] {
  const first = dayOf(startsAt);
  const from = timeOf(startsAt);
  const until = timeOf(endsAt);
  const lastDay = dayOf(endsAt);
  // An entry that ends at midnight ends on the day before.
  const endsAtMidnight = until === MIDNIGHT;
  const last = endsAtMidnight ? addDays(lastDay, -1) : lastDay;
  if (last < first) return [];
  const whole = (startDate: string, endDate: string): ClosureTimes[] =>
    endDate < startDate ? [] : [{ startDate, endDate, startTime: null, endTime: null }];
  const hours = (day: string, startTime: string, endTime: string): ClosureTimes[] =>
    endTime <= startTime ? [] : [{ startDate: day, endDate: day, startTime, endTime }];

  const startsWhole = from === MIDNIGHT;
  if (first === last && !(startsWhole && endsAtMidnight))
    return hours(first, from, endsAtMidnight ? LAST_MINUTE : until);
  return [
    ...(startsWhole ? [] : hours(first, from, LAST_MINUTE)),
    ...whole(startsWhole ? first : addDays(first, 1), endsAtMidnight ? last : addDays(last, -1)),
    ...(endsAtMidnight ? [] : hours(last, MIDNIGHT, until)),
  ];
}
