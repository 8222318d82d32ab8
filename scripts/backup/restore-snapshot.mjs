/** Replaces the content of the database with a backup of `npm run backup`. */
import { setUpDatabase } from "../run/site.mjs";
import { readSnapshot } from "./database-snapshot.mjs";
import { withDatabase } from "./with-database.mjs";

/**
 * @param {string} folder
 * @returns {Promise<{ tables: number, rows: number }>}
 */
export function restoreSnapshot(folder) {
  return withDatabase(async (client, env) => {
    // Migrating needs no secret, but the environment is validated as a whole.
    const secret = process.env.NEXTAUTH_SECRET || env.NEXTAUTH_SECRET || "not used while restoring a backup";
    if (!(await setUpDatabase({ ...env, NEXTAUTH_SECRET: secret }, "--tables-only")))
      throw new Error("the database could not be migrated.");
    const tables = await readSnapshot(client, folder);
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  });
}
