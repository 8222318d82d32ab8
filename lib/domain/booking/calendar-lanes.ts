import { BOOKABLE_HOURS, DAY_PARTS } from "../period/day-parts";
import { addDays, addMonths, type CalendarDay, countDays, dayOfWeek, minutesOf } from "../time/calendar-day";
import { formatDayRange, formatLongDay, formatMonth } from "../time/day-format";
import { firstOfMonth, monthWeeks } from "../time/month-grid";

/** The calendar of the administrator: bookings as bars on lanes, one lane a space. */

export type CalendarView = "month" | "week" | "day";

/** A period on the clock of Rome: calendar days and wall times. */
export interface LanePeriod {
  startDate: CalendarDay;
  endDate: CalendarDay;
  startTime: string;
  endTime: string;
}

/** A bar on a lane. Fractions of the width of the lane; `row` keeps bars that overlap apart. */
export interface LaneBar<Item> {
  item: Item;
  start: number;
  width: number;
  row: number;
  /** It began before the days shown, or goes on after them. */
  isCutLeft: boolean;
  isCutRight: boolean;
}

const DAY_START = minutesOf(BOOKABLE_HOURS.start);
const DAY_MINUTES = minutesOf(BOOKABLE_HOURS.end) - DAY_START;

/** The first and last day that a view of `day` shows; a month is shown in whole weeks. */
export function viewRange(view: CalendarView, day: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  if (view === "day") return { first: day, last: day };
  if (view === "week") return weekOf(day);
  const weeks = monthWeeks(day);
  const first = weekOf(firstOfMonth(day)).first;
  return { first, last: addDays(first, weeks.length * 7 - 1) };
}

/** Monday to Sunday around a day. */
export function weekOf(day: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  const first = addDays(day, -((dayOfWeek(day) + 6) % 7));
  return { first, last: addDays(first, 6) };
}

/** The day that a view moves to, one step back (-1) or on (1). */
export function stepView(view: CalendarView, day: CalendarDay, step: 1 | -1): CalendarDay {
  if (view === "month") return addMonths(firstOfMonth(day), step);
  return addDays(day, view === "week" ? 7 * step : step);
}

/** What stands over a view: "dicembre 2026", "30 novembre – 6 dicembre 2026", "giovedì 3 dicembre 2026". */
export function viewTitle(view: CalendarView, day: CalendarDay): string {
  if (view === "month") return formatMonth(day);
  if (view === "day") return formatLongDay(day);
  const { first, last } = viewRange("week", day);
  return formatDayRange(first, last);
}

export function touchesDay(period: LanePeriod, day: CalendarDay): boolean {
  return period.startDate <= day && day <= period.endDate;
}

/** Which half of a day a period takes: its morning, its afternoon, or both. */
export function halvesOn(period: LanePeriod, day: CalendarDay): { morning: boolean; afternoon: boolean } {
  if (!touchesDay(period, day)) return { morning: false, afternoon: false };
  return {
    morning: period.startTime < DAY_PARTS.pomeriggio.startTime,
    afternoon: period.endTime > DAY_PARTS.pomeriggio.startTime,
  };
}

/** Where a wall time stands within the bookable hours of a day: 0 at 08:00, 1 at 20:00, never outside. */
function dayFraction(time: string): number {
  return Math.min(1, Math.max(0, (minutesOf(time) - DAY_START) / DAY_MINUTES));
}

/**
 * The bars of one lane over the days from `first` to `last`: each day has the same width and runs over the bookable
 * hours. Bars that overlap (a canceled booking and the one that took its place) get rows of their own.
 */
export function layoutLane<Item extends LanePeriod>(
  items: readonly Item[],
  first: CalendarDay,
  last: CalendarDay,
): { bars: LaneBar<Item>[]; rows: number } {
  const days = countDays(first, last);
  const shown = items
    .filter((item) => item.startDate <= last && item.endDate >= first)
    .map((item) => {
      const isCutLeft = item.startDate < first;
      const isCutRight = item.endDate > last;
      const start = isCutLeft ? 0 : countDays(first, item.startDate) - 1 + dayFraction(item.startTime);
      const end = isCutRight ? days : countDays(first, item.endDate) - 1 + dayFraction(item.endTime);
      return { item, start: start / days, end: end / days, isCutLeft, isCutRight };
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);

  const endOfRow: number[] = [];
  const bars = shown.map(({ item, start, end, isCutLeft, isCutRight }) => {
    const free = endOfRow.findIndex((rowEnd) => rowEnd <= start);
    const row = free === -1 ? endOfRow.length : free;
    endOfRow[row] = end;
    return { item, start, width: end - start, row, isCutLeft, isCutRight };
  });
  return { bars, rows: Math.max(1, endOfRow.length) };
}
