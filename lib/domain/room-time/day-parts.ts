import { earlierOf, laterOf, minutesOf, timeFromMinutes, type WallTime } from "../time/calendar-day";

/** The bookable periods of a day and the hours to choose from (docs/rules.md). */

export type DayPart = "mattina" | "pomeriggio" | "giornata";

export interface TimeRange {
  startTime: WallTime;
  endTime: WallTime;
}

export const DAY_PARTS: Record<DayPart, TimeRange & { label: string }> = {
  mattina: { startTime: "08:00", endTime: "13:00", label: "Mattina" },
  pomeriggio: { startTime: "14:00", endTime: "19:00", label: "Pomeriggio" },
  giornata: { startTime: "08:00", endTime: "19:00", label: "Giornata" },
};

export const DAY_PART_ORDER: readonly DayPart[] = ["mattina", "pomeriggio", "giornata"];

/** Hourly bookings must lie within these hours, whatever the opening hours of the space. */
export const BOOKABLE_HOURS = { start: "08:00", end: "20:00" } as const;

/** Default hours of the hourly mode of the search form. */
export const DEFAULT_HOURS = { startTime: "09:00", endTime: "18:00" } as const;

/** 08:00, 09:00 … 20:00 */
export const HOUR_OPTIONS: readonly WallTime[] = Array.from({ length: 13 }, (_, index) =>
  timeFromMinutes(minutesOf(BOOKABLE_HOURS.start) + index * 60),
);

/** Hours at which a booking can start: all but the last. */
export const startHourOptions: readonly WallTime[] = HOUR_OPTIONS.slice(0, -1);

/** Hours at which a booking can end (all but the first); those not after `start` are disabled. */
export function endHourOptions(start: WallTime | null): { hour: WallTime; isDisabled: boolean }[] {
  return HOUR_OPTIONS.slice(1).map((hour) => ({ hour, isDisabled: start !== null && hour <= start }));
}

/** The part of the day with exactly these times, or null. */
export function dayPartOf(startTime: WallTime, endTime: WallTime): DayPart | null {
  return (
    DAY_PART_ORDER.find((p) => DAY_PARTS[p].startTime === startTime && DAY_PARTS[p].endTime === endTime) ??
    null
  );
}

/** Whether `range` lies within `outer`, bounds included. */
export function isWithin(range: TimeRange, outer: TimeRange): boolean {
  return range.startTime >= outer.startTime && range.endTime <= outer.endTime;
}

/** The part of `range` inside the opening hours, or null if nothing is left. */
export function clipToOpening(
  range: TimeRange,
  opening: { openingTime: WallTime; closingTime: WallTime },
): TimeRange | null {
  const startTime = laterOf(range.startTime, opening.openingTime);
  const endTime = earlierOf(range.endTime, opening.closingTime);
  return startTime < endTime ? { startTime, endTime } : null;
}
