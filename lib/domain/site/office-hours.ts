import type { WallTime } from "../time/calendar-day";

/** The hours when the office is staffed on a weekday; 0 is Sunday. */
export interface OfficeHours {
  dayOfWeek: number;
  from: WallTime;
  to: WallTime;
}

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Consecutive weekdays with the same hours; `first` and `last` are equal for a single one. */
interface OfficeDays {
  first: number;
  last: number;
  /** "09:30–12:30", in order. */
  hours: string[];
}

/** The days on which the office is open, Monday first; consecutive days with the same hours are joined. */
export function officeDays(all: readonly OfficeHours[]): OfficeDays[] {
  const runs: OfficeDays[] = [];
  for (const day of WEEK) {
    const hours = all
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .map(({ from, to }) => `${from}–${to}`)
      .sort();
    const last = runs.at(-1);
    if (last !== undefined && last.hours.join() === hours.join()) last.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.filter(({ hours }) => hours.length > 0);
}

export const overlap = (all: readonly OfficeHours[]): boolean =>
  all.some((one, index) =>
    all
      .slice(index + 1)
      .some((other) => one.dayOfWeek === other.dayOfWeek && one.from < other.to && other.from < one.to),
  );

/**
 * "lunedì – venerdì 09:30–12:30, 15:00–18:00; sabato 10:00–12:00".
 * @param weekdays Sunday first
 */
export const officeHoursText = (all: readonly OfficeHours[], weekdays: readonly string[]): string =>
  officeDays(all)
    .map(({ first, last, hours }) => {
      const days = first === last ? weekdays[first] : `${weekdays[first]} – ${weekdays[last]}`;
      return `${days} ${hours.join(", ")}`;
    })
    .join("; ");
