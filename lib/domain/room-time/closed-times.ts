import { type CalendarDay, dayOfWeek, type WallTime } from "../time/calendar-day";
import { toInstant } from "../time/dates";
import type { HolidayRules } from "../time/holidays";
import { createOpeningCheck } from "./booking-check";
import { BOOKABLE_HOURS } from "./day-parts";
import type { OpeningRules } from "./opening-rules";
import { isIssue, resolveHours } from "./resolve-period";

/** A time at which a space is closed by its rules. ISO instants; the message is the one of a refused booking. */
export interface ClosedTime {
  startsAt: string;
  endsAt: string;
  message: string;
}

/**
 * Creates a function that lists when one space is closed on a day, within the bookable hours of the centre: outside its
 * opening hours or its timetable, and on observed holidays. Closures are not included: they are stored as occupied
 * time.
 */
export function createClosedTimes(
  space: OpeningRules,
  rules: HolidayRules,
): (day: CalendarDay) => ClosedTime[] {
  const whyClosed = createOpeningCheck(space, rules);

  function whyNotOpen(day: CalendarDay, startTime: WallTime, endTime: WallTime): string | null {
    const period = { startDate: day, endDate: day, isFullDay: false, startTime, endTime };
    const hours = resolveHours(space, period);
    return isIssue(hours) ? hours.message : (whyClosed(period, null)?.message ?? null);
  }

  return (day) => {
    const times = turningTimes(space, day);
    const closed: ClosedTime[] = [];
    for (const [index, startTime] of times.entries()) {
      const endTime = times[index + 1];
      if (endTime === undefined) break;
      const message = whyNotOpen(day, startTime, endTime);
      if (message === null) continue;
      const startsAt = toInstant(day, startTime).toISOString();
      const endsAt = toInstant(day, endTime).toISOString();
      const last = closed.at(-1);
      if (last?.endsAt === startsAt && last.message === message) last.endsAt = endsAt;
      else closed.push({ startsAt, endsAt, message });
    }
    return closed;
  };
}

/** The times of a day at which a space may change between open and closed, in order. */
function turningTimes({ openingTime, closingTime, timetable }: OpeningRules, day: CalendarDay): WallTime[] {
  const weekday = dayOfWeek(day);
  const borders = timetable
    .filter((entry) => entry.dayOfWeek === weekday)
    .flatMap(({ startTime, endTime }) => [startTime, endTime]);
  const { start, end } = BOOKABLE_HOURS;
  const within = [openingTime, closingTime, ...borders].filter((time) => start < time && time < end);
  return [...new Set([start, ...within, end])].sort();
}
