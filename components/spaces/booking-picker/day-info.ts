import { dayState } from "@/lib/domain/period/booking-selection";
import type { DayPart } from "@/lib/domain/period/day-parts";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatLongDay } from "@/lib/domain/time/day-format";

/** How the calendar shows a day. "unknown" while its availability is not loaded. */
export interface DayInfo {
  state: "past" | "unknown" | "full" | "partial" | "free";
  periods: readonly DayPart[];
}

export function dayInfo(day: CalendarDay, today: CalendarDay, periods: readonly DayPart[] | null): DayInfo {
  if (day < today) return { state: "past", periods: [] };
  if (periods === null) return { state: "unknown", periods: [] };
  return { state: dayState(periods), periods };
}

export function isSelectable({ state }: DayInfo): boolean {
  return state === "free" || state === "partial";
}

function partialWords(periods: readonly DayPart[]): string {
  const isMorningFree = periods.includes("mattina");
  const isAfternoonFree = periods.includes("pomeriggio");
  if (isMorningFree === isAfternoonFree) return "libero a metà";
  return isMorningFree ? "libero solo la mattina" : "libero solo il pomeriggio";
}

const STATE_WORDS: Record<Exclude<DayInfo["state"], "partial">, string> = {
  past: "passato",
  unknown: "disponibilità in caricamento",
  full: "non disponibile",
  free: "libero",
};

/** "giovedì 3 dicembre 2026, libero, selezionato": all that the look of a day says. */
export function dayLabel(day: CalendarDay, { state, periods }: DayInfo, isSelected: boolean): string {
  const words = state === "partial" ? partialWords(periods) : STATE_WORDS[state];
  return `${formatLongDay(day)}, ${words}${isSelected ? ", selezionato" : ""}`;
}
