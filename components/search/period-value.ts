import { DEFAULT_HOURS, endHourOptions } from "@/lib/domain/room-time/day-parts";
import type { Period } from "@/lib/domain/room-time/period";
import { type CalendarDay, laterOf, type WallTime } from "@/lib/domain/time/calendar-day";

/** What the date and time fields of a search hold. Times count only when it is not for the full day. */
export interface PeriodValue extends Pick<Period, "isFullDay"> {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
}

/** Full days, with the hours that the hourly mode starts from (docs/product.md). */
export const EMPTY_PERIOD: PeriodValue = {
  startDate: null,
  endDate: null,
  isFullDay: true,
  ...DEFAULT_HOURS,
};

/** One day is the usual wish, so check-in fills in check-out too; which never precedes it, and by hours is the same day. */
export function withStartDate(value: PeriodValue, startDate: CalendarDay): PeriodValue {
  const endDate = value.isFullDay ? laterOf(startDate, value.endDate ?? startDate) : startDate;
  return { ...value, startDate, endDate };
}

export function withFullDay(value: PeriodValue, isFullDay: boolean): PeriodValue {
  return { ...value, isFullDay, endDate: isFullDay ? value.endDate : value.startDate };
}

/** An end that the new start has overtaken moves to the next hour. */
export function withStartTime(value: PeriodValue, startTime: WallTime): PeriodValue {
  if (value.endTime > startTime) return { ...value, startTime };
  const next = endHourOptions(startTime).find((option) => !option.isDisabled);
  return { ...value, startTime, endTime: next?.hour ?? value.endTime };
}
