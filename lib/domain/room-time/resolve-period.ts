import { text } from "../language/text";
import { toInstant } from "../time/dates";
import { BOOKABLE_HOURS, clipToOpening, DAY_PARTS, dayPartOf, isWithin, type TimeRange } from "./day-parts";
import { lengthInMinutes, type OpeningRules } from "./opening-rules";
import { type Period, type PeriodField, type PeriodIssue, type ResolvedPeriod, readPeriod } from "./period";

const BOOKABLE_RANGE: TimeRange = { startTime: BOOKABLE_HOURS.start, endTime: BOOKABLE_HOURS.end };

export function isIssue<T extends object>(result: T | PeriodIssue): result is PeriodIssue {
  return "field" in result && "message" in result;
}

/**
 * The period as it would be booked in a space: mattina, pomeriggio, giornata and full days are cut to the opening
 * hours; other hours must lie within them and last at least `minBookingHours`. Depends neither on the clock nor on
 * occupied time.
 */
export function resolvePeriod(space: OpeningRules, period: Period): ResolvedPeriod | PeriodIssue {
  const resolved = resolveHours(space, period);
  return isIssue(resolved) ? resolved : (lengthIssue(space, resolved) ?? resolved);
}

/** `resolvePeriod` without the minimum duration. */
export function resolveHours(space: OpeningRules, period: Period): ResolvedPeriod | PeriodIssue {
  const { issue } = readPeriod(period);
  if (issue) return issue;
  const range = cutToOpening(space, period);
  if (isIssue(range)) return range;
  const { startDate, endDate, isFullDay } = period;
  return {
    startDate,
    endDate,
    ...range,
    isFullDay,
    startsAt: toInstant(startDate, range.startTime),
    endsAt: toInstant(endDate, range.endTime),
  };
}

/** The wall-clock times of a period on each of its days, independent of the dates; expects a valid period. */
export function cutToOpening(
  space: OpeningRules,
  period: Pick<Period, "isFullDay" | "startTime" | "endTime">,
): TimeRange | PeriodIssue {
  const { openingTime, closingTime } = space;
  const closed = (field: PeriodField): PeriodIssue => ({
    field,
    message: text("roomTime.openFromTo", { from: openingTime, to: closingTime }),
  });
  if (period.isFullDay) return clipToOpening(DAY_PARTS.giornata, space) ?? closed("startDate");

  const requested = { startTime: period.startTime ?? "", endTime: period.endTime ?? "" };
  const range = dayPartOf(requested.startTime, requested.endTime)
    ? clipToOpening(requested, space)
    : requested;
  if (!range) return closed("startTime");
  if (!isWithin(range, { startTime: openingTime, endTime: closingTime })) {
    return closed(range.startTime < openingTime || range.startTime >= closingTime ? "startTime" : "endTime");
  }
  if (!isWithin(range, BOOKABLE_RANGE)) {
    return {
      field: range.startTime < BOOKABLE_HOURS.start ? "startTime" : "endTime",
      message: text("roomTime.bookableFromTo", { from: BOOKABLE_HOURS.start, to: BOOKABLE_HOURS.end }),
    };
  }
  return range;
}

/** What is wrong with the duration of hours in a space; null if they are long enough, and for full days. */
export function lengthIssue(
  { minBookingHours }: Pick<OpeningRules, "minBookingHours">,
  period: TimeRange & { isFullDay: boolean },
): PeriodIssue | null {
  if (period.isFullDay || lengthInMinutes(period) >= minBookingHours * 60) return null;
  return { field: "endTime", message: text("roomTime.tooShort", { hours: minBookingHours }) };
}
