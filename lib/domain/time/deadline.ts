import type { Language } from "../language/languages";
import { type CalendarDay, dayOf, formatLongDay, timeOf } from "./dates";

/** Deadlines in everyday language, with their date: "venerdì 4 dicembre alle 18". */

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

/** "giovedì 3 dicembre alle 18": valid whenever it is read, as in a mail. In Europe/Rome, truncated to the minute. */
export const formatDeadline = (instant: Date, language: Language): string =>
  `${dateText(dayOf(instant), language)} ${timeText(instant, language)}`;
