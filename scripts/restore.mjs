/**
 * `npm run restore -- <folder>`: puts a backup in place of what the database holds. The site must be
 * stopped. An empty database is migrated first. A backup of one kind of database restores into the other.
 */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSnapshot } from "./backup/database-snapshot.mjs";
import { withDatabase } from "./backup/with-database.mjs";
import { messageOf } from "./run/error-code.mjs";
import { setUpDatabase } from "./run/site.mjs";
import { fail, generateSources, installPackages, say } from "./run/steps.mjs";

const wanted = process.argv[2];
const folder = wanted ? resolve(wanted) : fail("Where from? npm run restore -- <folder>");
if (!existsSync(join(folder, "database.json")))
  fail(`There is no backup in ${folder}: database.json is missing.`);

installPackages("running");
await generateSources();

try {
  await withDatabase(async (client, env) => {
    // Migrating needs no secret, but the environment is checked as a whole.
    const secret = process.env.NEXTAUTH_SECRET || env.NEXTAUTH_SECRET || "not used while restoring a backup";
    if (!setUpDatabase({ ...env, NEXTAUTH_SECRET: secret }, "--tables-only"))
      throw new Error("the database could not be migrated.");
    const tables = await readSnapshot(client, folder);
    // Pictures are in the database. Backups of older versions have them in a folder, which the next start imports.
    const uploads = join(env.DATA_DIR, "uploads");
    const former = `${uploads}.before-restore`;
    rmSync(former, { recursive: true, force: true });
    if (existsSync(uploads)) renameSync(uploads, former);
    if (existsSync(join(folder, "uploads"))) cpSync(join(folder, "uploads"), uploads, { recursive: true });
    rmSync(former, { recursive: true, force: true });
    say(`Restored ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`);
  });
} catch (error) {
  fail(`The restore failed: ${messageOf(error)}`);
}
process.exit(0);
