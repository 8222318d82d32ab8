/**
 * `node scripts/base-backup.mjs full` or `diff`: a full backup of the database with pgBackRest, or one of the changes
 * since the last full backup. Timers run it on each machine with a database (docs/operations.md).
 */
import { databaseFolders, listBackups, runPgBackRest } from "./backup/pgbackrest.mjs";
import { reportOnPrimary } from "./backup/report-on-primary.mjs";
import { fail } from "./run/steps.mjs";

const type = process.argv[2] ?? "";
if (!["full", "diff"].includes(type)) fail("Which kind? node scripts/base-backup.mjs full, or diff");

await reportOnPrimary("backup", async () => {
  databaseFolders();
  // Does nothing if the stanza exists.
  await runPgBackRest("stanza-create");
  await runPgBackRest("backup", `--type=${type}`);
  const last = (await listBackups()).at(-1);
  return { isGood: true, note: `backup ${last?.label}` };
});
