/** A device without a network keeps what was noted at the door so long at most. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * When somebody came in: the moment that the device noted, where it is believable, else now.
 * @param noted by the clock of the device; null when it is sent as it happens
 */
export function checkInTime(noted: Date | null, now: Date): Date {
  const waited = noted === null ? 0 : now.getTime() - noted.getTime();
  return noted !== null && waited > 0 && waited <= LONGEST_WAIT_MS ? noted : now;
}
