import type { AvailableDay } from "@/lib/client/room-time/use-availability";
import { dayState } from "@/lib/domain/room-time/booking-selection";
import { DAY_PART_ORDER, type DayPart } from "@/lib/domain/room-time/day-parts";
import type { Unavailable } from "@/lib/domain/room-time/why-not";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

export type DayParts = AvailableDay["periods"];

/** The state of a day in the calendar; "unknown" while its availability is loading. */
export interface DayInfo {
  state: "past" | "unknown" | "full" | "partial" | "free";
  periods: readonly DayPart[];
  /** The reason why the day is not available; null if it is available. */
  unavailable: Unavailable | null;
}

export function dayInfo(
  day: CalendarDay,
  today: CalendarDay,
  parts: DayParts | null,
  /** Some hours are free even if no half day is. */
  hasHours: boolean,
): DayInfo {
  if (day < today) return { state: "past", periods: [], unavailable: null };
  if (parts === null) return { state: "unknown", periods: [], unavailable: null };
  const periods = DAY_PART_ORDER.filter((part) => parts[part].isAvailable);
  const found = dayState(periods);
  const state = found === "full" && hasHours ? "partial" : found;
  return { state, periods, unavailable: state === "full" ? whyFull(parts) : null };
}

/** The reason for the whole day, which may differ from the reasons for its halves. */
function whyFull({ giornata, pomeriggio }: DayParts): Unavailable | null {
  // Today's whole day counts as past as soon as it has started, even if the afternoon is still ahead.
  return giornata.unavailable?.code === "PAST" ? pomeriggio.unavailable : giornata.unavailable;
}

/**
 * Whether the period may become free again (taken by another booking or closed), so that joining the waiting list makes
 * sense.
 */
export function mayComeFree(why: Unavailable | null): boolean {
  return why?.code === "SLOT_TAKEN" || why?.code === "CLOSED";
}

export function isSelectable({ state }: DayInfo): boolean {
  return state === "free" || state === "partial";
}
