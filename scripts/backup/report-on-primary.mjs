/** This machine's database, for operations that only run on the primary. */
import pg from "pg";
import { messageOf } from "../run/error-code.mjs";
import { fail, say } from "../run/steps.mjs";
import { report } from "./operation-report.mjs";

/**
 * Runs an operation on the database of PGHOST and related variables if it is the primary, records the outcome, and
 * exits. On a standby it does nothing but print a message: timers run on every machine, only one of which has the
 * primary.
 * @param {"backup" | "restore-check"} kind
 * @param {(client: pg.Client) => Promise<{ isGood: boolean, note: string }>} work
 */
export async function reportOnPrimary(kind, work) {
  const client = new pg.Client();
  // A connection that breaks in the meantime causes an error on its next use.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS "isStandby"');
    if (rows[0].isStandby) {
      say("This database is a standby: nothing to do here.");
      process.exit(0);
    }
    const { isGood, note } = await work(client).catch((error) => ({ isGood: false, note: messageOf(error) }));
    await report(client, kind, isGood, note);
    if (!isGood) fail(note);
    say(note);
  } catch (error) {
    fail(messageOf(error));
  }
  process.exit(0);
}
