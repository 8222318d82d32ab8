import { addDays, addMonths, type CalendarDay, earlierOf } from "../time/calendar-day";
import { firstOfMonth, lastOfMonth } from "../time/month-grid";

/** Availability is asked for in windows of this length (docs/rules.md). */
export const WINDOW_MONTHS = 3;
/** How far the calendar turns while the horizon of the centre is not known. */
export const USUAL_HORIZON_MONTHS = 24;

export interface AvailabilityWindow {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** The windows, one after the other from `today`, that together show the month of `month`. */
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

/** Whether the calendar may turn to the month of `month`. */
export function isMonthInReach(
  month: CalendarDay,
  today: CalendarDay,
  horizonMonths = USUAL_HORIZON_MONTHS,
): boolean {
  const first = firstOfMonth(month);
  return first >= firstOfMonth(today) && first <= firstOfMonth(addMonths(today, horizonMonths));
}
