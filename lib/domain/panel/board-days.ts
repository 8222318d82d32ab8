import type { Language } from "../language/languages";
import { addDays, addMonths, type CalendarDay, dayOfWeek, listDays } from "../time/calendar-day";
import { formatDayRange, formatLongDay, formatMonth } from "../time/day-format";
import { firstOfMonth } from "../time/month-grid";
import { type BoardView, boardRange } from "./board-columns";

const MONDAY = 1;

/** "23–29 novembre 2026", "giovedì 26 novembre 2026", "novembre 2026" */
export function boardTitle(view: BoardView, day: CalendarDay, language: Language): string {
  if (view === "mese") return formatMonth(day, language);
  if (view === "giorno") return formatLongDay(day, language);
  const { first, last } = boardRange(view, day);
  return formatDayRange(first, last, language);
}

/** The day to show if the board is paged forward (1) or back (-1). */
export function boardStep(view: BoardView, day: CalendarDay, by: 1 | -1): CalendarDay {
  if (view === "mese") return addMonths(firstOfMonth(day), by);
  return addDays(day, view === "settimana" ? 7 * by : by);
}

/** The days of each printed table: one table for a week; for a month a new table starts on each Monday. */
export function sheetWeeks(view: BoardView, day: CalendarDay): CalendarDay[][] {
  const { first, last } = boardRange(view, day);
  const weeks: CalendarDay[][] = [];
  for (const one of listDays(first, last)) {
    const isNew = weeks.length === 0 || (view === "mese" && dayOfWeek(one) === MONDAY);
    if (isNew) weeks.push([one]);
    else weeks.at(-1)?.push(one);
  }
  return weeks;
}
