/** Puts a backup of `npm run backup` in place of what the database holds. */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setUpDatabase } from "../run/site.mjs";
import { readSnapshot } from "./database-snapshot.mjs";
import { withDatabase } from "./with-database.mjs";

/**
 * @param {string} folder
 * @returns {Promise<{ tables: number, rows: number }>}
 */
export function restoreSnapshot(folder) {
  return withDatabase(async (client, env) => {
    // Migrating needs no secret, but the environment is checked as a whole.
    const secret = process.env.NEXTAUTH_SECRET || env.NEXTAUTH_SECRET || "not used while restoring a backup";
    if (!(await setUpDatabase({ ...env, NEXTAUTH_SECRET: secret }, "--tables-only")))
      throw new Error("the database could not be migrated.");
    const tables = await readSnapshot(client, folder);
    // Pictures are in the database. Backups of older versions have them in a folder, which the next start imports.
    const uploads = join(env.DATA_DIR, "uploads");
    const former = `${uploads}.before-restore`;
    rmSync(former, { recursive: true, force: true });
    if (existsSync(uploads)) renameSync(uploads, former);
    if (existsSync(join(folder, "uploads"))) cpSync(join(folder, "uploads"), uploads, { recursive: true });
    rmSync(former, { recursive: true, force: true });
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  });
}
