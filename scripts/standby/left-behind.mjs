/**
 * Detects a standby that can no longer follow its primary: it has log that the primary, elected without it, never had.
 * Patroni rewinds such a standby, but only checks when the primary changes or PostgreSQL starts, and only what had been
 * *replayed* by then. A standby that replays its last log a moment later requests log forever that the primary does not
 * have.
 */

/**
 * The state of a standby.
 * @typedef {{ isStandby: boolean, isStreaming: boolean, replayed: string | null }} Look `replayed` is its replay
 *   position
 */

/** Returns one row, a Look. */
export const LOOK = `SELECT pg_is_in_recovery() AS "isStandby",
  EXISTS (SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming') AS "isStreaming",
  pg_last_wal_replay_lsn()::text AS "replayed"`;

/**
 * A line of `patronictl list -f json`. `TL` is the timeline of its log; each election starts a new one.
 * @typedef {{ Member: string, Role: string, State: string, TL?: number | "" }} Member
 */

/** @param {Look} look */
export const followsNobody = ({ isStandby, isStreaming }) => isStandby && !isStreaming;

/**
 * Whether a standby does not stream and makes no progress. One that catches up from the archive makes progress.
 * @param {Look} before
 * @param {Look} now some seconds later
 */
export const standsStill = (before, now) =>
  followsNobody(before) && followsNobody(now) && before.replayed === now.replayed;

/**
 * Whether there is a primary whose timeline is later than this standby's.
 * @param {readonly Member[]} members
 * @param {string} name of the standby
 */
export function isOfEarlierHistory(members, name) {
  const own = members.find(({ Member }) => Member === name);
  const primary = members.find(({ Role, State }) => Role === "Leader" && State === "running");
  return Number(own?.TL) > 0 && Number(primary?.TL) > Number(own?.TL);
}
