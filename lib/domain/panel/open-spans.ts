import { BOOKABLE_HOURS } from "../room-time/day-parts";
import { type CalendarDay, toInstant } from "../time/dates";

interface Span {
  startsAt: string;
  endsAt: string;
}

/**
 * When a room is open on a day: the bookable hours of the centre less the closed times.
 * @param closed ISO instants, ordered by start, as `createClosedTimes` returns them
 */
export function openSpans(day: CalendarDay, closed: readonly Span[]): Span[] {
  const open: Span[] = [];
  let from = toInstant(day, BOOKABLE_HOURS.start).toISOString();
  const end = toInstant(day, BOOKABLE_HOURS.end).toISOString();
  for (const { startsAt, endsAt } of closed) {
    if (from < startsAt) open.push({ startsAt: from, endsAt: startsAt });
    if (from < endsAt) from = endsAt;
  }
  if (from < end) open.push({ startsAt: from, endsAt: end });
  return open;
}
