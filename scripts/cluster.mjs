/**
 * `npm run cluster`: a cluster of three simulated machines on this one, to try the procedures of docs/operations.md.
 * Runs in a temporary folder, which is removed at the end, or in a given one, which is kept and can be started again:
 * `npm run cluster -- /some/folder`. Meanwhile, in another terminal: `npm run cluster -- <command> <folder>
 * [<machine>]` (COMMANDS).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { clusterUnavailableReason } from "./cluster/cluster-programs.mjs";
import { messageOf } from "./run/error-code.mjs";
import { buildSite, fail, generateSources, installPackages, say } from "./run/steps.mjs";

/** @typedef {ReturnType<typeof import("./cluster/cluster.mjs").clusterOf>} Cluster */
/**
 * @type {Record<string, { what: string, needsMachine?: boolean, run: (cluster: Cluster, machine: string) => unknown }>}
 */
const COMMANDS = {
  status: { what: "what each machine does", run: () => {} },
  replace: {
    what: "a new web process on a machine",
    needsMachine: true,
    run: (cluster, machine) => cluster.replaceWeb(machine),
  },
  upgrade: {
    what: "a new version of the site, one machine after the other",
    run: (cluster) => cluster.upgradeSite(),
  },
  "upgrade-postgres": {
    what: "PostgreSQL begins again on one machine after the other",
    run: (cluster) => cluster.upgradePostgres(),
  },
  partition: {
    what: "pulls the cable of a machine",
    needsMachine: true,
    run: (cluster, machine) => cluster.partition(machine),
  },
  heal: { what: "plugs it in again", needsMachine: true, run: (cluster, machine) => cluster.heal(machine) },
  off: {
    what: "pulls the plug of a machine, which comes back after 15 s",
    needsMachine: true,
    run: (cluster, machine) => cluster.machine(machine).cutPower(),
  },
  freeze: {
    what: "nothing moves in a machine any more",
    needsMachine: true,
    run: (cluster, machine) => cluster.machine(machine).freeze(),
  },
  thaw: {
    what: "it goes on",
    needsMachine: true,
    run: (cluster, machine) => cluster.machine(machine).thaw(),
  },
};

/** Runs a command on a cluster that was started in another terminal. */
async function runCommand(/** @type {string} */ name, /** @type {string[]} */ [folder, machine = ""]) {
  const command = COMMANDS[name];
  if (command === undefined || folder === undefined || (command.needsMachine && !/^[abc]$/.test(machine)))
    fail(`npm run cluster -- ${name} <folder>${command?.needsMachine ? " a|b|c" : ""}`);
  const { clusterOf } = await import("./cluster/cluster.mjs");
  try {
    const cluster = clusterOf(resolve(folder));
    await command.run(cluster, machine);
    for (const line of await cluster.status()) say(line);
  } catch (error) {
    fail(messageOf(error));
  }
}

/** Starts a cluster and runs it until Ctrl-C. */
async function keepRunning(/** @type {string | undefined} */ given) {
  installPackages("running");
  await generateSources();
  await buildSite();
  const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), "centro-cluster-"));
  const isAsked = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, resolve);
  });
  let isReady = false;
  void isAsked.then(() => isReady || process.exit(1));
  say(`Three machines in ${folder} (about a minute)`);
  const { startCluster } = await import("./cluster/start-cluster.mjs");
  const cluster = await startCluster({
    folder,
    ...(process.env.PORT && { port: Number(process.env.PORT) }),
    settings: () => ({ SEED_DEMO: process.env.SEED_DEMO ?? "true" }),
  });
  for (const line of cluster.said.split("\n").filter((line) => line.startsWith("›") || line.startsWith("  ")))
    console.log(line);
  for (const line of await cluster.status()) say(line);
  say(`Ready: ${cluster.site} (the browser does not know who signed its certificate)`);
  say("In another terminal:");
  for (const [name, { what, needsMachine }] of Object.entries(COMMANDS))
    console.log(`    npm run cluster -- ${name} ${folder}${needsMachine ? " a" : ""}    ${what}`);
  say("Ctrl-C stops it all.");
  isReady = true;
  await isAsked;
  await cluster.stop({ inOrder: given !== undefined });
  if (!given) rmSync(folder, { recursive: true, force: true });
}

const obstacle = clusterUnavailableReason();
if (obstacle !== null) fail(obstacle);
const [first, ...rest] = process.argv.slice(2);
if (first !== undefined && first in COMMANDS) await runCommand(first, rest);
else await keepRunning(first);
process.exit(0);
