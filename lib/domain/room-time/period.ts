import { type CalendarDay, isCalendarDay, isWallTime, type WallTime } from "../time/calendar-day";
import type { Span } from "./busy-spans";
import { DAY_PARTS, type DayPart, isWithin } from "./day-parts";
import { isTooLong } from "./longest";
import { PERIOD_SENTENCES } from "./period-sentences";

/**
 * A requested period: full days from `startDate` to `endDate` (both included, times null), or hours of one day.
 * Calendar days and wall-clock times in Europe/Rome.
 */
export interface Period {
  startDate: CalendarDay;
  endDate: CalendarDay;
  isFullDay: boolean;
  startTime: WallTime | null;
  endTime: WallTime | null;
}

/** A period as it is booked: cut to the opening hours of a space, with its instants. */
export interface ResolvedPeriod extends Period, Span {
  startTime: WallTime;
  endTime: WallTime;
}

/** A period in request bodies, queries and forms: missing, empty or null means not chosen. */
export type PeriodFields = { [Field in keyof Period]?: Period[Field] | null | undefined };

export type PeriodField = Exclude<keyof Period, "isFullDay">;

/** Why fields do not make a period, regardless of the space. The message is an Italian sentence for that field. */
export interface PeriodIssue {
  field: PeriodField;
  message: string;
}

const refuse = (field: PeriodField, message: string) => ({ period: null, issue: { field, message } });

/**
 * Parses the fields of a period. Without an end, it ends on the day it starts; without `isFullDay`, two times make it
 * hours and anything else makes it full days, whose times are ignored. Never throws.
 * @returns the period, or the first problem of the fields
 */
export function readPeriod(
  fields: PeriodFields,
): { period: Period; issue: null } | { period: null; issue: PeriodIssue } {
  const { startDate, startTime, endTime } = fields;
  const endDate = fields.endDate || startDate;
  if (!startDate) return refuse("startDate", PERIOD_SENTENCES.startMissing);
  if (!isCalendarDay(startDate)) return refuse("startDate", PERIOD_SENTENCES.day);
  if (!endDate || !isCalendarDay(endDate)) return refuse("endDate", PERIOD_SENTENCES.day);
  if (endDate < startDate) return refuse("endDate", PERIOD_SENTENCES.endBeforeStart);
  if (isTooLong(startDate, endDate)) return refuse("endDate", PERIOD_SENTENCES.lastsTooLong);
  if (fields.isFullDay ?? !(startTime && endTime)) {
    return { period: { startDate, endDate, isFullDay: true, startTime: null, endTime: null }, issue: null };
  }
  if (!startTime) return refuse("startTime", PERIOD_SENTENCES.timesRequired);
  if (!endTime) return refuse("endTime", PERIOD_SENTENCES.timesRequired);
  if (!isWallTime(startTime)) return refuse("startTime", PERIOD_SENTENCES.time);
  if (!isWallTime(endTime)) return refuse("endTime", PERIOD_SENTENCES.time);
  if (startDate !== endDate) return refuse("endDate", PERIOD_SENTENCES.hoursOfOneDay);
  if (startTime >= endTime) return refuse("endTime", PERIOD_SENTENCES.endTimeBeforeStart);
  return { period: { startDate, endDate, isFullDay: false, startTime, endTime }, issue: null };
}

/** The period of a selected part of the day; giornata is a full day. */
export function periodOfPart(part: DayPart, startDate: CalendarDay, endDate: CalendarDay): Period {
  if (part === "giornata") return { startDate, endDate, isFullDay: true, startTime: null, endTime: null };
  const { startTime, endTime } = DAY_PARTS[part];
  return { startDate, endDate, isFullDay: false, startTime, endTime };
}

/** Whether hours lie within one half of the day and cost the half-day rate (docs/rules.md, "Prices"). */
export function isHalfDay({ isFullDay, startTime, endTime }: Period): boolean {
  if (isFullDay || startTime === null || endTime === null) return false;
  const range = { startTime, endTime };
  return isWithin(range, DAY_PARTS.mattina) || isWithin(range, DAY_PARTS.pomeriggio);
}
