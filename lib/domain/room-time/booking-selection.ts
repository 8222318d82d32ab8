import { type CalendarDay, listDays } from "../time/calendar-day";
import { DAY_PART_ORDER, type DayPart } from "./day-parts";

/** The state of a space's date and time picker (docs/rules.md). */

export interface BookingSelection {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  period: DayPart | null;
}

export type SelectionAction =
  | { type: "clickDay"; day: CalendarDay }
  /** A click on a day before the selected one is invalid. */
  | { type: "startAt"; day: CalendarDay }
  | { type: "choosePeriod"; period: DayPart }
  | { type: "clear" };

/** The periods of a day that can be booked, in the order of `DAY_PART_ORDER`. */
export type BookableOn = (day: CalendarDay) => readonly DayPart[];

export const EMPTY_SELECTION: BookingSelection = { startDate: null, endDate: null, period: null };

const isHalf = (period: DayPart | null): boolean => period === "mattina" || period === "pomeriggio";

export function isRange({ startDate, endDate }: BookingSelection): boolean {
  return startDate !== endDate;
}

export function selectionReducer(selection: BookingSelection, action: SelectionAction): BookingSelection {
  switch (action.type) {
    case "clickDay":
      return clickDay(selection, action.day);
    case "startAt":
      return { startDate: action.day, endDate: action.day, period: null };
    case "choosePeriod":
      return choosePeriod(selection, action.period);
    case "clear":
      return EMPTY_SELECTION;
  }
}

/**
 * The first click selects the day, a click on another day makes a range. A range, and a day with a selected half day,
 * are complete: the next click starts a new selection. A previously selected giornata also applies to the range.
 */
function clickDay(selection: BookingSelection, day: CalendarDay): BookingSelection {
  const { startDate, period } = selection;
  if (startDate === null || isRange(selection)) return { startDate: day, endDate: day, period: null };
  if (day === startDate) return selection;
  if (isHalf(period)) return { startDate: day, endDate: day, period: null };
  return day < startDate
    ? { startDate: day, endDate: startDate, period }
    : { startDate, endDate: day, period };
}

/**
 * Whether a click on `day` would make a range with a day that cannot be booked in full: such a range is useless, so the
 * click starts a new selection. Days that are not loaded yet (null) do not block a range.
 */
export function crossesTakenDay(
  selection: BookingSelection,
  day: CalendarDay,
  periodsOn: (day: CalendarDay) => readonly DayPart[] | null,
): boolean {
  const { startDate, endDate } = clickDay(selection, day);
  if (startDate === null || endDate === null || startDate === endDate) return false;
  return listDays(startDate, endDate).some((one) => periodsOn(one)?.includes("giornata") === false);
}

/**
 * Selecting the same period again clears it; the other half makes the whole day; a half day resets the end to the
 * start. Nothing happens before a day is selected.
 */
function choosePeriod(selection: BookingSelection, period: DayPart): BookingSelection {
  const { startDate } = selection;
  if (startDate === null) return selection;
  if (selection.period === period) return { ...selection, period: null };
  if (!isHalf(period)) return { ...selection, period };
  return { startDate, endDate: startDate, period: isHalf(selection.period) ? "giornata" : period };
}

/** The periods that can be booked on all selected days: for a range only giornata, and only if every day is free. */
function bookableIn(selection: BookingSelection, bookableOn: BookableOn): readonly DayPart[] {
  const { startDate, endDate } = selection;
  if (startDate === null || endDate === null) return [];
  if (!isRange(selection)) return bookableOn(startDate);
  return listDays(startDate, endDate).every((day) => bookableOn(day).includes("giornata"))
    ? ["giornata"]
    : [];
}

/**
 * The periods whose buttons are disabled: those that cannot be booked, giornata while a half is selected, the halves
 * while giornata is selected, and the other half if the two do not make a bookable day. The selected one is never
 * disabled, so that it can be cleared.
 */
export function disabledPeriods(selection: BookingSelection, bookableOn: BookableOn): DayPart[] {
  const bookable = bookableIn(selection, bookableOn);
  return DAY_PART_ORDER.filter((period) => {
    if (period === selection.period) return false;
    if (!bookable.includes(period)) return true;
    if (selection.period === "giornata") return true;
    if (isHalf(selection.period)) return period === "giornata" || !bookable.includes("giornata");
    return false;
  });
}

/** The half of the day that can be added to the chosen one; null if there is none. */
export function halfToAdd(
  selection: BookingSelection,
  bookableOn: BookableOn,
): "mattina" | "pomeriggio" | null {
  const other = selection.period === "mattina" ? "pomeriggio" : "mattina";
  if (!isHalf(selection.period) || disabledPeriods(selection, bookableOn).includes(other)) return null;
  return other;
}

/** How the calendar marks a day: bookable in full, in part or not at all. */
export function dayState(bookable: readonly DayPart[]): "free" | "partial" | "full" {
  if (bookable.includes("giornata")) return "free";
  return bookable.length > 0 ? "partial" : "full";
}
