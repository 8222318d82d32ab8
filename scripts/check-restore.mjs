/**
 * `node scripts/check-restore.mjs`: restores the last backup, and the log after it, beside the data and compares what it
 * holds with the database in use. A timer runs it on each machine with a database (docs/operations.md).
 */
import { checkRestore } from "./backup/check-restore.mjs";
import { reportOnPrimary } from "./backup/report-on-primary.mjs";

await reportOnPrimary("restore-check", checkRestore);
