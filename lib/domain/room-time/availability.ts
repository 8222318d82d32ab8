import { type CalendarDay, listDays, minutesOf, timeFromMinutes, type WallTime } from "../time/dates";
import { type BookableSpace, type CentreRules, createBookingCheck } from "./booking-check";
import { DAY_PART_ORDER, DAY_PARTS, type DayPart, type TimeRange } from "./day-parts";
import type { OpeningRules } from "./opening-rules";
import { type Period, periodOfPart } from "./period";
import { dayPriceCents, quotePrice, type SpaceRates } from "./pricing";
import { isIssue, resolvePeriod } from "./resolve-period";
import type { TakenSpan } from "./taken-time";
import type { Unavailable } from "./why-not";

export interface HourSlot {
  /** Start of the slot, which lasts one hour; wall time in Europe/Rome. */
  hour: WallTime;
  isAvailable: boolean;
  price: number | null;
}

/** One part of a day as it would be booked. `unavailable` is null exactly when it can be booked. */
export interface PartAvailability extends TimeRange {
  isAvailable: boolean;
  /** Cents, null when on request. */
  price: number | null;
  unavailable: Unavailable | null;
}

export interface DayAvailability {
  date: CalendarDay;
  /** Whether at least one part of the day can be booked. */
  isAvailable: boolean;
  /** Full-day price in cents, null when on request; repeated on each hour slot. */
  price: number | null;
  hourSlots: HourSlot[];
  periods: Record<DayPart, PartAvailability>;
  /** Why no part of the day can be booked; null exactly when one can be. */
  unavailable: Unavailable | null;
}

/**
 * Availability day by day from `startDate` to `endDate` (both included); past days are listed as not available.
 * Hour slots start at the opening time and repeat every hour while they end before the closing time: a space that opens
 * at 08:30 has slots at 08:30, 09:30 and so on. A slot is available when that single hour could be booked;
 * `minBookingHours` applies to the number of slots taken together.
 * @param taken stretches of this space's time, buffers included, in any order
 */
export function listAvailability(
  space: BookableSpace & SpaceRates,
  startDate: CalendarDay,
  endDate: CalendarDay,
  taken: readonly TakenSpan[],
  rules: CentreRules,
  now: Date,
): DayAvailability[] {
  const check = createBookingCheck(space, taken, rules, now);
  const checkHour = createBookingCheck({ ...space, minBookingHours: 1 }, taken, rules, now);
  const price = dayPriceCents(space);
  const slots = hourRanges(space);
  const parts = partsOf(space, startDate);

  return listDays(startDate, endDate).map((date) => {
    const of = (part: DayPart): PartAvailability => {
      const { unavailable } = check(periodOfPart(part, date, date));
      return { isAvailable: unavailable === null, ...parts[part], unavailable };
    };
    const periods = { mattina: of("mattina"), pomeriggio: of("pomeriggio"), giornata: of("giornata") };
    const hourSlots = slots.map((slot) => ({
      hour: slot.startTime,
      isAvailable:
        checkHour({ startDate: date, endDate: date, isFullDay: false, ...slot }).unavailable === null,
      price,
    }));
    const isAvailable = DAY_PART_ORDER.some((part) => periods[part].isAvailable);
    const unavailable = isAvailable ? null : periods.giornata.unavailable;
    return { date, isAvailable, price, hourSlots, periods, unavailable };
  });
}

/** The hours and the price of each part of a day in a space; they are the same on every day. */
function partsOf(space: OpeningRules & SpaceRates, day: CalendarDay) {
  const of = (part: DayPart) => {
    const period = periodOfPart(part, day, day);
    const resolved = resolvePeriod(space, period);
    const { startTime, endTime } = isIssue(resolved) ? DAY_PARTS[part] : resolved;
    return { startTime, endTime, price: priceOf(space, isIssue(resolved) ? period : resolved) };
  };
  return { mattina: of("mattina"), pomeriggio: of("pomeriggio"), giornata: of("giornata") };
}

function priceOf(space: SpaceRates, period: Period): number | null {
  const { isOnRequest, totalAmount } = quotePrice(space, period);
  return isOnRequest ? null : totalAmount;
}

function hourRanges({ openingTime, closingTime }: OpeningRules): TimeRange[] {
  const opening = minutesOf(openingTime);
  const count = Math.max(0, Math.floor((minutesOf(closingTime) - opening) / 60));
  return Array.from({ length: count }, (_, index) => ({
    startTime: timeFromMinutes(opening + index * 60),
    endTime: timeFromMinutes(opening + (index + 1) * 60),
  }));
}
