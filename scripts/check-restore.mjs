/**
 * `node scripts/check-restore.mjs`: restores the last backup and the subsequent log into a separate folder, and
 * compares the result with the live database. A timer runs it on each machine with a database (docs/operations.md).
 */
import { checkRestore } from "./backup/check-restore.mjs";
import { reportOnPrimary } from "./backup/report-on-primary.mjs";

await reportOnPrimary("restore-check", checkRestore);
