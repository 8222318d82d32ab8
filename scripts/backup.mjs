/**
 * `npm run backup -- <folder>`: backs up the database, including pictures, into an empty or new folder. With a
 * DATABASE_URL the site may be running; the embedded database requires that it is stopped.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { writeSnapshot } from "./backup/database-snapshot.mjs";
import { report } from "./backup/operation-report.mjs";
import { withDatabase } from "./backup/with-database.mjs";
import { messageOf } from "./run/error-code.mjs";
import { fail, say } from "./run/steps.mjs";

const wanted = process.argv[2];
const folder = wanted ? resolve(wanted) : fail("Where to? npm run backup -- <folder>");
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);

// Written under another name until complete, so that a partial backup is never mistaken for a complete one.
const unfinished = `${folder}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(dirname(folder), { recursive: true });
mkdirSync(unfinished, { mode: 0o700 });
try {
  const tables = await withDatabase(async (client) => {
    const written = await writeSnapshot(client, unfinished);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(unfinished, folder);
    await report(client, "backup", true);
    return written;
  });
  say(
    `Backed up ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables into ${folder}`,
  );
} catch (error) {
  rmSync(unfinished, { recursive: true, force: true });
  fail(`The backup failed: ${messageOf(error)}`);
}
process.exit(0);
