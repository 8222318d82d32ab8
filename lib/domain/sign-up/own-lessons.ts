import type { Language } from "../language/languages";
import type { Span } from "../room-time/busy-spans";
import { dayOf, formatDayRange, formatLongDay, timeOf } from "../time/dates";
import type { OwnTimes } from "./own-sessions";

/** The first lesson, and the next: the earliest later lesson that has not started. */
export interface OwnLessons {
  first: Span | null;
  next: Span | null;
}

export const LESSON_LABEL: Record<Language, string> = { it: "Lezione", en: "Lesson" };

export function firstAndNext(times: OwnTimes, now: Date): OwnLessons {
  const spans = times !== null && "spans" in times ? times.spans : [];
  const [first = null] = spans;
  const next = spans.slice(1).find(({ startsAt }) => startsAt > now) ?? null;
  return { first, next };
}

const WORDS: Record<Language, { first: string; following: string; next: string; from: string }> = {
  it: { first: "Prima lezione", following: "Lezione seguente", next: "Prossima lezione", from: "da" },
  en: { first: "First lesson", following: "Following lesson", next: "Next lesson", from: "from" },
};

/** "martedì 1 dicembre 2026, 18:00 – 19:30" */
export const lessonWords = ({ startsAt, endsAt }: Span, language: Language): string =>
  `${formatLongDay(dayOf(startsAt), language)}, ${timeOf(startsAt)} – ${timeOf(endsAt)}`;

/** The first and the next lesson, labelled "following" before the first lesson and "next" afterwards. */
export function lessonFacts(
  { first, next }: OwnLessons,
  hasBegun: boolean,
  language: Language,
): [label: string, value: string][] {
  if (first === null) return [];
  const words = WORDS[language];
  const label = hasBegun ? words.next : words.following;
  const following: [string, string][] = next === null ? [] : [[label, lessonWords(next, language)]];
  return [[words.first, lessonWords(first, language)], ...following];
}

/** The same as lines of text. A course without lessons at fixed times lists its days and then its schedule text. */
export function courseTimeWords(times: OwnTimes, schedule: string, now: Date, language: Language): string {
  if (times === null) return schedule;
  if ("spans" in times && times.isSingle)
    return times.spans.map((span) => lessonWords(span, language)).join("\n");
  if ("spans" in times) {
    const lessons = firstAndNext(times, now);
    return lessonFacts(lessons, lessons.first !== null && lessons.first.startsAt <= now, language)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n");
  }
  const { first, last } = times.days;
  const days =
    first === last
      ? `${WORDS[language].from} ${formatLongDay(first, language)}`
      : formatDayRange(first, last, language);
  return [days, schedule].filter((line) => line !== "").join("\n");
}
