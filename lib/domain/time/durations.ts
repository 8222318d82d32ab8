import type { Language } from "../language/languages";

const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 1440;

interface LengthWords {
  day: readonly [one: string, many: string];
  hour: readonly [one: string, many: string];
  minute: readonly [one: string, many: string];
  and: string;
}

const WORDS: Record<Language, LengthWords> = {
  it: { day: ["giorno", "giorni"], hour: ["ora", "ore"], minute: ["minuto", "minuti"], and: "e" },
  en: { day: ["day", "days"], hour: ["hour", "hours"], minute: ["minute", "minutes"], and: "and" },
};

/** A list with commas and a final "and": "Loto, Salvia e Timo". */
export function formatList(list: readonly string[], language: Language): string {
  const last = list.at(-1) ?? "";
  return list.length < 2 ? last : `${list.slice(0, -1).join(", ")} ${WORDS[language].and} ${last}`;
}

/**
 * A duration: "45 minuti", "1 ora", "1 giorno e 2 ore"; "1 day and 2 hours".
 * @param minutes a whole number, 0 or more
 */
export function formatMinutes(minutes: number, language: Language): string {
  const words = WORDS[language];
  const parts = [
    [Math.floor(minutes / MINUTES_IN_DAY), words.day],
    [Math.floor((minutes % MINUTES_IN_DAY) / MINUTES_IN_HOUR), words.hour],
    [minutes % MINUTES_IN_HOUR, words.minute],
  ] as const;
  const counted = parts
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`);
  return counted.length === 0 ? `0 ${words.minute[1]}` : formatList(counted, language);
}
