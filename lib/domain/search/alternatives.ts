import { overlaps, type Span } from "../room-time/busy-spans";
import type { Period, ResolvedPeriod } from "../room-time/period";
import { type Quote, quotePrice } from "../room-time/pricing";
import { withBuffer } from "../room-time/taken-time";
import { CANDIDATES, nearPeriods } from "./alternative-candidates";
import {
  ALTERNATIVE_KINDS,
  type AlternativeKind,
  type AlternativeRoom,
  type AlternativeSpace,
  type AlternativesQuestion,
} from "./alternatives-question";

/** Alternatives to a period that is not available, so that a search is never a dead end. */

/** The limit for each of the three kinds. */
const MOST_OF_A_KIND = 3;

export interface Alternative extends Period {
  kind: AlternativeKind;
  spaceId: number;
  spaceName: string;
  startTime: string;
  endTime: string;
  /** Cents; 0 when on request. */
  totalAmount: number;
  isOnRequest: boolean;
  /** Difference to the price of the requested period in cents; null where either price is on request. */
  difference: number | null;
}

/**
 * The alternatives to a requested period, up to three of each kind: the same room and day, other rooms at the same
 * time, near days.
 */
export function findAlternatives(question: AlternativesQuestion): Alternative[] {
  return ALTERNATIVE_KINDS.flatMap((kind) => alternativesOf(kind, question, MOST_OF_A_KIND));
}

/** The best alternative of each kind, where there is one. */
export function nearestAlternatives(question: AlternativesQuestion): Alternative[] {
  return ALTERNATIVE_KINDS.flatMap((kind) => alternativesOf(kind, question, 1));
}

/**
 * The best alternative of each kind to a period in any of several rooms: of the first room that has one, and the nearest
 * day of all.
 */
export function alternativesAcrossRooms(
  rooms: readonly AlternativeRoom[],
  question: Omit<AlternativesQuestion, "room">,
): Alternative[] {
  const bestOf = (kind: AlternativeKind, room: AlternativeRoom, candidates = CANDIDATES[kind]) =>
    alternativesOf(kind, { ...question, room }, 1, candidates);
  const firstFound = (found: Iterable<Alternative[]>): Alternative[] => {
    for (const some of found) if (some.length > 0) return some;
    return [];
  };
  function* ofNearDays() {
    for (const period of nearPeriods(question.wish))
      for (const room of rooms)
        if (room.check(period).unavailable === null) yield bestOf("day", room, () => [{ room, period }]);
  }
  function* ofRooms(kind: AlternativeKind) {
    for (const room of rooms) yield bestOf(kind, room);
  }
  return ALTERNATIVE_KINDS.flatMap((kind) => firstFound(kind === "day" ? ofNearDays() : ofRooms(kind)));
}

function alternativesOf(
  kind: AlternativeKind,
  question: AlternativesQuestion,
  most: number,
  candidates = CANDIDATES[kind],
): Alternative[] {
  const { room, wish, attendees, otherDates = [], price = quotePrice } = question;
  const wished = room.check(wish).period;
  const wishPrice = price(room.space, wished ?? wish);
  const found: Alternative[] = [];
  const seen = new Set<string>();
  for (const candidate of candidates(question, wished)) {
    if (found.length === most) break;
    const { space, check } = candidate.room;
    if (space.capacity < attendees) continue;
    const { period, unavailable } = check(candidate.period);
    if (period === null || unavailable !== null) continue;
    if (kind === "space" && !isSameTime(period, wished, wish)) continue;
    if (kind !== "space" && wished && isSameSpan(period, wished)) continue;
    if (otherDates.some((date) => meets(date, period, space.bufferMinutes))) continue;
    const key = `${space.id} ${period.startsAt.getTime()} ${period.endsAt.getTime()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(toAlternative(kind, space, period, price(space, period), wishPrice));
  }
  return found;
}

function toAlternative(
  kind: AlternativeKind,
  space: AlternativeSpace,
  { startDate, endDate, isFullDay, startTime, endTime }: ResolvedPeriod,
  { totalAmount, isOnRequest }: Quote,
  wish: Quote,
): Alternative {
  return {
    kind,
    spaceId: space.id,
    spaceName: space.name,
    startDate,
    endDate,
    isFullDay,
    startTime,
    endTime,
    totalAmount,
    isOnRequest,
    difference: isOnRequest || wish.isOnRequest ? null : totalAmount - wish.totalAmount,
  };
}

const isSameSpan = (a: Span, b: Span) =>
  a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();

/** Whether the hours are those that were requested, or those to which the requested room would have cut them. */
function isSameTime(period: ResolvedPeriod, wished: ResolvedPeriod | null, wish: Period): boolean {
  if (wished && isSameSpan(period, wished)) return true;
  return wish.isFullDay || (period.startTime === wish.startTime && period.endTime === wish.endTime);
}

/** Whether two dates of one series overlap; the buffer counts after the earlier one. */
function meets(a: Span, b: Span, bufferMinutes: number): boolean {
  return overlaps(withBuffer(a, bufferMinutes), b) || overlaps(a, withBuffer(b, bufferMinutes));
}
