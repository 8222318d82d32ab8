import "server-only";
import { prisma } from "@/lib/data/client";
import { listSpaces } from "@/lib/data/space/spaces";
import { freeCancellationUntil } from "@/lib/domain/money/cancellation-policy";
import { requiredDepositIn } from "@/lib/domain/money/deposit";
import { shownPrepayment } from "@/lib/domain/money/prepayment";
import { type DayAvailability, listAvailability } from "@/lib/domain/room-time/availability";
import { availabilityDays } from "@/lib/domain/room-time/availability-windows";
import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import { withPromo } from "@/lib/domain/room-time/promo-line";
import { isSwitchedOn } from "@/lib/domain/room-time/room-parts";
import { type SpaceFilters, type SpaceSort, searchSpaces } from "@/lib/domain/search/space-search";
import { type SpaceSearch, totalLimit } from "@/lib/domain/search/space-search-url";
import { type CalendarDay, countDays, dayOf } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import { promoRemoved } from "@/lib/schemas/money/promo-code";
import type { FreeRoom } from "@/lib/schemas/panel/board";
import { MAX_AVAILABILITY_DAYS, type SpaceQuote } from "@/lib/schemas/search/space-search";
import type { SpaceInAllLanguages } from "@/lib/schemas/space/space";
import { promoAfterMove, promoOf, requirePromoCode } from "@/lib/services/money/promo-codes";
import {
  type BookingActor,
  bookableRoom,
  bookableRooms,
  panelActor,
} from "@/lib/services/room-time/bookable-period";
import { linesOf, requireExtras } from "@/lib/services/room-time/extras";
import { quoteFor } from "@/lib/services/room-time/member-price";
import { prepaymentFor } from "@/lib/services/room-time/prepay-terms";
import type { PricingContext } from "@/lib/services/room-time/pricing-context";

/**
 * Availability of a space, one entry per day.
 * @param range calendar days in Europe/Rome; by default from today to three months ahead
 * @throws AppError NOT_FOUND; VALIDATION when the end is before the start or the range exceeds 366 days
 */
export async function findAvailability(
  spaceId: number,
  range: { startDate?: CalendarDay | undefined; endDate?: CalendarDay | undefined },
  actor: BookingActor,
): Promise<DayAvailability[]> {
  const { startDate, endDate } = availabilityDays(range, dayOf(actor.now));
  if (endDate < startDate) throw fieldError("endDate", VALIDATION.endBeforeStart);
  if (countDays(startDate, endDate) > MAX_AVAILABILITY_DAYS) {
    throw fieldError("endDate", VALIDATION.spanTooLong(MAX_AVAILABILITY_DAYS));
  }
  const { space, taken, isSwitchedOn, rules } = await bookableRoom(spaceId, { startDate, endDate }, actor);
  const opening = { ...space, isAvailable: isSwitchedOn };
  return listAvailability(opening, startDate, endDate, taken, rules, actor.now);
}

/**
 * The price of a period in a space with extras and a promotion code, and its availability by the rules of a booking.
 * @throws AppError NOT_FOUND; VALIDATION at `personId` for an unknown person, at `extras` for one that the space does
 * not have; PROMO_INVALID
 */
export async function quoteSpace(
  spaceId: number,
  {
    period: requested,
    extras: chosen,
    promoCode,
    attendees,
  }: { period: Period; extras: readonly ChosenExtra[]; promoCode: string | null; attendees: number },
  { actor, payer, kept, prepays }: PricingContext,
): Promise<SpaceQuote> {
  const { space, check, cancellationSteps } = await bookableRoom(spaceId, requested, actor);
  const { period, unavailable } = check(requested);
  const booked = kept?.extras.map(({ extraId }) => extraId);
  const extras = await requireExtras(prisma(), spaceId, kept?.extras ?? chosen, booked);
  const code = kept === null ? await requirePromoCode(prisma(), promoCode, "booking", actor.now) : null;
  const lines = linesOf(extras, period ?? requested, kept?.attendees ?? attendees);
  const full = await quoteFor(prisma(), space, period ?? requested, payer, lines);
  const { promo, isRemoved } =
    kept === null
      ? { promo: await promoOf(prisma(), code, payer, full.totalAmount), isRemoved: false }
      : await promoAfterMove(prisma(), kept, full);
  const quote = withPromo(full, promo);
  const steps = kept?.cancellationSteps ?? cancellationSteps;
  const { totalAmount } = quote;
  const prepayment =
    period &&
    (await prepaymentFor(prisma(), space, { totalAmount, startsAt: period.startsAt }, prepays, actor.now));
  const until = period && freeCancellationUntil({ startsAt: period.startsAt, steps });
  return {
    ...quote,
    isAvailable: unavailable === null,
    unavailable,
    freeCancellationUntil: until?.toISOString() ?? null,
    ...shownPrepayment(prepayment),
    depositAmount: requiredDepositIn(space, kept),
    ...promoRemoved(isRemoved),
  };
}

/**
 * The spaces of the search page. As `findSpaces`, except that with a period the price limit applies to the total, not
 * to a day.
 */
export async function findSpacesWithinTotal(
  search: SpaceSearch,
  actor: BookingActor,
): Promise<SpaceInAllLanguages[]> {
  const { request, filters } = search;
  const { maxPrice, ...others } = filters;
  if (request === null || maxPrice === undefined) return findSpaces(search, actor);
  const limit = totalLimit(maxPrice, request);
  const found = await findSpaces({ request, filters: others }, actor);
  return found.filter((space) => {
    const { totalAmount, isOnRequest } = quotePeriod(space, request);
    return !isOnRequest && totalAmount <= limit;
  });
}

/**
 * The spaces that pass the filters, sorted; with a period only those available for all of it. Two queries, however many
 * bookings there are.
 */
export async function findSpaces(
  search: { request: Period | null; filters: SpaceFilters & { sort: SpaceSort } },
  actor: BookingActor,
): Promise<SpaceInAllLanguages[]> {
  const { request } = search;
  const { sort, ...filters } = search.filters;
  if (request === null) {
    const spaces = await listSpaces();
    const byId = new Map(spaces.map((space) => [space.id, space]));
    const shown = filters.availableOnly ? spaces.filter((space) => isSwitchedOn(space, byId)) : spaces;
    return searchSpaces(shown, filters, sort);
  }
  const bookable = (await bookableRooms(request, actor)).filter(
    ({ check }) => check(request).unavailable === null,
  );
  return searchSpaces(
    bookable.map(({ space }) => space),
    filters,
    sort,
  );
}

/**
 * All rooms with the undiscounted price of a period and, if unavailable, the reason; available rooms first. For the
 * panel, which has no minimum notice.
 */
export async function listFreeRooms(period: Period, now: Date): Promise<FreeRoom[]> {
  const rooms = await bookableRooms(period, panelActor(now));
  const answers = rooms.map(({ space, check }) => {
    const { period: resolved, unavailable } = check(period);
    const { totalAmount, isOnRequest } = quotePeriod(space, resolved ?? period);
    return {
      spaceId: space.id,
      name: space.name,
      capacity: space.capacity,
      totalAmount,
      isOnRequest,
      unavailable,
    };
  });
  return answers.sort((a, b) => Number(a.unavailable !== null) - Number(b.unavailable !== null));
}
