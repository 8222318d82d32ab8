import { addDays, type CalendarDay, compareDays, dayOfWeek, laterOf } from "../time/calendar-day";
import type { Period } from "./period";

/** Several dates that are booked together: picked by hand, or by a weekly repetition. */

export const MAX_SERIES_DATES = 60;

/** Repeats every week, every second or every fourth week. */
export const REPEAT_EVERY = [1, 2, 4] as const;
export type RepeatEvery = (typeof REPEAT_EVERY)[number];

export interface Repeat {
  /** 0 is Sunday, as everywhere; weeks start on Monday. */
  weekdays: readonly number[];
  every: RepeatEvery;
  from: CalendarDay;
  /** Included. */
  until: CalendarDay;
}

/** The number of days since the Monday of the day's week. */
const daysSinceMonday = (day: CalendarDay): number => (dayOfWeek(day) + 6) % 7;

/**
 * The days of a repetition, in order. The week of `from` is the first that counts, whichever weekday `from` is.
 * @param most the maximum length of the list, so that a distant end costs nothing
 */
export function repeatedDays(repeat: Repeat, most: number = MAX_SERIES_DATES + 1): CalendarDay[] {
  const { every, from, until } = repeat;
  const offsets = [...new Set(repeat.weekdays)].map((weekday) => (weekday + 6) % 7).sort((a, b) => a - b);
  const days: CalendarDay[] = [];
  if (offsets.length === 0) return days;
  let monday = addDays(from, -daysSinceMonday(from));
  while (monday <= until && days.length < most) {
    for (const offset of offsets) {
      const day = addDays(monday, offset);
      if (day >= from && day <= until && days.length < most) days.push(day);
    }
    monday = addDays(monday, 7 * every);
  }
  return days;
}

/** The last day of a repetition with `times` dates; `from` itself if nothing repeats. */
export function untilAfter(repeat: Omit<Repeat, "until">, times: number): CalendarDay {
  const farthest = addDays(repeat.from, 7 * repeat.every * (times + 1));
  return repeatedDays({ ...repeat, until: farthest }, times).at(-1) ?? repeat.from;
}

/** Sorts periods by day, then by hour; full days come before hours of the same day. */
export function comparePeriods(a: Period, b: Period): number {
  return (
    compareDays(a.startDate, b.startDate) ||
    compareDays(a.startTime ?? "", b.startTime ?? "") ||
    compareDays(a.endDate, b.endDate)
  );
}

/** The first to the last day of the periods, for which availability must be read to check them. Null for none. */
export function spanOfPeriods(periods: readonly Period[]): Pick<Period, "startDate" | "endDate"> | null {
  const [first] = [...periods].sort(comparePeriods);
  if (first === undefined) return null;
  const endDate = periods.reduce((last, period) => laterOf(last, period.endDate), first.endDate);
  return { startDate: first.startDate, endDate };
}
