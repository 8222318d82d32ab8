import { addDays, type CalendarDay, dayOfWeek, isCalendarDay } from "../time/calendar-day";
import type { Period } from "./period";
import { comparePeriods, MAX_SERIES_DATES, type RepeatEvery, repeatedDays, untilAfter } from "./series";

/** "Ripeti": the plan of a series before it is booked. */

export type SeriesMode = "none" | "weeks" | "days";

export interface SeriesPlan {
  mode: SeriesMode;
  every: RepeatEvery;
  /** 0 is Sunday; an empty list stands for the weekday of the first date. */
  weekdays: readonly number[];
  /** The last day, or the number of dates. */
  end: { kind: "times"; times: number } | { kind: "until"; day: CalendarDay };
  /** Dates added by hand, not including the first. */
  days: readonly CalendarDay[];
  /** Dates that are left out, by the day for which they were planned. */
  dropped: readonly CalendarDay[];
  /** Replacements of dates, by the day for which they were planned. */
  swapped: Readonly<Record<CalendarDay, Period>>;
}

export const NO_SERIES: SeriesPlan = {
  mode: "none",
  every: 1,
  weekdays: [],
  end: { kind: "times", times: 8 },
  days: [],
  dropped: [],
  swapped: {},
};

/** A date of a plan; `key` is the day for which it was planned, even after a replacement. */
export interface PlannedDate {
  key: CalendarDay;
  period: Period;
  isDropped: boolean;
  isSwapped: boolean;
}

export type PlanAction =
  | { type: "mode"; mode: SeriesMode; every?: RepeatEvery }
  | { type: "weekday"; weekday: number; first: number }
  | { type: "end"; end: SeriesPlan["end"] }
  | { type: "addDay"; day: CalendarDay }
  | { type: "drop" | "keep"; keys: readonly CalendarDay[] }
  | { type: "swap"; key: CalendarDay; period: Period };

export function planReducer(plan: SeriesPlan, action: PlanAction): SeriesPlan {
  switch (action.type) {
    case "mode":
      return { ...plan, mode: action.mode, every: action.every ?? plan.every, dropped: [], swapped: {} };
    case "weekday": {
      const before = plan.weekdays.length > 0 ? plan.weekdays : [action.first];
      const weekdays = before.includes(action.weekday)
        ? before.filter((weekday) => weekday !== action.weekday)
        : [...before, action.weekday];
      return { ...plan, weekdays };
    }
    case "end":
      return { ...plan, end: action.end };
    case "addDay":
      return isCalendarDay(action.day) && !plan.days.includes(action.day)
        ? { ...plan, days: [...plan.days, action.day] }
        : plan;
    case "drop":
      return { ...plan, dropped: [...new Set([...plan.dropped, ...action.keys])] };
    case "keep":
      return { ...plan, dropped: plan.dropped.filter((day) => !action.keys.includes(day)) };
    case "swap":
      return { ...plan, swapped: { ...plan.swapped, [action.key]: action.period } };
  }
}

/** The days of a plan in order; one more than the limit of a series, to detect that there are too many. */
function plannedDays({ mode, every, weekdays, end, days }: SeriesPlan, from: CalendarDay): CalendarDay[] {
  const most = MAX_SERIES_DATES + 1;
  if (mode === "none") return [];
  if (mode === "days") return [...new Set([from, ...days])].sort().slice(0, most);
  const repeat = { weekdays: weekdays.length > 0 ? weekdays : [dayOfWeek(from)], every, from };
  const until = end.kind === "until" ? end.day : untilAfter(repeat, Math.min(end.times, most));
  return isCalendarDay(until) ? repeatedDays({ ...repeat, until }, most) : [];
}

/** If a plan has more dates than a series may have, the last possible day (Europe/Rome); null if it fits. */
export function overLimit(plan: SeriesPlan, first: Period): { lastDay: CalendarDay } | null {
  const days = plannedDays(plan, first.startDate);
  const lastDay = days[MAX_SERIES_DATES - 1];
  return days.length > MAX_SERIES_DATES && lastDay !== undefined ? { lastDay } : null;
}

/**
 * The dates of a plan in chronological order, up to the limit of a series, at the hours of the first date. Every date
 * of a series is a single day.
 */
export function plannedDates(plan: SeriesPlan, first: Period): PlannedDate[] {
  return plannedDays(plan, first.startDate)
    .slice(0, MAX_SERIES_DATES)
    .map((key) => ({
      key,
      period: plan.swapped[key] ?? { ...first, startDate: key, endDate: key },
      isDropped: plan.dropped.includes(key),
      isSwapped: plan.swapped[key] !== undefined,
    }));
}

/** The periods to be quoted and booked: those that are not left out, in chronological order. */
export const includedPeriods = (dates: readonly PlannedDate[]): Period[] =>
  dates
    .filter(({ isDropped }) => !isDropped)
    .map(({ period }) => period)
    .sort(comparePeriods);

/** The default last day: seven weeks after the first date, which makes eight weekly dates. */
export const suggestedEnd = (from: CalendarDay): CalendarDay => addDays(from, 49);
