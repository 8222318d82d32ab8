/**
 * `node scripts/rejoin-standby.mjs`: if this machine's PostgreSQL is a standby that its primary has left behind, has
 * Patroni restart it. Patroni then compares the two logs and rewinds the standby. A timer runs it on each machine with
 * a database (docs/operations.md).
 */
import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { messageOf } from "./run/error-code.mjs";
import { fail, say } from "./run/steps.mjs";
import { followsNobody, isOfEarlierHistory, LOOK, standsStill } from "./standby/left-behind.mjs";

/** A standby that only lost its connection has reconnected by then. */
const PATIENCE_MS = 15_000;
const COMMAND_TIMEOUT_MS = 120_000;

const { PATRONI_CONFIG: config, PATRONI_SCOPE: scope, PATRONI_NAME: name } = process.env;
if (!config || !scope || !name)
  fail(
    "On a machine of the cluster: node --env-file=/etc/centro-cluster/standby.env scripts/rejoin-standby.mjs",
  );

const patronictl = async (/** @type {string[]} */ ...args) =>
  (await promisify(execFile)("patronictl", ["-c", config, ...args], { timeout: COMMAND_TIMEOUT_MS })).stdout;

/** @returns {Promise<import("./standby/left-behind.mjs").Look>} */
async function look() {
  const client = new pg.Client();
  // A closed connection is Patroni's business.
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(LOOK)).rows[0];
  } finally {
    await client.end().catch(() => {});
  }
}

const isLeftBehind = async () => {
  const before = await look();
  if (!followsNobody(before)) return false;
  await sleep(PATIENCE_MS);
  return (
    standsStill(before, await look()) &&
    isOfEarlierHistory(JSON.parse(await patronictl("list", "-f", "json")), name)
  );
};

const isLost = await isLeftBehind().catch((error) => {
  // If PostgreSQL does not respond, Patroni starts it.
  say(`Nothing to be said now: ${messageOf(error)}`);
  return false;
});
if (isLost) {
  say("This standby has log that its primary never had: Patroni restarts it, and compares.");
  await patronictl("restart", scope, name, "--force").catch((error) => fail(messageOf(error)));
}
