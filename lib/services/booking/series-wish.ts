import "server-only";
import { setImmediate as othersTurn } from "node:timers/promises";
import { prisma } from "@/lib/data/client";
import { type BookingCheck, meetEachOther } from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { DAY_PARTS } from "@/lib/domain/room-time/day-parts";
import type { Period } from "@/lib/domain/room-time/period";
import type { Quote } from "@/lib/domain/room-time/pricing";
import { spanOfPeriods } from "@/lib/domain/room-time/series";
import {
  type Alternative,
  type AlternativeRoom,
  nearestAlternatives,
} from "@/lib/domain/search/alternatives";
import { toInstant } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { SERIES } from "@/lib/messages/booking/series";
import type { RefusedDate, SeriesDate, SeriesQuote, SeriesWish } from "@/lib/schemas/booking/series";
import {
  type BookableRoom,
  type BookingActor,
  bookableRoom,
  bookableRooms,
} from "@/lib/services/room-time/bookable-period";
import { type PriceOf, priceForOwner } from "@/lib/services/room-time/member-price";
import { nearDays } from "@/lib/services/search/alternatives";

/** A date of a wish with what the rules say of it. */
export interface JudgedDate {
  asked: Period;
  check: BookingCheck;
  quote: Quote;
  /** What it takes, also where it is refused. */
  span: Span;
}

const askedSpan = ({ startDate, endDate, startTime, endTime }: Period): Span => ({
  startsAt: toInstant(startDate, startTime ?? DAY_PARTS.giornata.startTime),
  endsAt: toInstant(endDate, endTime ?? DAY_PARTS.giornata.endTime),
});

/** The first and the last day of a wish; a wish has one date at least. */
export function daysOfWish(periods: readonly Period[]): Pick<Period, "startDate" | "endDate"> {
  const days = spanOfPeriods(periods);
  if (days === null) throw fieldError("dates", SERIES.none);
  return days;
}

/**
 * Judges the dates of a wish in one room, in their order.
 * @param price what a period costs the owner
 * @throws AppError VALIDATION when the room does not hold so many, or when dates get in each other's way
 */
export function judgeDates(
  { space, check }: BookableRoom,
  { periods, attendees }: Pick<SeriesWish, "periods" | "attendees">,
  price: PriceOf,
): JudgedDate[] {
  if (attendees > space.capacity) {
    throw fieldError("attendees", `Questo spazio può ospitare al massimo ${space.capacity} persone.`);
  }
  const dates = periods.map((asked) => {
    const result = check(asked);
    const { period } = result;
    return {
      asked,
      check: result,
      quote: price(space, period ?? asked),
      span: period ?? askedSpan(asked),
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

/** A date as answers show it: as it would be booked, or as it was asked for. */
function shownPeriod({ asked, check }: JudgedDate) {
  const { startDate, endDate, isFullDay, startTime, endTime } = check.period ?? asked;
  return { startDate, endDate, isFullDay, startTime, endTime };
}

/** The dates that cannot be had, and why. */
export function refusedDates(dates: readonly JudgedDate[]): RefusedDate[] {
  return dates.flatMap((date) =>
    date.check.unavailable ? [{ ...shownPeriod(date), unavailable: date.check.unavailable }] : [],
  );
}

function toSeriesDate(date: JudgedDate, alternatives: Alternative[]): SeriesDate {
  const { totalAmount, isOnRequest } = date.quote;
  const { unavailable } = date.check;
  const isAvailable = unavailable === null;
  return { ...shownPeriod(date), isAvailable, unavailable, totalAmount, isOnRequest, alternatives };
}

/**
 * Each date of a wish with whether it can be had, what it costs and, where it cannot, up to three alternatives; totals
 * of those that can. Writes nothing.
 * @param callerId whose price it is, null for a visitor
 * @throws AppError NOT_FOUND, VALIDATION
 */
export async function quoteSeries(
  wish: SeriesWish,
  actor: BookingActor,
  callerId: number | null,
): Promise<SeriesQuote> {
  const price = await priceForOwner(prisma(), callerId);
  const days = daysOfWish(wish.periods);
  const room = await bookableRoom(wish.spaceId, nearDays(days), actor);
  const judged = judgeDates(room, wish, price);
  const isComplete = judged.every(({ check }) => check.unavailable === null);
  const others: AlternativeRoom[] = isComplete ? [] : await bookableRooms(days, actor);
  const dates: SeriesDate[] = [];
  for (const date of judged) {
    if (date.check.unavailable === null) {
      dates.push(toSeriesDate(date, []));
      continue;
    }
    const otherDates = judged.filter((other) => other !== date).map(({ span }) => span);
    const question = { room, others, wish: date.asked, attendees: wish.attendees, otherDates, price };
    dates.push(toSeriesDate(date, nearestAlternatives(question)));
    // Up to 60 dates are looked at, a few milliseconds each: other requests are answered in between.
    await othersTurn();
  }
  const available = dates.filter(({ isAvailable }) => isAvailable);
  return {
    dates,
    availableCount: available.length,
    totalAmount: available.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    isOnRequest: available.some(({ isOnRequest }) => isOnRequest),
  };
}
