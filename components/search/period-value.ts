import { DEFAULT_HOURS, endHourOptions } from "@/lib/domain/room-time/day-parts";
import { type CalendarDay, laterOf, type WallTime } from "@/lib/domain/time/calendar-day";

/** What the date and time fields of a search hold. Times count only when it is not for the full day. */
export interface PeriodValue {
  /** "" until a day is chosen, as in a date input. */
  startDate: CalendarDay | "";
  endDate: CalendarDay | "";
  isFullDay: boolean;
  startTime: WallTime;
  endTime: WallTime;
}

/** Full days, with the hours that the hourly mode starts from (docs/product.md). */
export const EMPTY_PERIOD: PeriodValue = { startDate: "", endDate: "", isFullDay: true, ...DEFAULT_HOURS };

/** One day is the usual request, so check-in fills in check-out too; which never precedes it, and by hours is the same day. */
function withStartDate(value: PeriodValue): Partial<PeriodValue> {
  const { startDate, endDate, isFullDay } = value;
  if (startDate === "") return {};
  return { endDate: isFullDay ? laterOf(startDate, endDate || startDate) : startDate };
}

/** An end that the new start has overtaken moves to the next hour. */
function withStartTime({ startTime, endTime }: PeriodValue): Partial<PeriodValue> {
  if (endTime > startTime) return {};
  const next = endHourOptions(startTime).find((option) => !option.isDisabled);
  return next ? { endTime: next.hour } : {};
}

/** The fields that change along when the field `changed` of a period has the value that `value` says. */
export function followingFields(value: PeriodValue, changed: string): Partial<PeriodValue> {
  if (changed === "startDate") return withStartDate(value);
  if (changed === "isFullDay") return value.isFullDay ? {} : { endDate: value.startDate };
  if (changed === "startTime") return withStartTime(value);
  return {};
}
