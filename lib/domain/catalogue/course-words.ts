import { DEFAULT_LANGUAGE, type Language } from "../language/languages";
import { text } from "../language/text";
import { TRANSLATED_LANGUAGES, type Translations } from "../language/translations";
import { type CalendarDay, countDays, formatDay, formatDayRange, weekdayNames } from "../time/dates";
import type { CourseSession } from "./course-sessions";

export const COURSE_FORMATS = ["presenza", "online", "misto"] as const;
export const COURSE_TYPES = ["individuale", "gruppo"] as const;

/** The dates and group size of a course as text (docs/rules.md). */

/** "3 dicembre 2026", "3 dicembre 2026 – 20 gennaio 2027", or null for a course without a start. */
export function courseDays(
  course: { startDate: CalendarDay | null; endDate: CalendarDay | null },
  language: Language,
): string | null {
  if (course.startDate === null) return null;
  return course.endDate === null
    ? formatDay(course.startDate, language)
    : formatDayRange(course.startDate, course.endDate, language);
}

/** "Massimo 8 partecipanti" or "1 partecipante alla volta"; null without a limit. */
export function courseSize(maxParticipants: number | null): string | null {
  return maxParticipants === null ? null : text("offering.courseSize", { count: maxParticipants });
}

/** "lunedì 18:00 – 19:00, giovedì 18:00 – 19:00", from Monday on; empty without lessons. */
export function sessionWords(sessions: readonly CourseSession[], language: Language): string {
  const weekdays = weekdayNames(language);
  const sinceMonday = ({ dayOfWeek }: CourseSession) => (dayOfWeek + 6) % 7;
  return [...sessions]
    .sort((a, b) => sinceMonday(a) - sinceMonday(b) || (a.startTime < b.startTime ? -1 : 1))
    .map(({ dayOfWeek, startTime, endTime }) => `${weekdays[dayOfWeek]} ${startTime} – ${endTime}`)
    .join(", ");
}

const DAYS_IN_WEEK = 7;

const WEEKS: Record<Language, readonly [one: string, many: string]> = {
  it: ["settimana", "settimane"],
  en: ["week", "weeks"],
};

interface CoursePlan {
  sessions: readonly CourseSession[];
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
}

/**
 * The texts that follow from a course's lessons and days: its hours ("martedì 18:30 – 20:00"), its length ("8
 * settimane") and whether it takes several days. Texts are empty without lessons or days.
 */
export function planWords(
  { sessions, startDate, endDate }: CoursePlan,
  language: Language,
): { schedule: string; duration: string; isMultiDay: boolean } {
  const days = startDate === null || endDate === null ? 0 : countDays(startDate, endDate);
  const weeks = Math.ceil(days / DAYS_IN_WEEK);
  const hasLength = sessions.length > 0 && weeks > 0;
  return {
    schedule: sessionWords(sessions, language),
    duration: hasLength ? `${weeks} ${WEEKS[language][weeks === 1 ? 0 : 1]}` : "",
    isMultiDay: days > 1,
  };
}

/**
 * The translations of a course, plus hours and length if they equal the generated Italian texts: they are then
 * generated for every language. Manual translations take precedence.
 */
export function withPlanTranslations(
  course: CoursePlan & { schedule: string; duration: string },
  translations: Translations,
): Translations {
  const derived = planWords(course, DEFAULT_LANGUAGE);
  const isDerived = (name: "schedule" | "duration") => course[name] !== "" && course[name] === derived[name];
  const names = (["schedule", "duration"] as const).filter(isDerived);
  if (names.length === 0) return translations;
  const inOthers = TRANSLATED_LANGUAGES.map((language) => {
    const words = planWords(course, language);
    const planned = Object.fromEntries(names.map((name) => [name, words[name]]));
    return [language, { ...planned, ...translations[language] }];
  });
  return Object.fromEntries(inOthers);
}
