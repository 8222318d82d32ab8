import { ageOn, type CalendarDay, partsOfDay } from "../time/calendar-day";

/**
 * The minimum age of account holders in years (docs/rules.md). In a file of its own so that the login page does not
 * load date arithmetic for this number.
 */
export const MINIMUM_AGE = 18;

/** Age limits for registration (docs/rules.md). */

export const EARLIEST_BIRTH_YEAR = 1920;
/** For people entered in the panel, who need not be able to register. */
const EARLIEST_POSSIBLE_YEAR = 1900;

export type BirthDateRefusal = "tooEarly" | "tooYoung";

/** Why a birth date cannot be registered on `today` (a day in Rome); null if it can. */
export function birthDateRefusal(dateOfBirth: CalendarDay, today: CalendarDay): BirthDateRefusal | null {
  if (partsOfDay(dateOfBirth).year < EARLIEST_BIRTH_YEAR) return "tooEarly";
  return ageOn(dateOfBirth, today) < MINIMUM_AGE ? "tooYoung" : null;
}

/** Whether a person alive on `today` (a day in Rome) may have been born on this day. */
export const isPossibleBirthDate = (dateOfBirth: CalendarDay, today: CalendarDay): boolean =>
  dateOfBirth <= today && partsOfDay(dateOfBirth).year >= EARLIEST_POSSIBLE_YEAR;
