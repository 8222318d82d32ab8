import { addDays, type CalendarDay } from "../time/calendar-day";

/** Consecutive days that are closed for the same reason. */
interface ClosedDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
  /** "Chiuso: Natale." */
  message: string;
}

/**
 * The closed days among `days`, in their order; consecutive ones with the same reason are joined.
 * @param closedOn why a day is closed; null if it is open
 */
export function closedRuns(
  days: readonly CalendarDay[],
  closedOn: (day: CalendarDay) => string | null,
): ClosedDays[] {
  const runs: ClosedDays[] = [];
  for (const day of days) {
    const message = closedOn(day);
    if (message === null) continue;
    const last = runs.at(-1);
    if (last && last.message === message && addDays(last.endDate, 1) === day) last.endDate = day;
    else runs.push({ startDate: day, endDate: day, message });
  }
  return runs;
}
