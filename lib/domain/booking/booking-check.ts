import { DAY_PARTS } from "../period/day-parts";
import type { Period, PeriodField, ResolvedPeriod } from "../period/period";
import { isIssue, resolvePeriod } from "../period/resolve-period";
import { indexBusySpans, overlaps, type Span } from "../space/busy-spans";
import { allowsHours, type OpeningRules } from "../space/opening-rules";
import { type TakenSpan, withBuffer } from "../space/taken-time";
import { addDays, addMonths, dayOf, dayOfWeek, earlierOf, listDays, toInstant } from "../time/dates";
import { type HolidayRules, observedHolidays } from "../time/holidays";
import { type Unavailable, WHY_NOT } from "./why-not";

/** What a space says about when it can be booked. */
export interface BookableSpace extends OpeningRules {
  /** Not bookable after each booking. */
  bufferMinutes: number;
}

/** What the centre says about when its spaces can be booked. */
export interface CentreRules extends HolidayRules {
  /** No booking starts on a later day than so many months from today. */
  horizonMonths: number;
  /** No booking starts sooner than this; 0 for administrators. */
  noticeMinutes: number;
}

/** A centre that asks for nothing, for tests and previews. */
export const OPEN_CENTRE: CentreRules = {
  observesHolidays: false,
  patronSaintDay: null,
  horizonMonths: 24,
  noticeMinutes: 0,
};

/**
 * The answer of the one rule that search, calendar, quote and creation go by. `period` is what would be booked, null
 * where the opening hours leave nothing of it; `field` is the field to blame where the caller asked for what no space
 * and no other day would change (400), null where the time is just not to be had (409).
 */
export type BookingCheck =
  | { period: ResolvedPeriod; unavailable: null; field: null }
  | { period: ResolvedPeriod | null; unavailable: Unavailable; field: PeriodField | null };

/**
 * Makes the check of one space, for many periods: what is taken is indexed once.
 *
 * @param taken stretches of this space's time, buffers included, in any order
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
  const holidayOn = observedHolidays(rules);
  const today = dayOf(now);
  const lastDay = addMonths(today, rules.horizonMonths);
  const noticeEnd = new Date(now.getTime() + rules.noticeMinutes * 60_000);

  /** The reason of a closure that the period meets, or the name of a holiday in it. */
  function closedBy(period: ResolvedPeriod): string | null {
    if (isClosed(period)) return closures.find((closure) => overlaps(closure, period))?.reason ?? null;
    if (!rules.observesHolidays) return null;
    const { startDate, endDate } = period;
    if (startDate === endDate) return holidayOn(startDate);
    return (
      listDays(startDate, endDate)
        .map(holidayOn)
        .find((name) => name !== null) ?? null
    );
  }

  return (asked) => {
    const resolved = resolvePeriod(space, asked);
    const issue = isIssue(resolved) ? resolved : null;
    const period = isIssue(resolved) ? null : resolved;
    const refuse = (unavailable: Unavailable, field: PeriodField | null = null): BookingCheck => ({
      period,
      unavailable,
      field,
    });

    // A morning cut to a late opening begins with that opening.
    const startsAt = period?.startsAt ?? askedStart(asked);
    const startField = !asked.isFullDay && asked.startDate === today ? "startTime" : "startDate";
    if (startsAt < now) return refuse(WHY_NOT.past, startField);
    if (startsAt < noticeEnd) return refuse(WHY_NOT.tooSoon(rules.noticeMinutes), startField);
    if (asked.startDate > lastDay) return refuse(WHY_NOT.tooFar(lastDay), "startDate");
    if (issue || period === null) return refuse(WHY_NOT.outsideHours(issue?.message ?? ""), issue?.field);
    if (!space.isAvailable) return refuse(WHY_NOT.spaceOff);
    if (!isInTimetable(space, period)) return refuse(WHY_NOT.offTimetable);
    const reason = closedBy(period);
    if (reason !== null) return refuse(WHY_NOT.closed(reason));
    const withPause = withBuffer(period, space.bufferMinutes);
    if (isTaken(withPause)) {
      const what = held.find((span) => overlaps(span, withPause))?.heldAs;
      return refuse(what == null ? WHY_NOT.taken : WHY_NOT.held(what));
    }
    return { period, unavailable: null, field: null };
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

function askedStart({ startDate, startTime, isFullDay }: Period): Date {
  return toInstant(startDate, isFullDay || startTime === null ? DAY_PARTS.giornata.startTime : startTime);
}

/** Every day of the period must allow its hours; a week has seen all weekdays. */
function isInTimetable(
  space: OpeningRules,
  { startDate, endDate, startTime, endTime }: ResolvedPeriod,
): boolean {
  if (space.timetable.length === 0) return true;
  return listDays(startDate, earlierOf(endDate, addDays(startDate, 6))).every((day) =>
    allowsHours(space.timetable, dayOfWeek(day), { startTime, endTime }),
  );
}

/** Whether periods of one wish get in each other's way, the buffer of the space between them included. */
export function meetEachOther(periods: readonly Span[], bufferMinutes: number): boolean {
  const inOrder = [...periods].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return inOrder.some((period, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && overlaps(withBuffer(period, bufferMinutes), next);
  });
}
