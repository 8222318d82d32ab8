/** Starts everything in order: database, migrations, initial data, web process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { hasFallenPredecessor, prepareDataFolder } from "./data-folder.mjs";
import { openDatabase } from "./database.mjs";
import { requireFreePort, startProcess, stopProcess, superviseUntilStopped } from "./processes.mjs";
import { ROOT, say, timed, timeTaken } from "./steps.mjs";

/** Arguments for running a TypeScript script with the server's module conditions. */
export const typescript = (/** @type {string} */ script) => [
  "--conditions=react-server",
  "--import",
  "tsx",
  script,
];

/** The web process: the server in front of Next.js (server/README.md), which starts Next.js itself. */
export const WEB_PROCESS = ["--import", "tsx", "server/main.ts"];
/** In development, Next.js alone, which caches nothing and reloads changes. */
const developmentServer = (/** @type {string} */ port) => [
  "node_modules/next/dist/bin/next",
  "dev",
  "-p",
  port,
];

/** @typedef {Record<string, string | undefined>} Environment added to this process's environment */

/** Messages of the database setup on a first start, to be repeated once the site is ready. */
const FIRST_START = /^› (Administrator|Demonstration): /;
/** @type {string[]} */
const firstStart = [];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} options
 */
async function runSetUp(env, options) {
  const child = spawn(process.execPath, [...typescript("scripts/setup-database.ts"), ...options], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (FIRST_START.test(line)) firstStart.push(line);
    process.stdout.write(`${line}\n`);
  });
  const [status] = await once(child, "close");
  return status === 0;
}

/**
 * Checks the environment, migrates, creates the administrator and the demonstration data; `--tables-only` skips the
 * last two. With a MIGRATION_DATABASE_URL, its role owns the tables, and the role of DATABASE_URL gets the rights that
 * the site needs. Returns whether it succeeded.
 * @param {Environment} env
 * @param {...string} options
 * @returns {Promise<boolean>}
 */
export async function setUpDatabase(env, ...options) {
  const { MIGRATION_DATABASE_URL: owner, ...site } = Object.assign({}, process.env, env);
  if (owner) {
    const asOwner = { ...site, DATABASE_URL: owner, SITE_DATABASE_URL: site.DATABASE_URL };
    if (!(await runSetUp(asOwner, ["--tables-only"]))) return false;
  }
  return runSetUp(site, options);
}

/**
 * The environment of a serving process, without the URL of the role that owns the tables.
 * @param {Environment} env
 */
export const servingEnvironment = (env) => ({ ...env, MIGRATION_DATABASE_URL: "" });

/** How long the processes of a killed supervisor may take to notice and to release the port. */
const PREDECESSOR_TIMEOUT_MS = 15_000;

/**
 * Runs the site until it is stopped.
 * @param {"production" | "development"} mode NODE_ENV
 * @param {Promise<void>} built the build, during which the database is prepared
 */
export async function runSite(mode, built = Promise.resolve()) {
  const port = process.env.PORT || "3000";
  // The environment check reports an invalid port, with all other problems.
  if (/^\d{1,5}$/.test(port) && Number(port) < 65_536)
    await requireFreePort(
      Number(port),
      hasFallenPredecessor(prepareDataFolder()) ? PREDECESSOR_TIMEOUT_MS : 0,
    );
  const { processes, env: databaseEnv } = await timed("database", openDatabase);
  const address = process.env.NEXTAUTH_URL || `http://localhost:${port}`;
  const env = { ...databaseEnv, NODE_ENV: mode, PORT: port, NEXTAUTH_URL: address };
  if (!(await timed("tables and first data", () => setUpDatabase(env)))) {
    for (const one of processes) await stopProcess(one);
    process.exit(1);
  }
  await built;
  const isDevelopment = mode === "development";
  const web = startProcess(
    "The web process",
    isDevelopment ? developmentServer(port) : WEB_PROCESS,
    servingEnvironment(env),
  );
  timed("web process", () => web.ready)
    .then(() => {
      say(`It took ${timeTaken()}.`);
      for (const line of firstStart) console.log(line);
      say(`Ready: ${address} (Ctrl-C stops it)`);
    })
    .catch(() => {});
  await superviseUntilStopped([...processes, web]);
}
