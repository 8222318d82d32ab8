/**
 * Restores PostgreSQL's data as of an instant into an empty folder, from a backup and the subsequent log. The result is
 * stopped, and becomes a primary when started.
 */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFolders, listBackups } from "./pgbackrest.mjs";
import { backupBefore, readPointInTime, recoveryTarget, romeTime } from "./point-in-time.mjs";
import { recoverInto } from "./recover.mjs";

/** Recovers to the end of the log. */
const LATEST = "latest";

/**
 * Settings of a restore apply to that restore only: as a later standby, the database would stop at that instant again.
 * @param {import("pg").Client} client
 */
async function forgetTarget(client) {
  const { rows } = await client.query(
    `SELECT DISTINCT name FROM pg_file_settings
     WHERE sourcefile LIKE '%/postgresql.auto.conf' AND (name LIKE 'recovery\\_%' OR name = 'restore_command')`,
  );
  for (const { name } of rows) await client.query(`ALTER SYSTEM RESET ${name}`);
}

/**
 * Marks the new timeline for archiving once the database starts, since nothing was archived during recovery. Later
 * restores follow it.
 * @param {string} data
 */
function announceTimeline(data) {
  const log = join(data, "pg_wal");
  for (const name of readdirSync(log).filter((one) => one.endsWith(".history")))
    writeFileSync(join(log, "archive_status", `${name}.ready`), "", { mode: 0o600 });
}

/** Time of the last recovered change, according to PostgreSQL's log; null if there was none. */
const lastChangeIn = (/** @type {string} */ log) => {
  const [, text] = /last completed transaction was at log time ([\d-]+ [\d:.]+)\+00/.exec(log) ?? [];
  return text === undefined ? null : new Date(`${text.replace(" ", "T")}Z`);
};

/**
 * @param {string} to a time as parsed by `readPointInTime`, or "latest"
 * @param {string} timeline which history to follow, if an earlier restore left several
 * @returns {Promise<{ label: string, lastChange: string | null }>} the backup that was used
 * @throws Error if the folder is not empty, or the instant is out of reach; the folder is then empty again
 */
export async function restorePoint(to, timeline = LATEST) {
  const instant = to === LATEST ? null : readPointInTime(to);
  const { data, programs } = databaseFolders();
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new Error(`${data} is not empty. Stop PostgreSQL everywhere, and move that folder out of the way.`);
  const now = new Date();
  const { label } = backupBefore(instant ?? now, await listBackups(), now);
  const target =
    instant === null
      ? ["--type=default"]
      : ["--type=time", `--target=${recoveryTarget(instant)}`, "--target-action=promote"];
  try {
    const { log } = await recoverInto(
      { data, programs, label, target: [...target, `--target-timeline=${timeline}`], database: "postgres" },
      forgetTarget,
    );
    announceTimeline(data);
    const lastChange = lastChangeIn(log);
    return { label, lastChange: lastChange && romeTime(lastChange) };
  } catch (error) {
    if (
      error instanceof Error &&
      error.message.includes("recovery ended before configured recovery target")
    ) {
      const last = lastChangeIn(error.message);
      throw new Error(
        `The log that was archived ends before that second${last ? `: its last change is of ${romeTime(last)}` : ""}. For all that there is: --to latest.`,
      );
    }
    throw error;
  }
}
