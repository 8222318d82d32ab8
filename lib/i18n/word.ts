import type { Language } from "@/lib/domain/language/languages";
import { parseText } from "@/lib/domain/language/parse-text";
import type { DayStyle, TextValue, Word } from "@/lib/domain/language/text";
import { formatCents } from "@/lib/domain/money/money";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatInstant } from "@/lib/domain/time/dates";
import {
  formatDay,
  formatDayAfter,
  formatDayRange,
  formatLongDay,
  formatMonth,
  formatShortDay,
} from "@/lib/domain/time/day-format";
import { formatList, formatMinutes } from "@/lib/domain/time/durations";

export type { Word };

function formatDayIn(day: CalendarDay, style: DayStyle, language: Language): string {
  if (style === "day") return formatDay(day, language);
  if (style === "long") return formatLongDay(day, language);
  if (style === "short") return formatShortDay(day, language);
  if (style === "month") return formatMonth(day, language);
  return formatDayAfter(style, day, language);
}

/** A translator of next-intl. Its keys and values are known only at run time. */
interface Translate {
  (key: never, values?: never): string;
  has(key: never): boolean;
}

/** Creates the translation function of a language from the translator of its catalogue. */
export function createTranslate(translate: Translate, language: Language): Word {
  function worded(value: TextValue): string | number {
    if (typeof value !== "object") return value;
    if ("day" in value) return formatDayIn(value.day, value.style, language);
    if ("days" in value) return formatDayRange(...value.days, language);
    if ("instant" in value) return formatInstant(new Date(value.instant), language);
    if ("cents" in value) return formatCents(value.cents, language);
    if ("minutes" in value) return formatMinutes(value.minutes, language);
    if ("text" in value) return word(value.text);
    if ("name" in value) return value.others[language] ?? value.name;
    const parts = value.list.map((one) => String(worded(one)));
    return value.by === "semicolon" ? parts.join("; ") : formatList(parts, language);
  }
  function word(sent: string): string {
    const found = parseText(sent);
    // A string of this form need not be a text of the catalogue: a user may have typed it, with any values.
    if (found === null || !translate.has(found.key as never)) return sent;
    try {
      const values = Object.entries(found.values).map(([name, value]) => [name, worded(value)] as const);
      return translate(found.key as never, Object.fromEntries(values) as never);
    } catch {
      return sent;
    }
  }
  return word;
}
