/**
 * `npm test`: everything that a change of the product can break, from a bare clone. Types, lint, unit and component
 * tests; then, on a build of these sources, the API on PostgreSQL (on the embedded database only what may differ there,
 * or everything if the machine has no PostgreSQL), the system tests, and the browser journeys. `npm test -- api e2e`
 * runs only the named parts, `npm run test:operations` the part that is not included: clusters of three machines,
 * point-in-time restores, other browsers. `npm test -- --changed` runs the tests related to files changed since the
 * last commit.
 *
 * Only the browser journeys are retried (playwright.config.mjs).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, generateSources, installPackages, ROOT, say } from "./run/steps.mjs";
import { RUNNERS, readFailures } from "./run/test-report.mjs";

const PARTS = ["static", "unit", "api", "system", "e2e"];
const ALL_PARTS = [...PARTS, "operations"];
const named = process.argv.slice(2);
const isChanged = named.includes("--changed");
const wanted = isChanged ? ["static", "unit"] : named.length > 0 ? named : PARTS;
const unknown = wanted.filter((part) => !ALL_PARTS.includes(part));
if (unknown.length > 0) fail(`Unknown part: ${unknown.join(", ")}. There are: ${ALL_PARTS.join(", ")}.`);
const runs = (/** @type {string} */ part) => wanted.includes(part);

installPackages();
await generateSources();

const reports = mkdtempSync(join(tmpdir(), "centro-reports-"));
const preparedDatabases = mkdtempSync(join(tmpdir(), "centro-prepared-databases-"));
process.env.TEST_PREPARED_DATABASES = preparedDatabases;
/** @type {{ title: string, isGood: boolean, seconds: number, failures: import("./run/test-report.mjs").Failure[] }[]} */
const outcomes = [];
/** Some checks run concurrently, so each report has its own file. */
let reportNumber = 0;
/**
 * Runs a command and waits for its exit, asynchronously, so that this process can read the tested site's output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  const [status] = await once(child, "exit");
  return status === 0;
}

/**
 * Runs a command and records its outcome; the remaining commands still run, so that one run shows all failures.
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ runner?: keyof typeof RUNNERS, env?: Record<string, string> }} how `runner` is the command's test runner,
 *   if any
 * @returns {Promise<boolean>} whether it succeeded
 */
async function check(title, command, args, { runner, env = {} } = {}) {
  say(title);
  const started = Date.now();
  const file = join(reports, `${reportNumber++}.json`);
  const reporting = runner
    ? { args: RUNNERS[runner].args(file), env: RUNNERS[runner].env(file) }
    : { args: [], env: {} };
  const isGood = await run(command, [...args, ...reporting.args], { ...env, ...reporting.env });
  const seconds = Math.round((Date.now() - started) / 1000);
  outcomes.push({ title, isGood, seconds, failures: runner ? readFailures(runner, file) : [] });
  say(`${title}: ${isGood ? "good" : "FAILED"} after ${seconds} s`);
  return isGood;
}

/** Maximum number of failed tests in the final table; all of them are listed above it. */
const MOST_NAMED = 20;

/** Prints the failures, and then a table of the parts with durations and failures, as the last thing on the screen. */
function report() {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const { name, message } of failures) console.error(`  ● ${name}\n${message}\n`);
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  for (const { title, isGood, seconds, failures: own } of outcomes) {
    const failed = own.length > 0 ? `${own.length} failed` : "";
    console.log(
      `${isGood ? "good  " : "FAILED"}  ${title.padEnd(width)}  ${`${seconds} s`.padStart(6)}  ${failed}`,
    );
  }
  for (const { name } of failures.slice(0, MOST_NAMED)) console.log(`  ● ${name}`);
  if (failures.length > MOST_NAMED) console.log(`  and ${failures.length - MOST_NAMED} more`);
  for (const folder of [reports, preparedDatabases]) rmSync(folder, { recursive: true, force: true });
  const failed = outcomes.filter(({ isGood }) => !isGood).length;
  if (failed > 0) fail(`${failed} part${failed === 1 ? "" : "s"} failed.`);
  say("All good.");
}

const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;

const isBuilt = ["api", "system", "e2e", "operations"].some(runs);
const build = 'import { buildSite } from "./scripts/run/steps.mjs"; await buildSite();';
const building = isBuilt
  ? check("Build", "node", ["--input-type=module", "--eval", build])
  : Promise.resolve(true);
const checks = runs("static")
  ? [
      check("Lint and format", bin("biome"), ["check", "."]),
      check("Texts in every language", "node", ["scripts/check-texts.mjs"]),
      check("Nothing that nobody uses", bin("knip"), ["--no-progress"]),
      check("Licences of the packages", "node", ["scripts/licenses.mjs"]),
      // A build writes generated types.
      building.then(() => check("Types", bin("tsc"), ["--noEmit"])),
    ]
  : [];
if (runs("unit")) checks.push(building.then(unitTests));
const isBuiltWell = await building;
await Promise.all(checks);

async function unitTests() {
  // By default Jest leaves one processor free, which on a machine with two would be half of them.
  const projects = ["--selectProjects", "unit", "sources", "components", "--maxWorkers=100%"];
  if (isChanged) projects.push("--onlyChanged");
  return check("Unit and component tests", bin("jest"), projects, { runner: "jest" });
}

if (isBuilt && isBuiltWell) {
  const { findPostgres } = await import("./run/real-postgres.mjs");
  const { startTestSite } = await import("./run/test-site.mjs");
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;
  if (!hasPostgres)
    say(
      "No PostgreSQL on this machine: its part of the tests is left out. Set TEST_DATABASE_URL or install it.",
    );
  /** @typedef {"embedded" | "postgres"} Kind */
  /** @type {Kind} */
  const main = hasPostgres ? "postgres" : "embedded";

  /**
   * Starts a site of each kind, and stops them after use.
   * @param {readonly Kind[]} kindsOfSites
   * @param {(sites: Awaited<ReturnType<typeof startTestSite>>[]) => Promise<unknown>} use
   */
  async function onSites(kindsOfSites, use) {
    const sites = [];
    try {
      for (const kind of kindsOfSites) sites.push(await startTestSite({ kind }));
      await use(sites);
    } finally {
      for (const site of sites) await site.stop();
    }
  }

  if (runs("api")) {
    // All sites concurrently, with more workers than processors: more than half of the time each test waits, for an
    // e-mail, for a job, or for a lock of another test.
    await onSites(hasPostgres ? [main, main, "embedded"] : [main, main], async ([own, shared, second]) => {
      /** @type {(title: string, site: typeof own, args: string[]) => Promise<unknown>} */
      const checkOn = async (title, site, args) =>
        site &&
        check(`${title} on ${site.kind}`, bin("jest"), args, {
          runner: "jest",
          env: { ...site.testEnv, TEST_HAS_POSTGRES: String(hasPostgres) },
        });
      // These tests change site-wide settings, so they run one at a time, on their own site.
      const alone = ["--selectProjects=alone", "--runInBand"];
      const api = (/** @type {number} */ workers) => ["--selectProjects=api", `--maxWorkers=${workers}`];
      const settings = checkOn("Settings", own, alone);
      await Promise.all([
        settings,
        // A given TEST_DATABASE_URL is shared by both sites.
        (process.env.TEST_DATABASE_URL ? settings : Promise.resolve()).then(() =>
          checkOn("API", shared, api(3)),
        ),
        checkOn("Settings", second, alone).then(() => checkOn("API", second, api(1))),
      ]);
    });
  }
  const how = /** @type {const} */ ({
    runner: "jest",
    env: {
      TEST_HAS_POSTGRES: String(hasPostgres),
      NODE_OPTIONS: "--experimental-vm-modules --no-warnings",
    },
  });
  if (runs("system")) {
    await check("System tests", bin("jest"), ["--selectProjects=system", "--maxWorkers=2"], how);
    await check("System tests by the clock", bin("jest"), ["--selectProjects=timed", "--runInBand"], how);
  }
  if (runs("e2e")) {
    await onSites(["embedded"], async ([site]) =>
      check("Browser journeys", bin("playwright"), ["test"], { runner: "playwright", env: site?.testEnv }),
    );
  }
  if (runs("operations")) {
    const args = ["--selectProjects=operations", "--runInBand"];
    await check("Operations", bin("jest"), args, how);
  }
}

report();
process.exit(0);
