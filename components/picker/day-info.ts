import type { AvailableDay } from "@/lib/client/room-time/use-availability";
import { dayState } from "@/lib/domain/room-time/booking-selection";
import { DAY_PART_ORDER, type DayPart } from "@/lib/domain/room-time/day-parts";
import type { Unavailable } from "@/lib/domain/room-time/why-not";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { formatLongDay } from "@/lib/domain/time/day-format";

export type DayParts = AvailableDay["periods"];

/** How the calendar shows a day. "unknown" while its availability is not loaded. */
export interface DayInfo {
  state: "past" | "unknown" | "full" | "partial" | "free";
  periods: readonly DayPart[];
  /** Why nothing of a full day can be had, in words. */
  unavailable: Unavailable | null;
}

export function dayInfo(
  day: CalendarDay,
  today: CalendarDay,
  parts: DayParts | null,
  /** Some hours can be booked, if not a half. */
  hasHours: boolean,
): DayInfo {
  if (day < today) return { state: "past", periods: [], unavailable: null };
  if (parts === null) return { state: "unknown", periods: [], unavailable: null };
  const periods = DAY_PART_ORDER.filter((part) => parts[part].isAvailable);
  const found = dayState(periods);
  const state = found === "full" && hasHours ? "partial" : found;
  return { state, periods, unavailable: state === "full" ? whyFull(parts) : null };
}

/** The halves may have reasons of their own; the whole day's is the one that holds for all of it. */
function whyFull({ giornata, pomeriggio }: DayParts): Unavailable | null {
  // Today the whole day is over as soon as it has begun, whatever is left of it.
  return giornata.unavailable?.code === "PAST" ? pomeriggio.unavailable : giornata.unavailable;
}

/** Whether what stands in the way is somebody else's or a closure, which may be lifted: then one can wait for it. */
export function mayComeFree(why: Unavailable | null): boolean {
  return why?.code === "SLOT_TAKEN" || why?.code === "CLOSED";
}

export function isSelectable({ state }: DayInfo): boolean {
  return state === "free" || state === "partial";
}

function partialWords(periods: readonly DayPart[]): string {
  const isMorningFree = periods.includes("mattina");
  const isAfternoonFree = periods.includes("pomeriggio");
  if (periods.length === 0) return "libero solo in alcune ore";
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
export function dayLabel(
  day: CalendarDay,
  { state, periods, unavailable }: DayInfo,
  isSelected: boolean,
): string {
  const why = unavailable ? `, ${unavailable.message.replace(/\.$/, "")}` : "";
  const words = state === "partial" ? partialWords(periods) : `${STATE_WORDS[state]}${why}`;
  return `${formatLongDay(day)}, ${words}${isSelected ? ", selezionato" : ""}`;
}
