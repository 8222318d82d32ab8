/** The maximum age of a check-in that a device recorded offline. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * The time of a check-in: the recorded time if it is within the last 24 hours, otherwise now.
 * @param noted by the device's clock; null for a check-in that is sent immediately
 */
export function checkInTime(noted: Date | null, now: Date): Date {
  const waited = noted === null ? 0 : now.getTime() - noted.getTime();
  return noted !== null && waited > 0 && waited <= LONGEST_WAIT_MS ? noted : now;
}
