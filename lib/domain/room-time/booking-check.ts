import {
  addDays,
  addMonths,
  type CalendarDay,
  dayOf,
  dayOfWeek,
  earlierOf,
  listDays,
  toInstant,
} from "../time/dates";
import { type HolidayRules, observedHolidays } from "../time/holidays";
import { indexSpans, overlaps, type Span } from "./busy-spans";
import { DAY_PARTS, type TimeRange } from "./day-parts";
import { allowsHours, type OpeningRules } from "./opening-rules";
import type { Period, PeriodField, PeriodIssue, ResolvedPeriod } from "./period";
import { isIssue, lengthIssue, resolveHours } from "./resolve-period";
import { type TakenSpan, withBuffer } from "./taken-time";
import { type Unavailable, WHY_NOT } from "./why-not";

const MINUTE_MS = 60_000;

/** The fields of a space that determine when it can be booked. */
export interface BookableSpace extends OpeningRules {
  /** Minutes after each booking during which the space cannot be booked. */
  bufferMinutes: number;
}

/** The settings of the centre that determine when its spaces can be booked. */
export interface CentreRules extends HolidayRules {
  /** The last bookable start is this many months from today. */
  horizonMonths: number;
  /** The shortest notice of a booking, in minutes; 0 for administrators. */
  noticeMinutes: number;
}

/**
 * The result of the single check that search, calendar, quote and booking share. `period` is what would be booked, null
 * if no part of it lies within the opening hours. `field` is the invalid field (400) if no other space or day could
 * satisfy the request, null if the time is merely not available (409).
 */
export type BookingCheck =
  | { period: ResolvedPeriod; unavailable: null; field: null }
  | { period: ResolvedPeriod | null; unavailable: Unavailable; field: PeriodField | null };

/** The same hours on each of several days: all that the opening rules depend on. */
type DayHours = Pick<ResolvedPeriod, "startDate" | "endDate" | "startTime" | "endTime">;

/** Hours of one room with their instants in milliseconds since 1970. */
interface TimedHours extends DayHours {
  startsAt: number;
  endsAt: number;
}

type Closure = Pick<TakenSpan, "reason" | "otherRoom">;

interface Refusal {
  unavailable: Unavailable;
  field: PeriodField | null;
}

/**
 * Creates the check of one space, to be used for many periods: occupied time is indexed once.
 * @param taken spans of this space's occupied time, buffers included, in any order
 * @param now the instant from which notice and horizon are counted
 */
export function createBookingCheck(
  space: BookableSpace,
  taken: readonly TakenSpan[],
  rules: CentreRules,
  now: Date,
): (period: Period) => BookingCheck {
  const { whyNotBegin, whyNotFree } = createTimeCheck(space, taken, rules, now);

  return (requested) => {
    const resolved = resolveHours(space, requested);
    const period = isIssue(resolved) ? null : resolved;
    // A morning that is cut to a late opening starts with that opening.
    const startsAt = (period?.startsAt ?? requestedStart(requested)).getTime();
    const late = whyNotBegin(requested, startsAt);
    if (late !== null) return { period, ...late };
    if (isIssue(resolved)) return { period: null, ...outsideHours(resolved) };
    const unavailable = whyNotFree({ ...resolved, startsAt, endsAt: resolved.endsAt.getTime() });
    if (unavailable !== null) return { period: resolved, unavailable, field: null };
    // Checked last: for an hour on a day that is fully booked, a longer duration would not help.
    const tooShort = lengthIssue(space, resolved);
    if (tooShort) return { period: null, ...outsideHours(tooShort) };
    return { period: resolved, unavailable: null, field: null };
  };
}

/** The refusal of hours that the room does not offer. */
export function outsideHours({ message, field }: PeriodIssue): Refusal {
  return { unavailable: WHY_NOT.outsideHours(message), field };
}

/**
 * Creates the parts of `createBookingCheck` that depend on the day, for callers that check the same resolved hours on
 * many days. The caller must preserve the order: `whyNotBegin`, its own check of the room's hours, `whyNotFree`, and
 * finally its own check of the minimum duration.
 */
export function createTimeCheck(
  space: BookableSpace,
  taken: readonly TakenSpan[],
  rules: CentreRules,
  now: Date,
) {
  const closureIn = indexSpans(taken.filter(({ reason }) => reason !== null));
  const takenIn = indexSpans(taken.filter(({ reason }) => reason === null));
  const heldIn = indexSpans(taken.filter(({ heldAs }) => heldAs != null));
  const whyClosed = createOpeningCheck(space, rules);
  const today = dayOf(now);
  const lastDay = addMonths(today, rules.horizonMonths);
  const noticeEnd = now.getTime() + rules.noticeMinutes * MINUTE_MS;
  const bufferMs = space.bufferMinutes * MINUTE_MS;

  /** Why a period cannot begin at an instant (milliseconds since 1970), regardless of the room; null if it can. */
  function whyNotBegin(
    { startDate, isFullDay }: Pick<Period, "startDate" | "isFullDay">,
    startsAt: number,
  ): Refusal | null {
    const field = !isFullDay && startDate === today ? "startTime" : "startDate";
    if (startsAt < now.getTime()) return { unavailable: WHY_NOT.past, field };
    if (startsAt < noticeEnd) return { unavailable: WHY_NOT.tooSoon(rules.noticeMinutes), field };
    if (startDate > lastDay) return { unavailable: WHY_NOT.tooFar(lastDay), field: "startDate" };
    return null;
  }

  /** Why the room is closed or occupied in these hours; null if it is free. */
  function whyNotFree(hours: TimedHours): Unavailable | null {
    const { startsAt, endsAt } = hours;
    const closed = whyClosed(hours, closureIn(startsAt, endsAt) ?? null);
    if (closed !== null) return closed;
    const taken = takenIn(startsAt, endsAt + bufferMs);
    if (taken === undefined) return null;
    const held = heldIn(startsAt, endsAt + bufferMs);
    return held?.heldAs == null ? WHY_NOT.taken(taken.otherRoom) : WHY_NOT.held(held.heldAs, held.otherRoom);
  }

  return { whyNotBegin, whyNotFree };
}

/**
 * Creates the part of the check that depends neither on occupied time nor on the clock: why a space is closed in a
 * period by its own switch, its timetable, a closure or an observed holiday.
 * @returns a function of the period and a closure in it (null for none), which returns null if the space is open
 */
export function createOpeningCheck(
  space: OpeningRules,
  rules: HolidayRules,
): (period: DayHours, closure: Closure | null) => Unavailable | null {
  const holidayOn = observedHolidays(rules);
  const isInTimetable = createTimetableCheck(space);

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
    if (!isInTimetable(period)) return WHY_NOT.offTimetable;
    if (closure?.reason != null) return WHY_NOT.closed(closure.reason, closure.otherRoom);
    const holiday = holidayIn(period);
    return holiday === null ? null : WHY_NOT.closed(holiday);
  };
}

function requestedStart({ startDate, startTime, isFullDay }: Period): Date {
  return toInstant(startDate, isFullDay || startTime === null ? DAY_PARTS.giornata.startTime : startTime);
}

/** Creates a check whether the timetable allows the hours on every day of a period. */
function createTimetableCheck({ timetable }: OpeningRules): (period: DayHours) => boolean {
  if (timetable.length === 0) return () => true;
  const weekdays = new Map<CalendarDay, number>();
  const weekdayOf = (day: CalendarDay) => {
    const known = weekdays.get(day) ?? dayOfWeek(day);
    weekdays.set(day, known);
    return known;
  };
  const verdicts = new Map<string, boolean>();
  const allows = (weekday: number, { startTime, endTime }: TimeRange) => {
    const key = `${weekday} ${startTime} ${endTime}`;
    const known = verdicts.get(key) ?? allowsHours(timetable, weekday, { startTime, endTime });
    verdicts.set(key, known);
    return known;
  };
  return (period) => {
    const { startDate, endDate } = period;
    if (startDate === endDate) return allows(weekdayOf(startDate), period);
    // Seven days cover all weekdays.
    const days = listDays(startDate, earlierOf(endDate, addDays(startDate, 6)));
    return days.every((day) => allows(weekdayOf(day), period));
  };
}

/** Whether periods of one request overlap each other, counting the buffer of the space between them. */
export function conflictWithEachOther(periods: readonly Span[], bufferMinutes: number): boolean {
  const inOrder = [...periods].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return inOrder.some((period, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && overlaps(withBuffer(period, bufferMinutes), next);
  });
}
