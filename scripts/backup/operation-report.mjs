/** What is noted of a backup, or of a try to restore one, so that Oggi and /metrics know of it. */

/** Longer notes are cut: they are for one line. */
const NOTE_LENGTH = 500;

/**
 * Notes how something ended. A database of a version before has no place for it, which is no fault of the backup.
 * @param {import("pg").Client} client
 * @param {"backup" | "restore-check"} kind
 * @param {boolean} isGood
 * @param {string} note
 */
export async function report(client, kind, isGood, note = "") {
  const { rows } = await client.query("SELECT to_regclass('operation_reports') IS NOT NULL AS \"isThere\"");
  if (!rows[0].isThere) return;
  await client.query("INSERT INTO operation_reports (kind, is_good, note) VALUES ($1, $2, $3)", [
    kind,
    isGood,
    note.slice(0, NOTE_LENGTH),
  ]);
}
