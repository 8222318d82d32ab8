import { addDays, type CalendarDay } from "../time/calendar-day";

/** Days that follow each other and are closed for one reason. */
export interface ClosedDays {
  startDate: CalendarDay;
  endDate: CalendarDay;
  /** "Chiuso: Natale." */
  message: string;
}

/** The closed days among some, in their order, neighbours with one reason joined. `closedOn` says why, null if not. */
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
