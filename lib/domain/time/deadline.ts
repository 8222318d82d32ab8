import type { Language } from "../language/languages";
import { type CalendarDay, countDays, dayOf, formatLongDay, timeOf, weekdayNames } from "./dates";

/** Deadlines as people say them: "venerdì alle 18". */

const WORDS: Record<Language, { today: string; tomorrow: string }> = {
  it: { today: "oggi", tomorrow: "domani" },
  en: { today: "today", tomorrow: "tomorrow" },
};

/** "alle 18", "alle 9:30", "all'1:05"; "at 18:00" */
function timeText(instant: Date, language: Language): string {
  const time = timeOf(instant);
  if (language === "en") return `at ${time}`;
  const short = time.replace(/^0/, "").replace(":00", "");
  return /^1(?:$|:)/.test(short) ? `all'${short}` : `alle ${short}`;
}

/** "giovedì 3 dicembre" */
const dateText = (day: CalendarDay, language: Language): string =>
  formatLongDay(day, language).replace(/ \d{4}$/, "");

/** "giovedì 3 dicembre alle 18": true whenever it is read, as in a mail; on the clock of Rome, cut to the minute. */
export const formatLastingDeadline = (instant: Date, language: Language): string =>
  `${dateText(dayOf(instant), language)} ${timeText(instant, language)}`;

/** The same for who reads it at `now`: "oggi alle 18", "venerdì alle 18", and with the date from a week on. */
export function formatDeadline(instant: Date, now: Date, language: Language): string {
  const day = dayOf(instant);
  const today = dayOf(now);
  const ahead = day < today ? -1 : countDays(today, day) - 1;
  const time = timeText(instant, language);
  if (ahead === 0) return `${WORDS[language].today} ${time}`;
  if (ahead === 1) return `${WORDS[language].tomorrow} ${time}`;
  if (ahead < 0 || ahead > 6) return formatLastingDeadline(instant, language);
  const weekday = weekdayNames(language)[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "";
  return `${weekday} ${time}`;
}
