/**
 * The data of PostgreSQL as they were at a second, in a folder that is empty: a backup, and the log from there on. What
 * comes of it is stopped, and is a primary when it is started.
 */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFolders, listBackups } from "./pgbackrest.mjs";
import { backupBefore, readPointInTime, recoveryTarget, romeTime } from "./point-in-time.mjs";
import { recoverInto } from "./recover.mjs";

/** All that the log has. */
const LATEST = "latest";

/**
 * What a restore has set is for that restore alone: as a standby, later, the database would stop at that second again.
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
 * Has the new timeline archived by whoever starts the database: while it was tried nothing was. A later restore finds its
 * way by it.
 * @param {string} data
 */
function announceTimeline(data) {
  const log = join(data, "pg_wal");
  for (const name of readdirSync(log).filter((one) => one.endsWith(".history")))
    writeFileSync(join(log, "archive_status", `${name}.ready`), "", { mode: 0o600 });
}

/** When the last change was made that the log brought, as PostgreSQL's own log says. */
const lastChangeIn = (/** @type {string} */ log) => {
  const [, text] = /last completed transaction was at log time ([\d-]+ [\d:.]+)\+00/.exec(log) ?? [];
  return text === undefined ? null : new Date(`${text.replace(" ", "T")}Z`);
};

/**
 * @param {string} to a time as `readPointInTime` reads it, or "latest"
 * @param {string} timeline which history to follow, where one was left by an earlier restore
 * @returns {Promise<{ label: string, lastChange: string | null }>} the backup it came from
 * @throws Error where the folder is not empty, and where the second cannot be had; the folder is empty again then
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
