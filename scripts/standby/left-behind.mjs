/**
 * When a standby can follow its primary no more: it has a piece of log that the primary never had, since that one was
 * elected without it. Patroni winds it back, but looks for this only when the primary changes or a PostgreSQL starts, and
 * at what had been *replayed* by then. A standby that replays its last piece a moment later asks for ever for a log that
 * the primary does not have.
 */

/**
 * What a standby says of itself.
 * @typedef {{ isStandby: boolean, isStreaming: boolean, replayed: string | null }} Look `replayed` is how far it has come
 */

/** One row, a Look. */
export const LOOK = `SELECT pg_is_in_recovery() AS "isStandby",
  EXISTS (SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming') AS "isStreaming",
  pg_last_wal_replay_lsn()::text AS "replayed"`;

/**
 * A line of `patronictl list -f json`. `TL` is the history (timeline) of its log, which each election begins anew.
 * @typedef {{ Member: string, Role: string, State: string, TL?: number | "" }} Member
 */

/** @param {Look} look */
export const followsNobody = ({ isStandby, isStreaming }) => isStandby && !isStreaming;

/**
 * Whether a standby follows nobody and comes no further. One that reads what it has missed from the archive comes further.
 * @param {Look} before
 * @param {Look} now some seconds later
 */
export const standsStill = (before, now) =>
  followsNobody(before) && followsNobody(now) && before.replayed === now.replayed;

/**
 * Whether there is a primary, and a later history with it than the one of this standby.
 * @param {readonly Member[]} members
 * @param {string} name of the standby
 */
export function isOfEarlierHistory(members, name) {
  const own = members.find(({ Member }) => Member === name);
  const primary = members.find(({ Role, State }) => Role === "Leader" && State === "running");
  return Number(own?.TL) > 0 && Number(primary?.TL) > Number(own?.TL);
}
