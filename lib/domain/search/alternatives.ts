import { renamedText } from "../language/translations";
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
  /** For the address of the space's page. */
  spaceSlug: string;
  spaceName: string;
  /** Whether the room is a part of the requested room; otherwise absent. */
  isPart?: true;
  startTime: string;
  endTime: string;
  /** Cents; 0 for a price on request. */
  totalAmount: number;
  isOnRequest: boolean;
  /** The difference to the price of the requested period in cents; null if either price is on request. */
  difference: number | null;
}

/**
 * The alternatives to a requested period, up to three of each kind: the same room and day, other rooms at the same
 * time, nearby days.
 */
export function findAlternatives(question: AlternativesQuestion): Alternative[] {
  return ALTERNATIVE_KINDS.flatMap((kind) => alternativesOf(kind, question, MOST_OF_A_KIND));
}

/** The best alternative of each kind, if there is one. */
export function nearestAlternatives(question: AlternativesQuestion): Alternative[] {
  return ALTERNATIVE_KINDS.flatMap((kind) => alternativesOf(kind, question, 1));
}

/**
 * The best alternative of each kind to a period in any of several rooms: from the first room that has one, and the
 * nearest day across all rooms.
 */
export function alternativesAcrossRooms(
  rooms: readonly AlternativeRoom[],
  question: Omit<AlternativesQuestion, "room">,
): Alternative[] {
  // A room that is not free at that time is no alternative to any of the rooms, so it is checked only once.
  const others = question.others.filter(({ check }) => check(question.requested).unavailable === null);
  const bestOf = (kind: AlternativeKind, room: AlternativeRoom, candidates = CANDIDATES[kind]) =>
    alternativesOf(kind, { ...question, others, room }, 1, candidates);
  const firstFound = (found: Iterable<Alternative[]>): Alternative[] => {
    for (const some of found) if (some.length > 0) return some;
    return [];
  };
  function* ofNearDays() {
    for (const period of nearPeriods(question.requested))
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
  const { room, requested, attendees, otherDates = [], price = quotePrice } = question;
  const resolved = room.check(requested).period;
  const requestedPrice = price(room.space, resolved ?? requested);
  const found: Alternative[] = [];
  const seen = new Set<string>();
  for (const candidate of candidates(question, resolved)) {
    if (found.length === most) break;
    const { space, check } = candidate.room;
    if (space.capacity < attendees) continue;
    const { period, unavailable } = check(candidate.period);
    if (period === null || unavailable !== null) continue;
    if (kind === "space" && !isSameTime(period, resolved, requested)) continue;
    if (kind !== "space" && resolved && isSameSpan(period, resolved)) continue;
    if (otherDates.some((date) => meets(date, period, space.bufferMinutes))) continue;
    const key = `${space.id} ${period.startsAt.getTime()} ${period.endsAt.getTime()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(toAlternative(kind, { space, of: room.space }, period, price(space, period), requestedPrice));
  }
  return found;
}

function toAlternative(
  kind: AlternativeKind,
  { space, of }: { space: AlternativeSpace; of: AlternativeSpace },
  { startDate, endDate, isFullDay, startTime, endTime }: ResolvedPeriod,
  { totalAmount, isOnRequest }: Quote,
  requested: Quote,
): Alternative {
  return {
    kind,
    spaceId: space.id,
    spaceSlug: space.slug,
    ...renamedText(space, "name", "spaceName"),
    ...(of.partIds?.includes(space.id) ? { isPart: true } : {}),
    startDate,
    endDate,
    isFullDay,
    startTime,
    endTime,
    totalAmount,
    isOnRequest,
    difference: isOnRequest || requested.isOnRequest ? null : totalAmount - requested.totalAmount,
  };
}

const isSameSpan = (a: Span, b: Span) =>
  a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();

/** Whether the hours are the requested ones, or those to which the requested room would cut them. */
function isSameTime(period: ResolvedPeriod, resolved: ResolvedPeriod | null, requested: Period): boolean {
  if (resolved && isSameSpan(period, resolved)) return true;
  return (
    requested.isFullDay || (period.startTime === requested.startTime && period.endTime === requested.endTime)
  );
}

/** Whether two dates of one series overlap; the buffer counts after the earlier one. */
function meets(a: Span, b: Span, bufferMinutes: number): boolean {
  return overlaps(withBuffer(a, bufferMinutes), b) || overlaps(a, withBuffer(b, bufferMinutes));
}
