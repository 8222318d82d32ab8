/** Records the outcome of a backup or of a test restore for the overview page and /metrics. */

/** Longer notes are truncated to fit on one line. */
const NOTE_LENGTH = 500;

/**
 * Records an outcome. A database of an earlier version has no table for it, which is not the backup's fault.
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
