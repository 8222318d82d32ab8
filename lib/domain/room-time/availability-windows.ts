import { addDays, addMonths, type CalendarDay, earlierOf } from "../time/calendar-day";
import { firstOfMonth, lastOfMonth } from "../time/month-grid";

/** The calendar requests availability in windows of this many months (docs/rules.md). */
export const WINDOW_MONTHS = 3;
/** How many months ahead the calendar can be paged until the booking horizon is loaded. */
export const USUAL_HORIZON_MONTHS = 24;

export interface AvailabilityWindow {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** The days of a request whose days are optional: by default from `today`, for three months. */
export function availabilityDays(
  asked: { startDate?: CalendarDay | undefined; endDate?: CalendarDay | undefined },
  today: CalendarDay,
): AvailabilityWindow {
  const startDate = asked.startDate ?? today;
  return { startDate, endDate: asked.endDate ?? addMonths(startDate, WINDOW_MONTHS) };
}

/** The consecutive windows from `today` on that together cover the calendar page of `month`. */
export function windowsThrough(
  month: CalendarDay,
  today: CalendarDay,
  horizonMonths = USUAL_HORIZON_MONTHS,
): AvailabilityWindow[] {
  const last = earlierOf(lastOfMonth(month), lastOfMonth(addMonths(today, horizonMonths)));
  const windows: AvailabilityWindow[] = [];
  let endDate = addDays(today, -1);
  do {
    const startDate = addDays(endDate, 1);
    endDate = addMonths(today, WINDOW_MONTHS * (windows.length + 1));
    windows.push({ startDate, endDate });
  } while (endDate < last);
  return windows;
}

/** Whether the calendar can be paged to the month of `month`. */
export function isMonthInReach(
  month: CalendarDay,
  today: CalendarDay,
  horizonMonths = USUAL_HORIZON_MONTHS,
): boolean {
  const first = firstOfMonth(month);
  return first >= firstOfMonth(today) && first <= firstOfMonth(addMonths(today, horizonMonths));
}
