/** Queued, accepted by the mail server, written to a file, given up, or deliberately not sent. */
export const MAIL_STATES = ["waiting", "sent", "written", "failed", "dropped"] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const GIVE_UP_AFTER = 3 * 24 * HOUR;

/**
 * In how many seconds a mail that has been failing for `ageMs` is tried again: after a quarter of that time, at least
 * five minutes and at most two hours. Null once it is given up, after three days.
 */
export function retryPause(ageMs: number): number | null {
  const age = ageMs / 1_000;
  if (age > GIVE_UP_AFTER) return null;
  return Math.round(Math.min(2 * HOUR, Math.max(5 * MINUTE, age / 4)));
}
