import { BOOKABLE_HOURS } from "./day-parts";

/**
 * Whether enough consecutive hours of a day are free to be booked, even if no half of the day is free.
 * @param slots the hours of a day in order; a slot is free if that hour alone could be booked
 */
export function hasFreeHours(
  slots: readonly { hour: string; isAvailable: boolean }[],
  minBookingHours: number,
): boolean {
  let inARow = 0;
  for (const { hour, isAvailable } of slots) {
    inARow = isAvailable && hour >= BOOKABLE_HOURS.start && hour < BOOKABLE_HOURS.end ? inARow + 1 : 0;
    if (inARow >= minBookingHours) return true;
  }
  return false;
}
