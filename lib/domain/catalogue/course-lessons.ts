import type { Span } from "../room-time/busy-spans";
import { addDays, type CalendarDay, earlierOf, laterOf } from "../time/dates";
import { type CoursePlan, sessionSpans } from "./course-sessions";

/** The most days that are checked, since a closure may last for years and a course may have no end. */
const LOOKED_AT_DAYS = 366;

/**
 * The lessons that a course holds from one day to another (at most 366), wherever it is held. Without a first or last
 * day it goes on week by week; inactive or canceled it holds none.
 * @param isOff days on which no session takes place
 */
export function lessonsOn(
  { sessions, startDate, endDate, isActive, status }: Omit<CoursePlan, "spaceId">,
  from: CalendarDay,
  to: CalendarDay,
  isOff: (day: CalendarDay) => boolean,
): Span[] {
  if (!isActive || status === "canceled" || sessions.length === 0) return [];
  const first = startDate === null ? from : laterOf(startDate, from);
  const last = earlierOf(earlierOf(endDate ?? to, to), addDays(first, LOOKED_AT_DAYS - 1));
  return last < first ? [] : sessionSpans(sessions, first, last, isOff);
}
