import "server-only";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { prisma, type Queryable } from "@/lib/data/client";
import { usedPromo } from "@/lib/data/money/promo-codes";
import { shownPrepayments } from "@/lib/domain/money/prepayment";
import { type BookingCheck, conflictWithEachOther } from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { DAY_PARTS } from "@/lib/domain/room-time/day-parts";
import type { ExtraLine } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import type { Quote } from "@/lib/domain/room-time/pricing";
import { spanOfPeriods } from "@/lib/domain/room-time/series";
import { type Alternative, nearestAlternatives } from "@/lib/domain/search/alternatives";
import type { AlternativeRoom } from "@/lib/domain/search/alternatives-question";
import { toInstant } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { SERIES } from "@/lib/messages/booking/series";
import { VALIDATION } from "@/lib/messages/validation";
import type {
  RefusedDate,
  SeriesDate,
  SeriesPeriod,
  SeriesQuote,
  SeriesRequest,
} from "@/lib/schemas/booking/series";
import { quotePromo, requirePromoCode } from "@/lib/services/money/promo-codes";
import { type BookableRoom, bookableRoom, bookableRooms } from "@/lib/services/room-time/bookable-period";
import {
  linesOf,
  listShortExtras,
  type RequestedExtra,
  requireExtras,
  type ShortExtra,
  shortExtrasText,
} from "@/lib/services/room-time/extras";
import { type PriceOf, priceFor } from "@/lib/services/room-time/member-price";
import { prepaymentsFor } from "@/lib/services/room-time/prepay-terms";
import type { PricingContext } from "@/lib/services/room-time/pricing-context";
import { nearDays } from "@/lib/services/search/alternatives";

export interface CheckedDate {
  requested: Period;
  extras: readonly RequestedExtra[];
  /** The extras with too little stock at that time; only determined for dates that are free. */
  shortExtras: ShortExtra[];
  check: BookingCheck;
  quote: Quote;
  /** The lines of its extras, included in the price. */
  extraLines: ExtraLine[];
  /** The time that it would take, even when it is refused. */
  span: Span;
}

const requestedSpan = ({ startDate, endDate, startTime, endTime }: Period): Span => ({
  startsAt: toInstant(startDate, startTime ?? DAY_PARTS.giornata.startTime),
  endsAt: toInstant(endDate, endTime ?? DAY_PARTS.giornata.endTime),
});

/** @throws AppError VALIDATION when there are no dates */
export function dayRangeOf(dates: readonly SeriesPeriod[]): Pick<Period, "startDate" | "endDate"> {
  const days = spanOfPeriods(dates.map(({ period }) => period));
  if (days === null) throw fieldError("dates", SERIES.none);
  return days;
}

interface CheckedRequest extends Pick<SeriesRequest, "attendees"> {
  dates: readonly { period: Period; extras: readonly RequestedExtra[] }[];
}

/**
 * The extras of each date: its own, or those of the whole series.
 * @throws AppError VALIDATION at `extras` for an unknown or inactive extra, or one of another room
 */
export async function requireExtrasOfDates(
  on: Queryable,
  { spaceId, dates, extras }: Pick<SeriesRequest, "spaceId" | "dates" | "extras">,
): Promise<CheckedRequest["dates"]> {
  const chosenOf = (date: SeriesPeriod) => date.extras ?? extras;
  const ids = [...new Set(dates.flatMap(chosenOf).map(({ extraId }) => extraId))];
  const known = await requireExtras(
    on,
    spaceId,
    ids.map((extraId) => ({ extraId, quantity: 1 })),
  );
  return dates.map((date) => ({
    period: date.period,
    extras: known.flatMap(({ extra }) =>
      chosenOf(date)
        .filter(({ extraId }) => extraId === extra.id)
        .map(({ quantity }) => ({ extra, quantity })),
    ),
  }));
}

/**
 * Checks and prices the requested dates in one room, in order.
 * @param price prices a period for the owner
 * @throws AppError VALIDATION when the room is too small, or when dates overlap each other
 */
export function checkDates(
  { space, check }: BookableRoom,
  { dates: wanted, attendees }: CheckedRequest,
  price: PriceOf,
): CheckedDate[] {
  if (attendees > space.capacity) {
    throw fieldError("attendees", VALIDATION.capacity(space.capacity));
  }
  const dates = wanted.map(({ period: requested, extras }) => {
    const result = check(requested);
    const { period } = result;
    const lines = linesOf(extras, period ?? requested, attendees);
    return {
      requested,
      extras,
      shortExtras: [],
      check: result,
      quote: price(space, period ?? requested, lines),
      extraLines: lines,
      span: period ?? requestedSpan(requested),
    };
  });
  if (
    conflictWithEachOther(
      dates.map(({ span }) => span),
      space.bufferMinutes,
    )
  )
    throw fieldError("dates", SERIES.overlapping);
  return dates;
}

/** The period as it would be booked or, if it cannot be, as it was requested. */
function shownPeriod({ requested, check }: CheckedDate) {
  const { startDate, endDate, isFullDay, startTime, endTime } = check.period ?? requested;
  return { startDate, endDate, isFullDay, startTime, endTime };
}

/** Why a date, or its extras, cannot be booked; null when they can. */
export function unavailableReason({ check, shortExtras }: CheckedDate): SeriesDate["unavailable"] {
  if (check.unavailable !== null) return check.unavailable;
  const message = shortExtrasText(shortExtras);
  return message === null ? null : { code: "EXTRA_TAKEN", message };
}

export function refusedDates(dates: readonly CheckedDate[]): RefusedDate[] {
  return dates.flatMap((date) => {
    const unavailable = unavailableReason(date);
    return unavailable === null ? [] : [{ ...shownPeriod(date), unavailable }];
  });
}

/** Adds to each date the extras with too little stock at its time. */
export async function withShortExtras(on: Queryable, dates: readonly CheckedDate[]): Promise<CheckedDate[]> {
  const free = dates.filter(({ check }) => check.unavailable === null);
  const short = await listShortExtras(
    on,
    free.map(({ span, extras }) => ({ span, requested: extras })),
  );
  const shortOf = new Map(free.map((date, index) => [date, short[index] ?? []]));
  return dates.map((date) => ({ ...date, shortExtras: shortOf.get(date) ?? [] }));
}

function toSeriesDate(date: CheckedDate, alternatives: Alternative[]): SeriesDate {
  const { totalAmount, isOnRequest } = date.quote;
  const unavailable = unavailableReason(date);
  const isAvailable = unavailable === null;
  return { ...shownPeriod(date), isAvailable, unavailable, totalAmount, isOnRequest, alternatives };
}

/**
 * Quotes a series: each date with availability and price and, when it is not available, up to three alternatives; the
 * totals cover the available dates. Read-only.
 * @throws AppError NOT_FOUND, VALIDATION (at `personId` for an unknown person, at `extras`), PROMO_INVALID
 */
export async function quoteSeries(
  request: Omit<SeriesRequest, "personId">,
  { actor, payer, prepays }: PricingContext,
): Promise<SeriesQuote> {
  const code = await requirePromoCode(prisma(), request.promoCode, "booking", actor.now);
  const price = await priceFor(prisma(), payer);
  const days = dayRangeOf(request.dates);
  const room = await bookableRoom(request.spaceId, nearDays(days), actor);
  const { attendees } = request;
  const priced = checkDates(room, { attendees, dates: await requireExtrasOfDates(prisma(), request) }, price);
  const checked = await withShortExtras(prisma(), priced);
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
    // Up to 60 dates take a few milliseconds each: yield so that other requests are served in between.
    await letOthersRun();
  }
  const available = dates.filter(({ isAvailable }) => isAvailable);
  const discounts = await quotePromo(prisma(), code, {
    ref: payer,
    amounts: available.map(({ totalAmount }) => totalAmount),
  });
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const discount = sumOf(discounts);
  const discountOf = new Map(available.map((date, index) => [date, discounts[index] ?? 0]));
  const shown = dates.map((date) => ({
    ...date,
    totalAmount: date.totalAmount - (discountOf.get(date) ?? 0),
  }));
  const prepaymentOf = await prepaymentsFor(prisma(), room.space, prepays, actor.now);
  const prepayments = shown.flatMap(({ isAvailable, totalAmount }, index) => {
    const startsAt = checked[index]?.check.period?.startsAt;
    return (isAvailable && startsAt && prepaymentOf(totalAmount, startsAt)) || [];
  });
  return {
    dates: shown,
    ...shownPrepayments(prepayments),
    depositAmount: room.space.securityDeposit,
    ...usedPromo(code, discount),
    availableCount: available.length,
    totalAmount: sumOf(available.map(({ totalAmount }) => totalAmount)) - discount,
    isOnRequest: available.some(({ isOnRequest }) => isOnRequest),
  };
}
