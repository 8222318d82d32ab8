import "server-only";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { prisma } from "@/lib/data/client";
import { type BookingCheck, meetEachOther } from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { DAY_PARTS } from "@/lib/domain/room-time/day-parts";
import type { Period } from "@/lib/domain/room-time/period";
import type { Quote } from "@/lib/domain/room-time/pricing";
import { spanOfPeriods } from "@/lib/domain/room-time/series";
import { type Alternative, nearestAlternatives } from "@/lib/domain/search/alternatives";
import type { AlternativeRoom } from "@/lib/domain/search/alternatives-question";
import { toInstant } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { SERIES } from "@/lib/messages/booking/series";
import { VALIDATION } from "@/lib/messages/validation";
import type { RefusedDate, SeriesDate, SeriesQuote, SeriesRequest } from "@/lib/schemas/booking/series";
import type { Asker } from "@/lib/services/room-time/asker";
import { type BookableRoom, bookableRoom, bookableRooms } from "@/lib/services/room-time/bookable-period";
import { type PriceOf, priceFor } from "@/lib/services/room-time/member-price";
import { nearDays } from "@/lib/services/search/alternatives";

/** A requested date with the result of its check and its price. */
export interface CheckedDate {
  requested: Period;
  check: BookingCheck;
  quote: Quote;
  /** The time that it would take, even where it is refused. */
  span: Span;
}

const requestedSpan = ({ startDate, endDate, startTime, endTime }: Period): Span => ({
  startsAt: toInstant(startDate, startTime ?? DAY_PARTS.giornata.startTime),
  endsAt: toInstant(endDate, endTime ?? DAY_PARTS.giornata.endTime),
});

/**
 * The first and the last day of the requested dates.
 * @throws AppError VALIDATION when there are none
 */
export function dayRangeOf(periods: readonly Period[]): Pick<Period, "startDate" | "endDate"> {
  const days = spanOfPeriods(periods);
  if (days === null) throw fieldError("dates", SERIES.none);
  return days;
}

/**
 * Checks and prices the requested dates in one room, in their order.
 * @param price the price of a period for the owner
 * @throws AppError VALIDATION when the room is too small, or when dates overlap each other
 */
export function checkDates(
  { space, check }: BookableRoom,
  { periods, attendees }: Pick<SeriesRequest, "periods" | "attendees">,
  price: PriceOf,
): CheckedDate[] {
  if (attendees > space.capacity) {
    throw fieldError("attendees", VALIDATION.capacity(space.capacity));
  }
  const dates = periods.map((requested) => {
    const result = check(requested);
    const { period } = result;
    return {
      requested,
      check: result,
      quote: price(space, period ?? requested),
      span: period ?? requestedSpan(requested),
    };
  });
  if (
    meetEachOther(
      dates.map(({ span }) => span),
      space.bufferMinutes,
    )
  )
    throw fieldError("dates", SERIES.overlapping);
  return dates;
}

/** The period that answers show: as it would be booked, else as it was requested. */
function shownPeriod({ requested, check }: CheckedDate) {
  const { startDate, endDate, isFullDay, startTime, endTime } = check.period ?? requested;
  return { startDate, endDate, isFullDay, startTime, endTime };
}

/** The dates that are not available, with the reason. */
export function refusedDates(dates: readonly CheckedDate[]): RefusedDate[] {
  return dates.flatMap((date) =>
    date.check.unavailable ? [{ ...shownPeriod(date), unavailable: date.check.unavailable }] : [],
  );
}

function toSeriesDate(date: CheckedDate, alternatives: Alternative[]): SeriesDate {
  const { totalAmount, isOnRequest } = date.quote;
  const { unavailable } = date.check;
  const isAvailable = unavailable === null;
  return { ...shownPeriod(date), isAvailable, unavailable, totalAmount, isOnRequest, alternatives };
}

/**
 * Quotes a series: each date with availability and price and, where it is not available, up to three alternatives; the
 * totals cover the available dates. Writes nothing.
 * @throws AppError NOT_FOUND, VALIDATION (at `personId` for an unknown person)
 */
export async function quoteSeries(
  request: Omit<SeriesRequest, "personId">,
  { actor, payer }: Asker,
): Promise<SeriesQuote> {
  const price = await priceFor(prisma(), payer);
  const days = dayRangeOf(request.periods);
  const room = await bookableRoom(request.spaceId, nearDays(days), actor);
  const checked = checkDates(room, request, price);
  const isComplete = checked.every(({ check }) => check.unavailable === null);
  const others: AlternativeRoom[] = isComplete ? [] : await bookableRooms(days, actor);
  const dates: SeriesDate[] = [];
  for (const date of checked) {
    if (date.check.unavailable === null) {
      dates.push(toSeriesDate(date, []));
      continue;
    }
    const otherDates = checked.filter((other) => other !== date).map(({ span }) => span);
    const question = {
      room,
      others,
      requested: date.requested,
      attendees: request.attendees,
      otherDates,
      price,
    };
    dates.push(toSeriesDate(date, nearestAlternatives(question)));
    // Up to 60 dates take a few milliseconds each: other requests are served in between.
    await letOthersRun();
  }
  const available = dates.filter(({ isAvailable }) => isAvailable);
  return {
    dates,
    availableCount: available.length,
    totalAmount: available.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    isOnRequest: available.some(({ isOnRequest }) => isOnRequest),
  };
}
