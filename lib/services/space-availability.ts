import "server-only";
import { findSpaceWithBusySpans, listSpaces, listSpacesWithBusySpans } from "@/lib/data/spaces";
import { quotePrice } from "@/lib/domain/money/pricing";
import {
  checkBookable,
  type DayAvailability,
  listAvailability,
  type Period,
  type Span,
} from "@/lib/domain/space/availability";
import { type SpaceFilters, type SpaceSort, searchSpaces } from "@/lib/domain/space/space-search";
import {
  addDays,
  addMonths,
  type CalendarDay,
  countDays,
  dayOf,
  laterOf,
  toInstant,
} from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Space } from "@/lib/schemas/space";
import { MAX_AVAILABILITY_DAYS, type SpaceQuote } from "@/lib/schemas/space-search";

/** How far ahead availability is shown when nobody asks otherwise (specification, section 9). */
const AVAILABILITY_MONTHS = 3;

/** The instants from the first moment of one day to the last of another, in Rome; of one day when they are reversed. */
export function daysWindow(startDate: CalendarDay, endDate: CalendarDay): Span {
  return {
    startsAt: toInstant(startDate, "00:00"),
    endsAt: toInstant(addDays(laterOf(startDate, endDate), 1), "00:00"),
  };
}

/**
 * Availability of a space, one entry a day.
 * @param startDate, endDate calendar days; without them today to three months ahead
 * @throws AppError NOT_FOUND; VALIDATION when the end is before the start or the span longer than 366 days
 */
export async function findAvailability(
  spaceId: number,
  range: { startDate?: CalendarDay | undefined; endDate?: CalendarDay | undefined },
  now: Date,
): Promise<DayAvailability[]> {
  const startDate = range.startDate ?? dayOf(now);
  const endDate = range.endDate ?? addMonths(startDate, AVAILABILITY_MONTHS);
  if (endDate < startDate) throw fieldError("endDate", VALIDATION.endBeforeStart);
  if (countDays(startDate, endDate) > MAX_AVAILABILITY_DAYS) {
    throw fieldError("endDate", `Il periodo può comprendere al massimo ${MAX_AVAILABILITY_DAYS} giorni.`);
  }
  const found = await findSpaceWithBusySpans(spaceId, daysWindow(startDate, endDate));
  if (found === null) throw new AppError("NOT_FOUND", { message: "Lo spazio richiesto non esiste." });
  return listAvailability(found.space, startDate, endDate, found.busy, now);
}

/**
 * The price of a period in a space and whether it can be booked, by the rules of the booking itself.
 * @throws AppError NOT_FOUND
 */
export async function quoteSpace(spaceId: number, request: Period, now: Date): Promise<SpaceQuote> {
  const found = await findSpaceWithBusySpans(spaceId, daysWindow(request.startDate, request.endDate));
  if (found === null) throw new AppError("NOT_FOUND", { message: "Lo spazio richiesto non esiste." });
  const { period, refusal } = checkBookable(found.space, request, found.busy, now);
  return { ...quotePrice(found.space, period ?? request), isAvailable: refusal === null };
}

/**
 * The spaces that pass the filters, in order; with a request only those that can be booked for all of it.
 * One query, whatever the number of bookings.
 */
export async function findSpaces(
  search: { request: Period | null; filters: SpaceFilters & { sort: SpaceSort } },
  now: Date,
): Promise<Space[]> {
  const { request } = search;
  const { sort, ...filters } = search.filters;
  if (request === null) return searchSpaces(await listSpaces(), filters, sort);
  const found = await listSpacesWithBusySpans(daysWindow(request.startDate, request.endDate));
  const bookable = found.filter(
    ({ space, busy }) => checkBookable(space, request, busy, now).refusal === null,
  );
  return searchSpaces(
    bookable.map(({ space }) => space),
    filters,
    sort,
  );
}
