import { type CalendarDay, formatDay, formatDayRange, WEEKDAY_NAMES } from "../time/dates";
import type { CourseSession } from "./course-sessions";

/** How the pages of courses say when a course runs and for how many (docs/rules.md). */

/** "3 dicembre 2026", "3 dicembre 2026 – 20 gennaio 2027", or null for a course without a start. */
export function courseDays(course: {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
}): string | null {
  if (course.startDate === null) return null;
  return course.endDate === null
    ? formatDay(course.startDate)
    : formatDayRange(course.startDate, course.endDate);
}

/** "Massimo 8 partecipanti", "1 partecipante alla volta", or null without a limit. */
export function courseSize(maxParticipants: number | null): string | null {
  if (maxParticipants === null) return null;
  return maxParticipants === 1 ? "1 partecipante alla volta" : `Massimo ${maxParticipants} partecipanti`;
}

/** "lunedì 18:00 – 19:00, giovedì 18:00 – 19:00", from Monday on; empty without lessons. */
export function sessionWords(sessions: readonly CourseSession[]): string {
  const sinceMonday = ({ dayOfWeek }: CourseSession) => (dayOfWeek + 6) % 7;
  return [...sessions]
    .sort((a, b) => sinceMonday(a) - sinceMonday(b) || (a.startTime < b.startTime ? -1 : 1))
    .map(({ dayOfWeek, startTime, endTime }) => `${WEEKDAY_NAMES[dayOfWeek]} ${startTime} – ${endTime}`)
    .join(", ");
}
