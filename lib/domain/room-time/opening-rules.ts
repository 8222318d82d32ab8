import { laterOf, minutesOf, type WallTime } from "../time/calendar-day";
import type { TimeRange } from "./day-parts";

/** A row of `time_slots`; `dayOfWeek` 0 is Sunday. */
export interface TimetableEntry {
  dayOfWeek: number;
  startTime: WallTime;
  endTime: WallTime;
  isAvailable: boolean;
}

/** The fields of a space that determine when it is open; wall-clock times in Europe/Rome. */
export interface OpeningRules {
  isAvailable: boolean;
  openingTime: WallTime;
  closingTime: WallTime;
  minBookingHours: number;
  timetable: TimetableEntry[];
}

export function lengthInMinutes(range: TimeRange): number {
  return minutesOf(range.endTime) - minutesOf(range.startTime);
}

/**
 * Whether the weekly timetable allows these hours on a weekday. If the weekday has entries, the available ones
 * (adjacent entries joined) must cover the hours and no unavailable one may overlap them; without entries every hour is
 * allowed.
 */
export function allowsHours(
  timetable: readonly TimetableEntry[],
  dayOfWeek: number,
  { startTime, endTime }: TimeRange,
): boolean {
  const entries = timetable.filter((entry) => entry.dayOfWeek === dayOfWeek);
  if (entries.length === 0) return true;
  const touching = entries.filter((entry) => entry.startTime < endTime && entry.endTime > startTime);
  if (touching.some((entry) => !entry.isAvailable)) return false;

  let coveredUntil = startTime;
  for (const entry of touching.sort((a, b) => (a.startTime < b.startTime ? -1 : 1))) {
    if (entry.startTime > coveredUntil) return false;
    coveredUntil = laterOf(coveredUntil, entry.endTime);
  }
  return coveredUntil >= endTime;
}
