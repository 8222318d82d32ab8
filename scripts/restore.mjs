/**
 * `npm run restore -- <folder>`: replaces the content of the database with a backup. The site must be stopped. An empty
 * database is migrated first. A backup of one kind of database can be restored into the other.
 * `npm run restore -- --to "2026-11-22 10:41:07"`: restores the data of a PostgreSQL with pgBackRest as of that second,
 * or with `--to latest` up to the end of its log, into the empty folder PGDATA (docs/operations.md).
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "./run/error-code.mjs";
import { fail, generateSources, installPackages, say } from "./run/steps.mjs";

const USAGE = 'npm run restore -- <folder>, or npm run restore -- --to "2026-11-22 10:41:07"';

function readArguments() {
  try {
    const options = /** @type {const} */ ({ to: { type: "string" }, timeline: { type: "string" } });
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return fail(`${messageOf(error)}\n  ${USAGE}`);
  }
}

/** @param {string} folder */
async function restoreFolder(folder) {
  if (!existsSync(join(folder, "database.json")))
    fail(`There is no backup in ${folder}: database.json is missing.`);
  installPackages("running");
  await generateSources();
  const { restoreSnapshot } = await import("./backup/restore-snapshot.mjs");
  const { rows, tables } = await restoreSnapshot(folder);
  say(`Restored ${rows} rows of ${tables} tables`);
}

/**
 * @param {string} to
 * @param {string | undefined} timeline
 */
async function restoreTime(to, timeline) {
  const { restorePoint } = await import("./backup/restore-point.mjs");
  say(`Restoring to ${to}`);
  const { label, lastChange } = await restorePoint(to, timeline);
  const last =
    lastChange === null ? "Nothing was changed after it." : `The last change is of ${lastChange} (Rome).`;
  say(`Restored from the backup ${label} and the log after it. ${last} PostgreSQL can be started.`);
}

const { values, positionals } = readArguments();
const [folder] = positionals;
if ((folder === undefined) === (values.to === undefined)) fail(`Where from? ${USAGE}`);
try {
  if (values.to === undefined) await restoreFolder(resolve(String(folder)));
  else await restoreTime(values.to, values.timeline);
} catch (error) {
  fail(`The restore failed: ${messageOf(error)}`);
}
process.exit(0);
