import {
  BOOKABLE_HOURS,
  clipToOpening,
  DAY_PARTS,
  dayPartOf,
  isWithin,
  type TimeRange,
} from "../period/day-parts";
import { type Period, type PeriodField, type ResolvedPeriod, readPeriod } from "../period/period";
import { indexBusySpans, type Span } from "../space/busy-spans";
import { allowsHours, lengthInMinutes, type OpeningRules } from "../space/opening-rules";
import { addDays, dayOf, dayOfWeek, earlierOf, listDays, toInstant } from "../time/dates";

/** Section "What can be booked" of the REST contract. */

/** Why a period cannot be booked: 400 for `invalid`, 409 for the others. */
export type Refusal =
  | { kind: "invalid"; field: PeriodField; message: string }
  | { kind: "unavailable" }
  | { kind: "taken" };

export type BookingCheck =
  | { period: ResolvedPeriod; refusal: null }
  | { period: ResolvedPeriod | null; refusal: Refusal };

const BOOKABLE_RANGE: TimeRange = { startTime: BOOKABLE_HOURS.start, endTime: BOOKABLE_HOURS.end };

const invalid = (field: PeriodField, message: string): Refusal => ({ kind: "invalid", field, message });

export function isRefusal(result: ResolvedPeriod | Refusal): result is Refusal {
  return "kind" in result;
}

/**
 * The period that a request stands for in a space: mattina, pomeriggio and giornata, and full days, are
 * cut to the opening hours; other hours must lie within them. Never looks at the clock or at bookings.
 * Throws RangeError when a day is none: the schemas have seen to that.
 */
export function resolvePeriod(space: OpeningRules, request: Period): ResolvedPeriod | Refusal {
  const malformed = checkShape(request);
  if (malformed) return malformed;
  const range = cutToOpening(space, request);
  return "kind" in range ? range : periodFrom(request, range);
}

/**
 * Whether a request can be booked. The refusals in their order: malformed, start in the past, outside
 * the opening hours or too short, space not available or outside its timetable, taken.
 *
 * @param busy spans of the bookings of this space that are not canceled, in any order
 */
export function checkBookable(
  space: OpeningRules,
  request: Period,
  busy: readonly Span[],
  now: Date,
): BookingCheck {
  return createBookingCheck(space, indexBusySpans(busy), now)(request);
}

/** `checkBookable` for many requests on one space: the busy spans are indexed once. */
export function createBookingCheck(
  space: OpeningRules,
  isBusy: (span: Span) => boolean,
  now: Date,
): (request: Period) => BookingCheck {
  return (request) => {
    const malformed = checkShape(request);
    if (malformed) return { period: null, refusal: malformed };

    const period = resolvePeriod(space, request);
    if (isRefusal(period)) {
      const asked = request.isFullDay ? DAY_PARTS.giornata.startTime : (request.startTime ?? "");
      const isPast = toInstant(request.startDate, asked) < now;
      return { period: null, refusal: isPast ? pastRefusal(request, now) : period };
    }
    // A morning cut to a late opening begins with that opening.
    if (period.startsAt < now) return { period, refusal: pastRefusal(request, now) };
    if (!space.isAvailable || !isInTimetable(space, period))
      return { period, refusal: { kind: "unavailable" } };
    if (isBusy(period)) return { period, refusal: { kind: "taken" } };
    return { period, refusal: null };
  };
}

function checkShape(request: Period): Refusal | null {
  const { issue } = readPeriod(request);
  return issue && invalid(issue.field, issue.message);
}

/** The wall times to book on each day; expects a request of the right shape. */
function cutToOpening(space: OpeningRules, request: Period): TimeRange | Refusal {
  const { openingTime, closingTime, minBookingHours } = space;
  const closed = (field: PeriodField) =>
    invalid(field, `Lo spazio è aperto dalle ${openingTime} alle ${closingTime}.`);
  if (request.isFullDay) return clipToOpening(DAY_PARTS.giornata, space) ?? closed("startDate");

  const asked = { startTime: request.startTime ?? "", endTime: request.endTime ?? "" };
  const range = dayPartOf(asked.startTime, asked.endTime) ? clipToOpening(asked, space) : asked;
  if (!range) return closed("startTime");
  if (!isWithin(range, { startTime: openingTime, endTime: closingTime })) {
    return closed(range.startTime < openingTime || range.startTime >= closingTime ? "startTime" : "endTime");
  }
  if (!isWithin(range, BOOKABLE_RANGE)) {
    return invalid(
      range.startTime < BOOKABLE_HOURS.start ? "startTime" : "endTime",
      `Le prenotazioni a ore vanno dalle ${BOOKABLE_HOURS.start} alle ${BOOKABLE_HOURS.end}.`,
    );
  }
  if (lengthInMinutes(range) < minBookingHours * 60) {
    const hours = minBookingHours === 1 ? "1 ora" : `${minBookingHours} ore`;
    return invalid("endTime", `La durata minima di una prenotazione è di ${hours}.`);
  }
  return range;
}

function periodFrom({ startDate, endDate, isFullDay }: Period, range: TimeRange): ResolvedPeriod {
  return {
    startDate,
    endDate,
    ...range,
    isFullDay,
    startsAt: toInstant(startDate, range.startTime),
    endsAt: toInstant(endDate, range.endTime),
  };
}

function pastRefusal(request: Period, now: Date): Refusal {
  const isEarlierToday = !request.isFullDay && request.startDate === dayOf(now);
  return invalid(isEarlierToday ? "startTime" : "startDate", "Non puoi prenotare nel passato.");
}

/** Every day of the period must allow its hours; a week has seen all weekdays. */
function isInTimetable(
  space: OpeningRules,
  { startDate, endDate, startTime, endTime }: ResolvedPeriod,
): boolean {
  if (space.timetable.length === 0) return true;
  const weekLater = addDays(startDate, 6);
  return listDays(startDate, earlierOf(endDate, weekLater)).every((day) =>
    allowsHours(space.timetable, dayOfWeek(day), { startTime, endTime }),
  );
}
