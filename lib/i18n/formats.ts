import type { Language } from "@/lib/domain/language/languages";
import { formatCents, formatPriceText } from "@/lib/domain/money/money";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import {
  formatDay,
  formatDayRange,
  formatInstant,
  formatLongDay,
  formatMonth,
  formatShortDay,
} from "@/lib/domain/time/dates";
import { formatDeadline } from "@/lib/domain/time/deadline";

export const formatsOf = (language: Language) => ({
  /** "1.200,00 €", "€1,200.00", with a minus sign "−12,50 €" */
  cents: (cents: number) => formatCents(cents, language).replace("-", "−"),
  /** A price as it was typed: "50,00 €", "su richiesta" */
  price: (text: string | null) => formatPriceText(text, language),
  /** "3 dicembre 2026" */
  day: (day: CalendarDay) => formatDay(day, language),
  /** "giovedì 3 dicembre 2026" */
  longDay: (day: CalendarDay) => formatLongDay(day, language),
  /** "gio 3 dic 2026" */
  shortDay: (day: CalendarDay) => formatShortDay(day, language),
  /** "5–11 dicembre 2026" */
  days: (start: CalendarDay, end: CalendarDay) => formatDayRange(start, end, language),
  /** "dicembre 2026" */
  month: (day: CalendarDay) => formatMonth(day, language),
  /** "mar 1 dic 2026, 08:00", in Europe/Rome */
  instant: (instant: Date) => formatInstant(instant, language),
  /** "venerdì 4 dicembre alle 18": absolute, since it may be read on another day */
  deadline: (instant: Date) => formatDeadline(instant, language),
});
