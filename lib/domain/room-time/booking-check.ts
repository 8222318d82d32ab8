import { addDays, addMonths, dayOf, dayOfWeek, earlierOf, listDays, toInstant } from "../time/dates";
import { type HolidayRules, observedHolidays } from "../time/holidays";
import { indexBusySpans, overlaps, type Span } from "./busy-spans";
import { DAY_PARTS } from "./day-parts";
import { allowsHours, type OpeningRules } from "./opening-rules";
import type { Period, PeriodField, ResolvedPeriod } from "./period";
import { isIssue, lengthIssue, resolveHours } from "./resolve-period";
import { type TakenSpan, withBuffer } from "./taken-time";
import { type Unavailable, WHY_NOT } from "./why-not";

/** The fields of a space that decide when it can be booked. */
export interface BookableSpace extends OpeningRules {
  /** Minutes after each booking in which the space cannot be booked. */
  bufferMinutes: number;
}

/** The settings of the centre that decide when its spaces can be booked. */
export interface CentreRules extends HolidayRules {
  /** The last bookable start is this many months from today. */
  horizonMonths: number;
  /** The shortest notice of a booking, in minutes; 0 for administrators. */
  noticeMinutes: number;
}

/** A centre without restrictions, for tests and previews. */
export const OPEN_CENTRE: CentreRules = {
  observesHolidays: false,
  patronSaintDay: null,
  horizonMonths: 24,
  noticeMinutes: 0,
};

/**
 * The result of the one check that search, calendar, quote and booking share. `period` is what would be booked, null
 * where nothing of it lies within the opening hours. `field` is the invalid field (400) where no other space or day
 * could satisfy the request, null where the time is merely not available (409).
 */
export type BookingCheck =
  | { period: ResolvedPeriod; unavailable: null; field: null }
  | { period: ResolvedPeriod | null; unavailable: Unavailable; field: PeriodField | null };

/** The same hours on each of several days: all that the opening rules depend on. */
type DayHours = Pick<ResolvedPeriod, "startDate" | "endDate" | "startTime" | "endTime">;

/**
 * Creates the check of one space, to be used for many periods: taken time is indexed once.
 * @param taken stretches of this space's time, buffers included, in any order
 * @param now the instant from which notice and horizon are counted
 */
export function createBookingCheck(
  space: BookableSpace,
  taken: readonly TakenSpan[],
  rules: CentreRules,
  now: Date,
): (period: Period) => BookingCheck {
  const closures = taken.filter(({ reason }) => reason !== null);
  const isClosed = indexBusySpans(closures);
  const isTaken = indexBusySpans(taken.filter(({ reason }) => reason === null));
  const held = taken.filter(({ heldAs }) => heldAs != null);
  const whyClosed = createOpeningCheck(space, rules);
  const today = dayOf(now);
  const lastDay = addMonths(today, rules.horizonMonths);
  const noticeEnd = new Date(now.getTime() + rules.noticeMinutes * 60_000);

  return (requested) => {
    const resolved = resolveHours(space, requested);
    const outside = isIssue(resolved) ? resolved : null;
    const period = isIssue(resolved) ? null : resolved;
    const refuse = (unavailable: Unavailable, field: PeriodField | null = null): BookingCheck => ({
      period,
      unavailable,
      field,
    });

    // A morning that is cut to a late opening starts with that opening.
    const startsAt = period?.startsAt ?? requestedStart(requested);
    const startField = !requested.isFullDay && requested.startDate === today ? "startTime" : "startDate";
    if (startsAt < now) return refuse(WHY_NOT.past, startField);
    if (startsAt < noticeEnd) return refuse(WHY_NOT.tooSoon(rules.noticeMinutes), startField);
    if (requested.startDate > lastDay) return refuse(WHY_NOT.tooFar(lastDay), "startDate");
    if (outside || period === null)
      return refuse(WHY_NOT.outsideHours(outside?.message ?? ""), outside?.field);
    const reason = isClosed(period) ? closures.find((closure) => overlaps(closure, period))?.reason : null;
    const closed = whyClosed(period, reason ?? null);
    if (closed !== null) return refuse(closed);
    const withPause = withBuffer(period, space.bufferMinutes);
    if (isTaken(withPause)) {
      const what = held.find((span) => overlaps(span, withPause))?.heldAs;
      return refuse(what == null ? WHY_NOT.taken : WHY_NOT.held(what));
    }
    // Checked last: for an hour on a day that is fully booked, a longer duration would not help.
    const tooShort = lengthIssue(space, period);
    if (tooShort) {
      const { message, field } = tooShort;
      return { period: null, unavailable: WHY_NOT.outsideHours(message), field };
    }
    return { period, unavailable: null, field: null };
  };
}

/**
 * Creates the part of the check that depends neither on taken time nor on the clock: why a space is closed in a period
 * by its own switch, its timetable, a closure or an observed holiday.
 * @returns a function of the period and the reason of a closure in it (null for none), which returns null where the
 *   space is open
 */
export function createOpeningCheck(
  space: OpeningRules,
  rules: HolidayRules,
): (period: DayHours, closure: string | null) => Unavailable | null {
  const holidayOn = observedHolidays(rules);

  function holidayIn({ startDate, endDate }: DayHours): string | null {
    if (!rules.observesHolidays) return null;
    if (startDate === endDate) return holidayOn(startDate);
    return (
      listDays(startDate, endDate)
        .map(holidayOn)
        .find((name) => name !== null) ?? null
    );
  }

  return (period, closure) => {
    if (!space.isAvailable) return WHY_NOT.spaceOff;
    if (!isInTimetable(space, period)) return WHY_NOT.offTimetable;
    const reason = closure ?? holidayIn(period);
    return reason === null ? null : WHY_NOT.closed(reason);
  };
}

/** `createBookingCheck` for a single period. */
export function checkBookable(
  space: BookableSpace,
  period: Period,
  taken: readonly TakenSpan[],
  rules: CentreRules,
  now: Date,
): BookingCheck {
  return createBookingCheck(space, taken, rules, now)(period);
}

function requestedStart({ startDate, startTime, isFullDay }: Period): Date {
  return toInstant(startDate, isFullDay || startTime === null ? DAY_PARTS.giornata.startTime : startTime);
}

/** Whether the timetable allows the hours on every day of the period. Seven days cover all weekdays. */
function isInTimetable(space: OpeningRules, { startDate, endDate, startTime, endTime }: DayHours): boolean {
  if (space.timetable.length === 0) return true;
  return listDays(startDate, earlierOf(endDate, addDays(startDate, 6))).every((day) =>
    allowsHours(space.timetable, dayOfWeek(day), { startTime, endTime }),
  );
}

/** Whether periods of one request overlap each other, counting the buffer of the space between them. */
export function meetEachOther(periods: readonly Span[], bufferMinutes: number): boolean {
  const inOrder = [...periods].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return inOrder.some((period, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && overlaps(withBuffer(period, bufferMinutes), next);
  });
}
