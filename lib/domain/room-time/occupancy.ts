import { type CalendarDay, countDays, dayOfWeek, minutesOf, timeFromMinutes } from "../time/calendar-day";
import { BOOKABLE_HOURS, clipToOpening } from "./day-parts";
import { allowsHours, type OpeningRules } from "./opening-rules";

/** Occupancy of a space: booked minutes divided by bookable minutes. */

type OpenHours = Pick<OpeningRules, "openingTime" | "closingTime" | "timetable">;

const STEP_MINUTES = 30;

const WHOLE_DAY = { startTime: BOOKABLE_HOURS.start, endTime: BOOKABLE_HOURS.end };

/** Minutes of one weekday in which the opening hours and the timetable allow a booking, in steps of half an hour. */
function openMinutesOn(space: OpenHours, weekday: number) {
  const open = clipToOpening(WHOLE_DAY, space);
  if (open === null) return 0;
  const start = minutesOf(open.startTime);
  const end = minutesOf(open.endTime);
  if (!space.timetable.some((entry) => entry.dayOfWeek === weekday)) return end - start;
  let minutes = 0;
  for (let at = start; at < end; at += STEP_MINUTES) {
    const until = Math.min(at + STEP_MINUTES, end);
    if (
      allowsHours(space.timetable, weekday, {
        startTime: timeFromMinutes(at),
        endTime: timeFromMinutes(until),
      })
    )
      minutes += until - at;
  }
  return minutes;
}

/** Bookable minutes of a space from `first` to `last` (both included). */
export function openMinutes(space: OpenHours, first: CalendarDay, last: CalendarDay): number {
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => openMinutesOn(space, weekday));
  const firstWeekday = dayOfWeek(first);
  let minutes = 0;
  for (let n = countDays(first, last) - 1; n >= 0; n -= 1) minutes += byWeekday[(firstWeekday + n) % 7] ?? 0;
  return minutes;
}

/** Occupancy as a whole percentage (0..100); 0 for a space that is never open. */
export function occupancyPercent(bookedMinutes: number, minutes: number): number {
  if (minutes <= 0 || bookedMinutes <= 0) return 0;
  return Math.min(100, Math.round((bookedMinutes / minutes) * 100));
}
