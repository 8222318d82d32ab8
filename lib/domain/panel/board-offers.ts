import { earlierOf, laterOf, type WallTime } from "../time/calendar-day";
import { timeOf, toInstant } from "../time/dates";
import type { BoardColumn } from "./board-columns";

/** The bookable hours of the planning board's columns, cut to the opening hours of a room. */

/** Milliseconds since 1970; the end is not included. */
export interface TimeRange {
  from: number;
  to: number;
}

/** The hours that a column offers; wall-clock times in Europe/Rome. */
export interface Offer extends TimeRange {
  startTime: WallTime;
  endTime: WallTime;
}

/** Shorter free time is not offered. */
const SHORTEST_MS = 60 * 60_000;

const cache = new WeakMap<readonly BoardColumn[], Map<string, readonly (Offer | null)[]>>();

/**
 * The offer of each column within the opening hours of a room, null if it is too short. Computed once for all rooms
 * with the same hours.
 */
export function offersOf(
  columns: readonly BoardColumn[],
  { openingTime, closingTime }: { openingTime: WallTime; closingTime: WallTime },
): readonly (Offer | null)[] {
  const byHours = cache.get(columns) ?? new Map<string, readonly (Offer | null)[]>();
  cache.set(columns, byHours);
  const hours = `${openingTime}-${closingTime}`;
  const offers = byHours.get(hours) ?? columns.map((column) => offerOf(column, openingTime, closingTime));
  byHours.set(hours, offers);
  return offers;
}

function offerOf(column: BoardColumn, openingTime: WallTime, closingTime: WallTime): Offer | null {
  const startTime = laterOf(column.offers.startTime, openingTime);
  const endTime = earlierOf(column.offers.endTime, closingTime);
  const from = toInstant(column.day, startTime).getTime();
  const to = toInstant(column.day, endTime).getTime();
  return to - from >= SHORTEST_MS ? { startTime, endTime, from, to } : null;
}

/** The part of an offer from an instant on; null if it is too short. */
export function offerFrom(offer: Offer, earliest: number): Offer | null {
  if (earliest <= offer.from) return offer;
  if (offer.to - earliest < SHORTEST_MS) return null;
  return { ...offer, from: earliest, startTime: timeOf(new Date(earliest)) };
}

/**
 * The longest free span of an offer; null if none is long enough to be offered.
 * @param taken in chronological order
 */
export function longestGap(
  offer: Offer,
  taken: readonly TimeRange[],
): { startTime: WallTime; endTime: WallTime } | null {
  let [from, to] = [0, SHORTEST_MS - 1];
  let free = offer.from;
  for (const range of taken) {
    const end = Math.min(range.from, offer.to);
    if (end - free > to - from) [from, to] = [free, end];
    free = Math.max(free, range.to);
  }
  if (offer.to - free > to - from) [from, to] = [free, offer.to];
  if (from === 0) return null;
  return {
    startTime: from === offer.from ? offer.startTime : timeOf(new Date(from)),
    endTime: to === offer.to ? offer.endTime : timeOf(new Date(to)),
  };
}
