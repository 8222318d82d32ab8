import { type CalendarDay, dayOfWeek, partsOfDay } from "./calendar-day";

/**
 * Days in Italian. The names stand in tables of our own, so that server and browser write the same
 * text whatever their ICU data: a difference would break hydration.
 */

export const MONTH_NAMES = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
] as const;

/** Sunday first, like `dayOfWeek`. */
export const WEEKDAY_NAMES = [
  "domenica",
  "lunedì",
  "martedì",
  "mercoledì",
  "giovedì",
  "venerdì",
  "sabato",
] as const;

function namesOf(day: CalendarDay): { weekday: string; date: number; month: string; year: number } {
  const { year, month, date } = partsOfDay(day);
  return { weekday: WEEKDAY_NAMES[dayOfWeek(day)] ?? "", date, month: MONTH_NAMES[month - 1] ?? "", year };
}

/** "giovedì 3 dicembre 2026" */
export function formatLongDay(day: CalendarDay): string {
  const { weekday, date, month, year } = namesOf(day);
  return `${weekday} ${date} ${month} ${year}`;
}

/** "3 dicembre 2026" */
export function formatDay(day: CalendarDay): string {
  const { date, month, year } = namesOf(day);
  return `${date} ${month} ${year}`;
}

const ELIDED = { il: "l'", al: "all'", dal: "dall'", del: "dell'" } as const;

/** "al 3 dicembre 2026", but "all'8 dicembre 2026": before `otto` and `undici` the article loses its vowel. */
export function formatDayAfter(word: keyof typeof ELIDED, day: CalendarDay): string {
  const { date } = namesOf(day);
  return date === 8 || date === 11 ? `${ELIDED[word]}${formatDay(day)}` : `${word} ${formatDay(day)}`;
}

/** "gio 3 dic 2026"; with its year, since nobody knows when it is read. */
export function formatShortDay(day: CalendarDay): string {
  const { weekday, date, month, year } = namesOf(day);
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)} ${year}`;
}

/** "dicembre 2026" */
export function formatMonth(day: CalendarDay): string {
  const { month, year } = namesOf(day);
  return `${month} ${year}`;
}

/**
 * "3 dicembre 2026", "5–11 dicembre 2026", "30 novembre – 2 dicembre 2026" or
 * "30 dicembre 2026 – 2 gennaio 2027": what both ends share is said once.
 */
export function formatDayRange(start: CalendarDay, end: CalendarDay): string {
  if (start === end) return formatDay(start);
  const from = namesOf(start);
  const to = namesOf(end);
  if (from.year !== to.year) return `${formatDay(start)} – ${formatDay(end)}`;
  if (from.month !== to.month) return `${from.date} ${from.month} – ${formatDay(end)}`;
  return `${from.date}–${formatDay(end)}`;
}
