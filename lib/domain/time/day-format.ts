import type { Language } from "../language/languages";
import { type CalendarDay, dayOfWeek, partsOfDay } from "./calendar-day";

/**
 * Days as text. The names are in our own tables, so that server and browser render the same text whatever their ICU
 * data: a difference would break hydration.
 */

interface DayNames {
  months: readonly string[];
  /** Sunday first, like `dayOfWeek`. */
  weekdays: readonly [string, string, string, string, string, string, string];
}

const NAMES: Record<Language, DayNames> = {
  it: {
    months: [
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
    ],
    weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
  },
  en: {
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  },
};

/** January first. */
export const monthNames = (language: Language): readonly string[] => NAMES[language].months;

/** Sunday first, like `dayOfWeek`. */
export const weekdayNames = (language: Language): DayNames["weekdays"] => NAMES[language].weekdays;

function namesOf(day: CalendarDay, language: Language) {
  const { year, month, date } = partsOfDay(day);
  const { months, weekdays } = NAMES[language];
  return { weekday: weekdays[dayOfWeek(day)] ?? "", date, month: months[month - 1] ?? "", year };
}

/** "giovedì 3 dicembre 2026", "Thursday 3 December 2026" */
export function formatLongDay(day: CalendarDay, language: Language): string {
  const { weekday, date, month, year } = namesOf(day, language);
  return `${weekday} ${date} ${month} ${year}`;
}

/** "3 dicembre 2026", "3 December 2026" */
export function formatDay(day: CalendarDay, language: Language): string {
  const { date, month, year } = namesOf(day, language);
  return `${date} ${month} ${year}`;
}

const ELIDED = { il: "l'", al: "all'", dal: "dall'", del: "dell'" } as const;
const IN_ENGLISH = { il: "", al: "to ", dal: "from ", del: "of " } as const;

/**
 * "al 3 dicembre 2026", but "all'8 dicembre 2026": the article is elided before `otto` and `undici`. In English the
 * word is a preposition: "to 3 December 2026".
 */
export function formatDayAfter(word: keyof typeof ELIDED, day: CalendarDay, language: Language): string {
  if (language === "en") return `${IN_ENGLISH[word]}${formatDay(day, language)}`;
  const { date } = namesOf(day, language);
  return date === 8 || date === 11
    ? `${ELIDED[word]}${formatDay(day, language)}`
    : `${word} ${formatDay(day, language)}`;
}

/** "gio 3 dic 2026", "Thu 3 Dec 2026"; with the year, since the text may be read much later. */
export function formatShortDay(day: CalendarDay, language: Language): string {
  const { weekday, date, month, year } = namesOf(day, language);
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)} ${year}`;
}

/** "dicembre 2026", "December 2026" */
export function formatMonth(day: CalendarDay, language: Language): string {
  const { month, year } = namesOf(day, language);
  return `${month} ${year}`;
}

/**
 * "3 dicembre 2026", "5–11 dicembre 2026", "30 novembre – 2 dicembre 2026" or "30 dicembre 2026 – 2 gennaio 2027":
 * parts that both ends share are not repeated.
 */
export function formatDayRange(start: CalendarDay, end: CalendarDay, language: Language): string {
  if (start === end) return formatDay(start, language);
  const from = namesOf(start, language);
  const to = namesOf(end, language);
  if (from.year !== to.year) return `${formatDay(start, language)} – ${formatDay(end, language)}`;
  if (from.month !== to.month) return `${from.date} ${from.month} – ${formatDay(end, language)}`;
  return `${from.date}–${formatDay(end, language)}`;
}
