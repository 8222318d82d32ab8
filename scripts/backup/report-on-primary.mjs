/** The database of this machine, for what is done on the primary alone. */
import pg from "pg";
import { messageOf } from "../run/error-code.mjs";
import { fail, say } from "../run/steps.mjs";
import { report } from "./operation-report.mjs";

/**
 * Does something on the primary that PGHOST and its like name, notes how it ended, and ends the process. On a standby it
 * says so and does nothing: the timers run on every machine, and one of them has the primary.
 * @param {"backup" | "restore-check"} kind
 * @param {(client: pg.Client) => Promise<{ isGood: boolean, note: string }>} work
 */
export async function reportOnPrimary(kind, work) {
  const client = new pg.Client();
  // A connection that breaks meanwhile is noticed when it is used again.
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
