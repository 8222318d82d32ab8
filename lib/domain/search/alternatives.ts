import type { BookableSpace, BookingCheck } from "../room-time/booking-check";
import { overlaps, type Span } from "../room-time/busy-spans";
import { BOOKABLE_HOURS, DAY_PART_ORDER, dayPartOf, HOUR_OPTIONS } from "../room-time/day-parts";
import { lengthInMinutes } from "../room-time/opening-rules";
import { type Period, periodOfPart, type ResolvedPeriod } from "../room-time/period";
import { type Quote, quotePrice, type SpaceRates } from "../room-time/pricing";
import { withBuffer } from "../room-time/taken-time";
import { addDays, compareDays, countDays, minutesOf } from "../time/dates";

/** Never a dead end: what can be booked in the place of a period that cannot be had. */

export const ALTERNATIVE_KINDS = ["period", "space", "day"] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** So many days before and after are looked at. */
export const NEAR_DAYS = 14;
/** Of one kind; nine in all. */
const MOST_OF_A_KIND = 3;

export interface AlternativeSpace extends BookableSpace, SpaceRates {
  id: number;
  name: string;
  type: string;
  capacity: number;
}

/** A room and its check, over the days that are looked at. */
export interface AlternativeRoom {
  space: AlternativeSpace;
  check: (period: Period) => BookingCheck;
}

export interface Alternative extends Period {
  kind: AlternativeKind;
  spaceId: number;
  spaceName: string;
  startTime: string;
  endTime: string;
  /** Cents; 0 when on request. */
  totalAmount: number;
  isOnRequest: boolean;
  /** Cents more (or fewer) than the wish costs; null when either is on request. */
  difference: number | null;
}

export interface AlternativesQuestion {
  /** The room of the wish, with what is taken `NEAR_DAYS` before and after. */
  room: AlternativeRoom;
  /** The others, with what is taken on the days of the wish. */
  others: readonly AlternativeRoom[];
  wish: Period;
  attendees: number;
  /** The other dates of the same wish: none of them may be met. */
  otherDates?: readonly Span[];
  price?: (space: SpaceRates, period: Period) => Quote;
}

/** The alternatives to a wish, up to three of each kind: the same room and day, the same time elsewhere, near days. */
export function findAlternatives(question: AlternativesQuestion): Alternative[] {
  return ALTERNATIVE_KINDS.flatMap((kind) => alternativesOf(kind, question, MOST_OF_A_KIND));
}

/** One alternative of each kind that exists. */
export function nearestAlternatives(question: AlternativesQuestion): Alternative[] {
  return ALTERNATIVE_KINDS.flatMap((kind) => alternativesOf(kind, question, 1));
}

/** Of the alternatives to one wish in several rooms, the best of each kind: the first room's, and the nearest day. */
export function pickAcrossRooms(alternatives: readonly Alternative[], wish: Period): Alternative[] {
  const distance = ({ startDate }: Alternative) => Math.abs(countDays(wish.startDate, startDate) - 1);
  return ALTERNATIVE_KINDS.flatMap((kind) => {
    const ofKind = alternatives.filter((alternative) => alternative.kind === kind);
    return kind === "day"
      ? ofKind.sort((a, b) => distance(a) - distance(b) || compareDays(b.startDate, a.startDate)).slice(0, 1)
      : ofKind.slice(0, 1);
  });
}

interface Candidate {
  room: AlternativeRoom;
  period: Period;
}

function alternativesOf(kind: AlternativeKind, question: AlternativesQuestion, most: number): Alternative[] {
  const { room, wish, attendees, otherDates = [], price = quotePrice } = question;
  const wished = room.check(wish).period;
  const wishPrice = price(room.space, wished ?? wish);
  const found: Alternative[] = [];
  const seen = new Set<string>();
  for (const candidate of CANDIDATES[kind](question, wished)) {
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

/** The hours of the wish as they were asked for, or as the room of the wish would have cut them. */
function isSameTime(period: ResolvedPeriod, wished: ResolvedPeriod | null, wish: Period): boolean {
  if (wished && isSameSpan(period, wished)) return true;
  return wish.isFullDay || (period.startTime === wish.startTime && period.endTime === wish.endTime);
}

/** Whether two dates of one wish get in each other's way; the buffer counts after the earlier one. */
function meets(a: Span, b: Span, bufferMinutes: number): boolean {
  return overlaps(withBuffer(a, bufferMinutes), b) || overlaps(a, withBuffer(b, bufferMinutes));
}

const CANDIDATES: Record<
  AlternativeKind,
  (question: AlternativesQuestion, wished: ResolvedPeriod | null) => Iterable<Candidate>
> = {
  period: periodsOfTheDay,
  space: roomsAtTheTime,
  day: nearDays,
};

/** Of one day only: the halves, then hours as long as the wish, then the longest hours that are left; nearest first. */
function* periodsOfTheDay(
  { room, wish }: AlternativesQuestion,
  wished: ResolvedPeriod | null,
): Iterable<Candidate> {
  const { startDate, endDate } = wish;
  if (startDate !== endDate) return;
  const asked = wished ?? wish;
  const start = minutesOf(asked.startTime ?? BOOKABLE_HOURS.start);
  const span = wished ? lengthInMinutes(wished) : null;
  const parts = DAY_PART_ORDER.filter((part) => part !== "giornata").map((part) =>
    periodOfPart(part, startDate, startDate),
  );
  const windows = hourWindows(startDate);
  const distance = (period: Period) => Math.abs(minutesOf(period.startTime ?? BOOKABLE_HOURS.start) - start);
  const nearest = (a: Period, b: Period) => distance(a) - distance(b);
  const sameLength = span === null ? [] : windows.filter((window) => lengthOf(window) === span).sort(nearest);
  const longest = [...windows].sort((a, b) => lengthOf(b) - lengthOf(a) || nearest(a, b));
  // A half that the room cuts to its opening hours is a half still.
  const isHalf = wish.startTime && wish.endTime && dayPartOf(wish.startTime, wish.endTime) !== null;
  const isByHours = !wish.isFullDay && !isHalf && parts.every((part) => lengthOf(part) !== span);
  for (const period of isByHours ? [...sameLength, ...parts] : [...parts, ...sameLength])
    yield { room, period };
  for (const period of longest) yield { room, period };
}

const lengthOf = ({ startTime, endTime }: Period): number =>
  startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : 0;

/** Every stretch of whole hours of a day. */
function hourWindows(day: string): Period[] {
  return HOUR_OPTIONS.flatMap((startTime, index) =>
    HOUR_OPTIONS.slice(index + 1).map((endTime) => ({
      startDate: day,
      endDate: day,
      isFullDay: false,
      startTime,
      endTime,
    })),
  );
}

/** The same type first, then the nearest price, then by id. */
function roomsAtTheTime(
  { room, others, wish, price = quotePrice }: AlternativesQuestion,
  wished: ResolvedPeriod | null,
): Candidate[] {
  const { space } = room;
  const own = price(space, wished ?? wish);
  const rank = (other: AlternativeSpace) => {
    const { isOnRequest, totalAmount } = price(other, wish);
    return isOnRequest || own.isOnRequest ? Number.MAX_SAFE_INTEGER : Math.abs(totalAmount - own.totalAmount);
  };
  return others
    .filter((other) => other.space.id !== space.id)
    .map((other) => ({ other, isOtherType: other.space.type !== space.type, rank: rank(other.space) }))
    .sort(
      (a, b) =>
        Number(a.isOtherType) - Number(b.isOtherType) ||
        a.rank - b.rank ||
        a.other.space.id - b.other.space.id,
    )
    .map(({ other }) => ({ room: other, period: wish }));
}

/** The same hours on the days around, nearest first; of two as near, the later. */
function* nearDays({ room, wish }: AlternativesQuestion): Iterable<Candidate> {
  for (let days = 1; days <= NEAR_DAYS; days += 1) {
    for (const shift of [days, -days]) {
      const startDate = addDays(wish.startDate, shift);
      yield { room, period: { ...wish, startDate, endDate: addDays(wish.endDate, shift) } };
    }
  }
}
