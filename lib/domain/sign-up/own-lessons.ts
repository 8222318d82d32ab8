import type { Span } from "../room-time/busy-spans";
import { dayOf, formatDayRange, formatLongDay, timeOf } from "../time/dates";
import type { OwnTimes } from "./own-sessions";

/** How mails, cards and confirmations say when the lessons of a participant are. */

/** The first lesson, and the next one: the first after it that has not begun. */
export interface OwnLessons {
  first: Span | null;
  next: Span | null;
}

export function firstAndNext(times: OwnTimes, now: Date): OwnLessons {
  const spans = times !== null && "spans" in times ? times.spans : [];
  const [first = null] = spans;
  const next = spans.slice(1).find(({ startsAt }) => startsAt > now) ?? null;
  return { first, next };
}

/** "martedì 1 dicembre 2026, 18:00 – 19:30" */
export const lessonWords = ({ startsAt, endsAt }: Span): string =>
  `${formatLongDay(dayOf(startsAt))}, ${timeOf(startsAt)} – ${timeOf(endsAt)}`;

/**
 * The first and the next lesson, each with its label. Who has not begun yet reads which lesson follows the first; who
 * has, which one is next.
 */
export function lessonFacts(
  { first, next }: OwnLessons,
  hasBegun: boolean,
): [label: string, value: string][] {
  if (first === null) return [];
  const label = hasBegun ? "Prossima lezione" : "Lezione seguente";
  const following: [string, string][] = next === null ? [] : [[label, lessonWords(next)]];
  return [["Prima lezione", lessonWords(first)], ...following];
}

/** The same as lines; in a course without lessons at fixed times its days, then what its words say about the hours. */
export function courseTimeWords(times: OwnTimes, schedule: string, now: Date): string {
  if (times === null) return schedule;
  if ("spans" in times) {
    const lessons = firstAndNext(times, now);
    return lessonFacts(lessons, lessons.first !== null && lessons.first.startsAt <= now)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n");
  }
  const { first, last } = times.days;
  const days = first === last ? `da ${formatLongDay(first)}` : formatDayRange(first, last);
  return [days, schedule].filter((line) => line !== "").join("\n");
}
