import { DEFAULT_HOURS, endHourOptions } from "@/lib/domain/room-time/day-parts";
import { type CalendarDay, laterOf, type WallTime } from "@/lib/domain/time/calendar-day";

/** The values of the date and time fields of a search. Times only apply unless it is for full days. */
export interface PeriodValue {
  /** "" until a day is chosen, as in a date input. */
  startDate: CalendarDay | "";
  endDate: CalendarDay | "";
  isFullDay: boolean;
  startTime: WallTime;
  endTime: WallTime;
}

/** Full days, with the default hours for the hourly mode (docs/product.md). */
export const EMPTY_PERIOD: PeriodValue = { startDate: "", endDate: "", isFullDay: true, ...DEFAULT_HOURS };

/**
 * The check-in fills in the check-out, because one day is the usual request. The check-out never precedes the check-in,
 * and equals it for hours.
 */
function withStartDate(value: PeriodValue): Partial<PeriodValue> {
  const { startDate, endDate, isFullDay } = value;
  if (startDate === "") return {};
  return { endDate: isFullDay ? laterOf(startDate, endDate || startDate) : startDate };
}

/** Moves the end to the next hour if the new start is not before it. */
function withStartTime({ startTime, endTime }: PeriodValue): Partial<PeriodValue> {
  if (endTime > startTime) return {};
  const next = endHourOptions(startTime).find((option) => !option.isDisabled);
  return next ? { endTime: next.hour } : {};
}

/** The dependent fields to update after the field `changed` was set in `value`. */
export function dependentFields(value: PeriodValue, changed: string): Partial<PeriodValue> {
  if (changed === "startDate") return withStartDate(value);
  if (changed === "isFullDay") return value.isFullDay ? {} : { endDate: value.startDate };
  if (changed === "startTime") return withStartTime(value);
  return {};
}
