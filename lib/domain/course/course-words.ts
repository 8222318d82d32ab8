import { type CalendarDay, formatDay, formatDayRange } from "../time/dates";

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
