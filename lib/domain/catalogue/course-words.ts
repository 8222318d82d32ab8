import { DEFAULT_LANGUAGE, type Language } from "../language/languages";
import { text } from "../language/text";
import { type CalendarDay, countDays, formatDay, formatDayRange, weekdayNames } from "../time/dates";
import type { CourseSession } from "./course-sessions";

/** How the pages of courses say when a course runs and for how many (docs/rules.md). */

/** "3 dicembre 2026", "3 dicembre 2026 – 20 gennaio 2027", or null for a course without a start. */
export function courseDays(
  course: { startDate: CalendarDay | null; endDate: CalendarDay | null },
  language: Language = DEFAULT_LANGUAGE,
): string | null {
  if (course.startDate === null) return null;
  return course.endDate === null
    ? formatDay(course.startDate, language)
    : formatDayRange(course.startDate, course.endDate, language);
}

/** The text of "Massimo 8 partecipanti" or "1 partecipante alla volta"; null without a limit. */
export function courseSize(maxParticipants: number | null): string | null {
  return maxParticipants === null ? null : text("offering.courseSize", { count: maxParticipants });
}

/** "lunedì 18:00 – 19:00, giovedì 18:00 – 19:00", from Monday on; empty without lessons. */
export function sessionWords(
  sessions: readonly CourseSession[],
  language: Language = DEFAULT_LANGUAGE,
): string {
  const weekdays = weekdayNames(language);
  const sinceMonday = ({ dayOfWeek }: CourseSession) => (dayOfWeek + 6) % 7;
  return [...sessions]
    .sort((a, b) => sinceMonday(a) - sinceMonday(b) || (a.startTime < b.startTime ? -1 : 1))
    .map(({ dayOfWeek, startTime, endTime }) => `${weekdays[dayOfWeek]} ${startTime} – ${endTime}`)
    .join(", ");
}

const DAYS_IN_WEEK = 7;

/**
 * What the lessons and days of a course say by themselves: its hours ("martedì 18:30 – 20:00"), its length ("8
 * settimane") and whether it takes several days. Texts are empty where there are no lessons, or no days.
 */
export function planWords({
  sessions,
  startDate,
  endDate,
}: {
  sessions: readonly CourseSession[];
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
}): { schedule: string; duration: string; isMultiDay: boolean } {
  const days = startDate === null || endDate === null ? 0 : countDays(startDate, endDate);
  const weeks = Math.ceil(days / DAYS_IN_WEEK);
  const hasLength = sessions.length > 0 && weeks > 0;
  return {
    schedule: sessionWords(sessions),
    duration: hasLength ? (weeks === 1 ? "1 settimana" : `${weeks} settimane`) : "",
    isMultiDay: days > 1,
  };
}
