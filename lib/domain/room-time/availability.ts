import {
  type CalendarDay,
  clockOf,
  listDays,
  minutesOf,
  timeFromMinutes,
  type WallTime,
} from "../time/dates";
import { type BookableSpace, type CentreRules, createTimeCheck, outsideHours } from "./booking-check";
import { DAY_PART_ORDER, DAY_PARTS, type DayPart, type TimeRange } from "./day-parts";
import type { OpeningRules } from "./opening-rules";
import { type Period, periodOfPart } from "./period";
import { dayPriceCents, quotePrice, type SpaceRates } from "./pricing";
import { cutToOpening, isIssue, lengthIssue, resolvePeriod } from "./resolve-period";
import type { TakenSpan } from "./taken-time";
import type { Unavailable } from "./why-not";

interface HourSlot {
  /** Start of the slot, which lasts one hour; wall-clock time in Europe/Rome. */
  hour: WallTime;
  isAvailable: boolean;
  price: number | null;
}

/** One part of a day as it would be booked. `unavailable` is null exactly when it can be booked. */
interface PartAvailability extends TimeRange {
  isAvailable: boolean;
  /** Cents; null for a price on request. */
  price: number | null;
  unavailable: Unavailable | null;
}

export interface DayAvailability {
  date: CalendarDay;
  /** Whether at least one part of the day can be booked. */
  isAvailable: boolean;
  /** The full-day price in cents, null on request; repeated on each hour slot. */
  price: number | null;
  hourSlots: HourSlot[];
  periods: Record<DayPart, PartAvailability>;
  /** Why no part of the day can be booked; null exactly when one can be. */
  unavailable: Unavailable | null;
}

/**
 * Availability day by day from `startDate` to `endDate` (both included); past days are listed as not available. Hour
 * slots start at the opening time and repeat every hour as long as they end by the closing time: a space that opens at
 * 08:30 has slots at 08:30, 09:30 and so on. A slot is available if that single hour could be booked; `minBookingHours`
 * applies to the number of slots taken together.
 * @param taken spans of this space's occupied time, buffers included, in any order
 */
export function listAvailability(
  space: BookableSpace & SpaceRates,
  startDate: CalendarDay,
  endDate: CalendarDay,
  taken: readonly TakenSpan[],
  rules: CentreRules,
  now: Date,
): DayAvailability[] {
  const { whyNotBegin, whyNotFree } = createTimeCheck(space, taken, rules, now);
  const price = dayPriceCents(space);
  const shown = partsOf(space, startDate);
  const slots = hourRanges(space).map((slot) => ({ hour: slot.startTime, hours: anyDay(space, slot) }));
  const parts = {
    mattina: anyDayPart(space, "mattina"),
    pomeriggio: anyDayPart(space, "pomeriggio"),
    giornata: anyDayPart(space, "giornata"),
  };

  return listDays(startDate, endDate).map((date) => {
    const clock = clockOf(date);
    // Runs about a thousand times for one calendar, so it avoids lists and copies of objects.
    const whyNot = ({ startTime, endTime, startMinute, endMinute, isFullDay, outside }: AnyDayHours) => {
      const startsAt = clock(startMinute);
      const endsAt = clock(endMinute);
      return (
        whyNotBegin({ startDate: date, isFullDay }, startsAt)?.unavailable ??
        outside ??
        whyNotFree({ startDate: date, endDate: date, startTime, endTime, startsAt, endsAt })
      );
    };
    const of = (part: DayPart): PartAvailability => {
      const { hours, tooShort } = parts[part];
      const unavailable = whyNot(hours) ?? tooShort;
      const { startTime, endTime, price } = shown[part];
      return { isAvailable: unavailable === null, startTime, endTime, price, unavailable };
    };
    const periods = { mattina: of("mattina"), pomeriggio: of("pomeriggio"), giornata: of("giornata") };
    const hourSlots = slots.map(({ hour, hours }) => ({ hour, isAvailable: whyNot(hours) === null, price }));
    const isAvailable = DAY_PART_ORDER.some((part) => periods[part].isAvailable);
    const unavailable = isAvailable ? null : periods.giornata.unavailable;
    return { date, isAvailable, price, hourSlots, periods, unavailable };
  });
}

/** The hours of a space, resolved once for all days and only placed on each day. */
interface AnyDayHours extends TimeRange {
  /** Minutes since midnight. */
  startMinute: number;
  endMinute: number;
  isFullDay: boolean;
  /** Why they are not bookable on any day; the hours are then the requested ones. */
  outside: Unavailable | null;
}

type Hours = TimeRange & { isFullDay?: boolean };

function anyDay(space: OpeningRules, { startTime, endTime, isFullDay = false }: Hours): AnyDayHours {
  const cut = cutToOpening(space, { startTime, endTime, isFullDay });
  const range = isIssue(cut) ? { startTime, endTime } : cut;
  return {
    ...range,
    startMinute: minutesOf(range.startTime),
    endMinute: minutesOf(range.endTime),
    isFullDay,
    outside: isIssue(cut) ? outsideHours(cut).unavailable : null,
  };
}

/** A part of the day in a space, and why it is too short to be booked there; null if it is long enough. */
interface AnyDayPart {
  hours: AnyDayHours;
  tooShort: Unavailable | null;
}

function anyDayPart(space: OpeningRules, part: DayPart): AnyDayPart {
  const { startTime, endTime } = DAY_PARTS[part];
  const hours = anyDay(space, { startTime, endTime, isFullDay: part === "giornata" });
  const issue = lengthIssue(space, hours);
  return { hours, tooShort: issue && outsideHours(issue).unavailable };
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
