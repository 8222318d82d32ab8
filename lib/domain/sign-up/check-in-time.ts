/** A check-in that a device recorded offline is believed for this long. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * The time of a check-in: the moment that the device recorded, if it is in the last 24 hours, else now.
 * @param noted by the clock of the device; null for a check-in that is sent at once
 */
export function checkInTime(noted: Date | null, now: Date): Date {
  const waited = noted === null ? 0 : now.getTime() - noted.getTime();
  return noted !== null && waited > 0 && waited <= LONGEST_WAIT_MS ? noted : now;
}
