/**
 * `npm run backup -- <folder>`: the database and the uploads, into a folder that is empty or not there yet. On a
 * DATABASE_URL while the site runs; on the embedded database while it is stopped.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeSnapshot } from "./backup/database-snapshot.mjs";
import { withDatabase } from "./backup/with-database.mjs";
import { fail, say } from "./run/steps.mjs";

const wanted = process.argv[2];
if (!wanted) fail("Where to? npm run backup -- <folder>");
const folder = resolve(wanted);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);

// Under another name until it is whole, so that half a backup is never taken for one.
const unfinished = `${folder}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(dirname(folder), { recursive: true });
mkdirSync(unfinished, { mode: 0o700 });
try {
  const tables = await withDatabase(async (client, { DATA_DIR }) => {
    const written = await writeSnapshot(client, unfinished);
    const uploads = join(DATA_DIR, "uploads");
    // After the database: every picture that a row names was there before the row.
    if (existsSync(uploads)) cpSync(uploads, join(unfinished, "uploads"), { recursive: true });
    return written;
  });
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(unfinished, folder);
  say(
    `Backed up ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, and the uploads, into ${folder}`,
  );
} catch (error) {
  rmSync(unfinished, { recursive: true, force: true });
  fail(`The backup failed: ${error.message}`);
}
process.exit(0);
