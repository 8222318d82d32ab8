import { type CalendarDay, dayOfWeek, listDays, minutesOf, timeFromMinutes } from "../time/calendar-day";
import { BOOKABLE_HOURS, clipToOpening } from "./day-parts";
import { allowsHours, type OpeningRules } from "./opening-rules";

/** How full a space is: booked minutes over the minutes in which it can be booked. */

type OpenHours = Pick<OpeningRules, "openingTime" | "closingTime" | "timetable">;

const STEP_MINUTES = 30;

const WHOLE_DAY = { startTime: BOOKABLE_HOURS.start, endTime: BOOKABLE_HOURS.end };

/** Minutes of one weekday in which the space is open and its timetable allows a booking, by the half hour. */
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

/** Minutes from `first` to `last` (both counted) in which a space can be booked. */
export function openMinutes(space: OpenHours, first: CalendarDay, last: CalendarDay): number {
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => openMinutesOn(space, weekday));
  return listDays(first, last).reduce((sum, day) => sum + (byWeekday[dayOfWeek(day)] ?? 0), 0);
}

/** Whole percent from 0 to 100; a space that is never open has 0. */
export function occupancyPercent(bookedMinutes: number, minutes: number): number {
  if (minutes <= 0 || bookedMinutes <= 0) return 0;
  return Math.min(100, Math.round((bookedMinutes / minutes) * 100));
}
