import { createBookingCheck } from "../booking/booking-check";
import { dayPriceCents, type SpaceRates } from "../money/pricing";
import { BOOKABLE_HOURS, DAY_PART_ORDER, type DayPart, isWithin, type TimeRange } from "../period/day-parts";
import { periodOfPart } from "../period/period";
import {
  type CalendarDay,
  dayOfWeek,
  instantsOf,
  listDays,
  minutesOf,
  timeFromMinutes,
  type WallTime,
} from "../time/dates";
import { indexBusySpans, type Span } from "./busy-spans";
import { allowsHours, type OpeningRules } from "./opening-rules";

export {
  type BookingCheck,
  checkBookable,
  createBookingCheck,
  isRefusal,
  type Refusal,
  resolvePeriod,
} from "../booking/booking-check";
export { type Period, periodOfPart, type ResolvedPeriod } from "../period/period";
export { overlaps, type Span } from "./busy-spans";
export type { OpeningRules, TimetableEntry } from "./opening-rules";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export interface HourSlot {
  /** Start of the slot, which lasts one hour. */
  hour: WallTime;
  isAvailable: boolean;
  price: number | null;
}

export interface DayAvailability {
  date: CalendarDay;
  /** At least one period can be booked. */
  isAvailable: boolean;
  /** Full-day price in cents, null when on request; the same on each hour slot. */
  price: number | null;
  hourSlots: HourSlot[];
  /** Which periods can be booked: what the picker offers and how it marks the day. */
  periods: DayPart[];
}

/** Which of mattina, pomeriggio and giornata can be booked on a day, in this order. */
export function bookablePeriods(
  space: OpeningRules,
  day: CalendarDay,
  busy: readonly Span[],
  now: Date,
): DayPart[] {
  return periodsOn(day, createBookingCheck(space, indexBusySpans(busy), now));
}

function periodsOn(day: CalendarDay, check: ReturnType<typeof createBookingCheck>): DayPart[] {
  return DAY_PART_ORDER.filter((period) => check(periodOfPart(period, day, day)).refusal === null);
}

/**
 * One entry for each day from `startDate` to `endDate`, past ones too (as not available).
 *
 * The hour slots start at the opening and follow each other by the hour while they end by the closing,
 * so a space that opens at 08:30 has them at 08:30, 09:30 and so on. A slot is available when it has
 * not begun, lies in the bookable hours, the space and its timetable allow it and no booking touches it;
 * `minBookingHours` is a matter of how many are taken together.
 *
 * @param busy spans of the bookings of this space that are not canceled, in any order
 */
export function listAvailability(
  space: OpeningRules & SpaceRates,
  startDate: CalendarDay,
  endDate: CalendarDay,
  busy: readonly Span[],
  now: Date,
): DayAvailability[] {
  const isBusy = indexBusySpans(busy);
  const check = createBookingCheck(space, isBusy, now);
  const price = dayPriceCents(space);
  const slots = hourRanges(space);
  /** By weekday, for each slot. */
  const canBook = WEEKDAYS.map((weekday) => slots.map((slot) => canBookHour(space, weekday, slot)));
  const isFree = (span: Span) => span.startsAt >= now && !isBusy(span);

  return listDays(startDate, endDate).map((date) => {
    const periods = periodsOn(date, check);
    const instantOf = instantsOf(date);
    const canBookAt = canBook[dayOfWeek(date)];
    const hourSlots = slots.map((slot, index) => ({
      hour: slot.startTime,
      isAvailable:
        canBookAt?.[index] === true &&
        isFree({ startsAt: instantOf(slot.startTime), endsAt: instantOf(slot.endTime) }),
      price,
    }));
    return { date, isAvailable: periods.length > 0, price, hourSlots, periods };
  });
}

function hourRanges({ openingTime, closingTime }: OpeningRules): TimeRange[] {
  const opening = minutesOf(openingTime);
  const count = Math.max(0, Math.floor((minutesOf(closingTime) - opening) / 60));
  return Array.from({ length: count }, (_, index) => ({
    startTime: timeFromMinutes(opening + index * 60),
    endTime: timeFromMinutes(opening + (index + 1) * 60),
  }));
}

function canBookHour(space: OpeningRules, weekday: number, slot: TimeRange): boolean {
  const isInHours = isWithin(slot, { startTime: BOOKABLE_HOURS.start, endTime: BOOKABLE_HOURS.end });
  return space.isAvailable && isInHours && allowsHours(space.timetable, weekday, slot);
}
