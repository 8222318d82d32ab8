import { ageOn, type CalendarDay, partsOfDay } from "../time/calendar-day";

/** Who may register (docs/rules.md). */

export const MINIMUM_AGE = 18;
export const EARLIEST_BIRTH_YEAR = 1920;

export type BirthDateRefusal = "tooEarly" | "tooYoung";

/** Why a birth date cannot be registered on `today` (a day in Rome), or null. */
export function birthDateRefusal(dateOfBirth: CalendarDay, today: CalendarDay): BirthDateRefusal | null {
  if (partsOfDay(dateOfBirth).year < EARLIEST_BIRTH_YEAR) return "tooEarly";
  return ageOn(dateOfBirth, today) < MINIMUM_AGE ? "tooYoung" : null;
}

/** The years that a birth-date picker offers on `today` (a day in Rome), the latest first. */
export function birthYears(today: CalendarDay): number[] {
  const latest = partsOfDay(today).year - MINIMUM_AGE;
  return Array.from({ length: latest - EARLIEST_BIRTH_YEAR + 1 }, (_, index) => latest - index);
}
