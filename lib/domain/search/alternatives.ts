import { overlaps, type Span } from "../room-time/busy-spans";
import type { Period, ResolvedPeriod } from "../room-time/period";
import { type Quote, quotePrice } from "../room-time/pricing";
import { withBuffer } from "../room-time/taken-time";
import { compareDays, countDays } from "../time/dates";
import { CANDIDATES } from "./alternative-candidates";
import {
  ALTERNATIVE_KINDS,
  type AlternativeKind,
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

/** The best of each kind among the alternatives from several rooms: that of the first room, and the nearest day. */
export function pickAcrossRooms(alternatives: readonly Alternative[], requested: Period): Alternative[] {
  const distance = ({ startDate }: Alternative) => Math.abs(countDays(requested.startDate, startDate) - 1);
  return ALTERNATIVE_KINDS.flatMap((kind) => {
    const ofKind = alternatives.filter((alternative) => alternative.kind === kind);
    return kind === "day"
      ? ofKind.sort((a, b) => distance(a) - distance(b) || compareDays(b.startDate, a.startDate)).slice(0, 1)
      : ofKind.slice(0, 1);
  });
}

function alternativesOf(kind: AlternativeKind, question: AlternativesQuestion, most: number): Alternative[] {
  const { room, requested, attendees, otherDates = [], price = quotePrice } = question;
  const resolved = room.check(requested).period;
  const requestedPrice = price(room.space, resolved ?? requested);
  const found: Alternative[] = [];
  const seen = new Set<string>();
  for (const candidate of CANDIDATES[kind](question, resolved)) {
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
    found.push(toAlternative(kind, space, period, price(space, period), requestedPrice));
  }
  return found;
}

function toAlternative(
  kind: AlternativeKind,
  space: AlternativeSpace,
  { startDate, endDate, isFullDay, startTime, endTime }: ResolvedPeriod,
  { totalAmount, isOnRequest }: Quote,
  requested: Quote,
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
    difference: isOnRequest || requested.isOnRequest ? null : totalAmount - requested.totalAmount,
  };
}

const isSameSpan = (a: Span, b: Span) =>
  a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();

/** Whether the hours are those that were requested, or those to which the requested room would have cut them. */
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
