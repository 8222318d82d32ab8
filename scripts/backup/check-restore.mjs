/** Tests the last backup: restores it into a scratch folder, and compares it with the live database. */
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { compareFigures, figuresText, readFigures } from "./figures.mjs";
import { databaseFolders, listBackups } from "./pgbackrest.mjs";
import { recoverInto } from "./recover.mjs";

/** Allows for a slow bucket or an archive that is behind. */
const ARCHIVE_TIMEOUT_MS = 300_000;

/**
 * Waits until everything written so far is archived.
 * @param {import("pg").Client} client
 */
async function archiveNow(client) {
  const { rows } = await client.query("SELECT pg_walfile_name(pg_switch_wal()) AS segment");
  const deadline = Date.now() + ARCHIVE_TIMEOUT_MS;
  for (;;) {
    const { rows: found } = await client.query(
      `SELECT COALESCE(last_archived_wal COLLATE "C" >= $1, false) AS "isThere" FROM pg_stat_archiver`,
      [rows[0].segment],
    );
    if (found[0].isThere) return;
    if (Date.now() > deadline) throw new Error("The log is not archived.");
    await sleep(200);
  }
}

/**
 * @param {import("pg").Client} client of the live database, as its superuser
 * @returns {Promise<{ isGood: boolean, note: string }>}
 */
export async function checkRestore(client) {
  const { data, programs } = databaseFolders();
  const backup = (await listBackups()).at(-1);
  if (backup === undefined) throw new Error("There is no backup yet.");
  const scratch = `${data}.restore-check`;
  // Left by an interrupted check.
  rmSync(scratch, { recursive: true, force: true });
  try {
    const before = await readFigures(client);
    await archiveNow(client);
    const { result: restored } = await recoverInto(
      {
        data: scratch,
        programs,
        label: backup.label,
        target: ["--type=default"],
        database: client.database ?? "",
      },
      readFigures,
    );
    const wrong = compareFigures(before, restored, await readFigures(client));
    return wrong.length === 0
      ? { isGood: true, note: figuresText(restored) }
      : { isGood: false, note: `The backup ${backup.label} restores, but ${wrong.join("; ")}.` };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
