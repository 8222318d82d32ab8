import { isRefusal, resolvePeriod } from "../booking/booking-check";
import { periodOfPart } from "../space/availability";
import { allowsHours, type OpeningRules } from "../space/opening-rules";
import { type CalendarDay, dayOfWeek, minutesOf, timeFromMinutes } from "../time/calendar-day";
import { DAY_PART_ORDER, type DayPart, isWithin, type TimeRange } from "./day-parts";

/** A day as the availability answer of the contract has it: the hours, but not which periods they make. */
export interface SlottedDay {
  date: CalendarDay;
  isAvailable: boolean;
  hourSlots: readonly { hour: string; isAvailable: boolean }[];
}

const MINUTES_IN_DAY = 24 * 60;

/**
 * Which periods of a day can be booked, read from its hour slots: what the picker offers. Agrees with
 * `bookablePeriods`, which sees the bookings themselves, wherever the slots begin on the hours at which
 * periods begin and end. Elsewhere a slot that sticks out of the period does not count against it, since
 * what takes it may lie outside; the quote, which the picker asks for before anything is booked, decides.
 */
export function periodsFromSlots(space: OpeningRules, day: SlottedDay): DayPart[] {
  if (!day.isAvailable || !space.isAvailable) return [];
  return DAY_PART_ORDER.filter((period) => {
    const range = resolvePeriod(space, periodOfPart(period, day.date, day.date));
    return (
      !isRefusal(range) &&
      allowsHours(space.timetable, dayOfWeek(day.date), range) &&
      areFree(day.hourSlots, range)
    );
  });
}

function areFree(hourSlots: SlottedDay["hourSlots"], range: TimeRange): boolean {
  const touching = hourSlots
    .map(({ hour, isAvailable }) => ({ ...hourRange(hour), isAvailable }))
    .filter((slot) => slot.startTime < range.endTime && slot.endTime > range.startTime);
  const inside = touching.filter((slot) => isWithin(slot, range));
  const deciding = inside.length > 0 ? inside : touching;
  return deciding.length > 0 && deciding.every((slot) => slot.isAvailable);
}

function hourRange(startTime: string): TimeRange {
  const end = Math.min(minutesOf(startTime) + 60, MINUTES_IN_DAY - 1);
  return { startTime, endTime: timeFromMinutes(end) };
}
