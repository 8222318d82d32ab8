import { BOOKABLE_HOURS } from "./day-parts";

/**
 * Whether so many free hours follow each other on a day that they can be booked, also where no half of the day can.
 * @param slots the hours of a day in their order, each free when it alone could be booked
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
