import { earlierOf, laterOf, type WallTime } from "../time/calendar-day";
import type { TimeRange } from "./day-parts";
import type { OpeningRules } from "./opening-rules";

/** Monday first; 0 is Sunday, as in the timetable of a room. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export interface OpenDays {
  /** The first and the last of consecutive weekdays; equal for a single one. */
  from: number;
  to: number;
  /** From the earliest opening of any room to the latest closing; null if no room is open. */
  hours: TimeRange | null;
}

/**
 * The regular weekly opening hours of the centre: whenever one of its rooms can be booked. Consecutive days with the
 * same hours are joined.
 */
export function openingHours(rooms: readonly OpeningRules[]): OpenDays[] {
  const runs: OpenDays[] = [];
  for (const day of WEEK) {
    const hours = rooms
      .filter(({ isAvailable }) => isAvailable)
      .flatMap((room) => hoursOn(room, day))
      .reduce<TimeRange | null>(joined, null);
    const last = runs.at(-1);
    if (last && isSame(last.hours, hours)) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs;
}

/** The hours of one room on a weekday: its opening hours, limited to its timetable if that has entries for the day. */
function hoursOn({ openingTime, closingTime, timetable }: OpeningRules, dayOfWeek: number): TimeRange[] {
  const entries = timetable.filter((entry) => entry.dayOfWeek === dayOfWeek);
  if (entries.length === 0) return [{ startTime: openingTime, endTime: closingTime }];
  return entries
    .filter((entry) => entry.isAvailable)
    .map(({ startTime, endTime }) => ({
      startTime: laterOf(startTime, openingTime),
      endTime: earlierOf(endTime, closingTime),
    }))
    .filter(({ startTime, endTime }) => startTime < endTime);
}

/** Whether any bookable room is regularly open at a time of a weekday. */
export const isAnyOpenAt = (rooms: readonly OpeningRules[], dayOfWeek: number, time: WallTime): boolean =>
  rooms
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((room) => hoursOn(room, dayOfWeek))
    .some(({ startTime, endTime }) => startTime <= time && time < endTime);

const joined = (a: TimeRange | null, b: TimeRange): TimeRange =>
  a === null ? b : { startTime: earlierOf(a.startTime, b.startTime), endTime: laterOf(a.endTime, b.endTime) };

const isSame = (a: TimeRange | null, b: TimeRange | null) =>
  a?.startTime === b?.startTime && a?.endTime === b?.endTime;
