import { BOOKABLE_HOURS, DAY_PART_ORDER, dayPartOf, HOUR_OPTIONS } from "../room-time/day-parts";
import { lengthInMinutes } from "../room-time/opening-rules";
import { type Period, periodOfPart, type ResolvedPeriod } from "../room-time/period";
import { quotePrice } from "../room-time/pricing";
import { addDays, minutesOf } from "../time/dates";
import {
  type AlternativeKind,
  type AlternativeRoom,
  type AlternativeSpace,
  type AlternativesQuestion,
  NEAR_DAYS,
} from "./alternatives-question";

/**
 * The periods and rooms to try in place of a requested period, best first. Whether they are free is checked afterwards.
 */

export interface Candidate {
  room: AlternativeRoom;
  period: Period;
}

/**
 * Generates the candidates of each kind. `resolved` is the request as it would be booked, null if no part of it lies
 * within the opening hours.
 */
export const CANDIDATES: Record<
  AlternativeKind,
  (question: AlternativesQuestion, resolved: ResolvedPeriod | null) => Iterable<Candidate>
> = {
  period: periodsOfTheDay,
  space: roomsAtTheTime,
  day: nearDays,
};

/**
 * For a single day: the halves of the day, then hours of the same duration, then the longest free hours; nearest first.
 */
function* periodsOfTheDay(
  { room, requested }: AlternativesQuestion,
  resolved: ResolvedPeriod | null,
): Iterable<Candidate> {
  const { startDate, endDate } = requested;
  if (startDate !== endDate) return;
  const basis = resolved ?? requested;
  const start = minutesOf(basis.startTime ?? BOOKABLE_HOURS.start);
  const span = resolved ? lengthInMinutes(resolved) : null;
  const parts = DAY_PART_ORDER.filter((part) => part !== "giornata").map((part) =>
    periodOfPart(part, startDate, startDate),
  );
  const windows = hourWindows(startDate);
  const distance = (period: Period) => Math.abs(minutesOf(period.startTime ?? BOOKABLE_HOURS.start) - start);
  const nearest = (a: Period, b: Period) => distance(a) - distance(b);
  const sameLength = span === null ? [] : windows.filter((window) => lengthOf(window) === span).sort(nearest);
  const longest = [...windows].sort((a, b) => lengthOf(b) - lengthOf(a) || nearest(a, b));
  // A half day that is cut to the opening hours still counts as a half day.
  const isHalf =
    requested.startTime && requested.endTime && dayPartOf(requested.startTime, requested.endTime) !== null;
  const isByHours = !requested.isFullDay && !isHalf && parts.every((part) => lengthOf(part) !== span);
  for (const period of isByHours ? [...sameLength, ...parts] : [...parts, ...sameLength])
    yield { room, period };
  for (const period of longest) yield { room, period };
}

const lengthOf = ({ startTime, endTime }: Period): number =>
  startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : 0;

/** Every range of whole hours of a day. */
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

/**
 * Other rooms at the same time: the parts of the room first, then the same type, then the nearest price, then by id.
 */
function roomsAtTheTime(
  { room, others, requested, price = quotePrice }: AlternativesQuestion,
  resolved: ResolvedPeriod | null,
): Candidate[] {
  const { space } = room;
  const own = price(space, resolved ?? requested);
  const rank = (other: AlternativeSpace) => {
    const { isOnRequest, totalAmount } = price(other, requested);
    return isOnRequest || own.isOnRequest ? Number.MAX_SAFE_INTEGER : Math.abs(totalAmount - own.totalAmount);
  };
  return others
    .filter((other) => other.space.id !== space.id)
    .map((other) => ({
      other,
      isNoPart: !space.partIds?.includes(other.space.id),
      isOtherType: other.space.type !== space.type,
      rank: rank(other.space),
    }))
    .sort(
      (a, b) =>
        Number(a.isNoPart) - Number(b.isNoPart) ||
        Number(a.isOtherType) - Number(b.isOtherType) ||
        a.rank - b.rank ||
        a.other.space.id - b.other.space.id,
    )
    .map(({ other }) => ({ room: other, period: requested }));
}

/** The same hours on nearby days, nearest first; of two equally near days, the later first. */
export function* nearPeriods(requested: Period): Iterable<Period> {
  for (let days = 1; days <= NEAR_DAYS; days += 1) {
    for (const shift of [days, -days])
      yield {
        ...requested,
        startDate: addDays(requested.startDate, shift),
        endDate: addDays(requested.endDate, shift),
      };
  }
}

function* nearDays({ room, requested }: AlternativesQuestion): Iterable<Candidate> {
  for (const period of nearPeriods(requested)) yield { room, period };
}
