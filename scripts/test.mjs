/**
 * `npm test`: everything, from a bare clone. Types, lint, unit and component tests; then, on a build of these sources,
 * the API on the embedded database and on PostgreSQL where the machine has it, the system tests, and the browser
 * journeys. `npm test -- api e2e` runs only the named parts.
 */
import { spawnSync } from "node:child_process";
import { buildSite, fail, generateSources, installPackages, ROOT, say } from "./run/steps.mjs";

const PARTS = ["static", "unit", "api", "system", "e2e"];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) fail(`Unknown part: ${unknown.join(", ")}. There are: ${PARTS.join(", ")}.`);
const runs = (part) => wanted.length === 0 || wanted.includes(part);

installPackages();
await generateSources();

let failures = 0;
/** Runs a command and remembers when it fails; the rest still runs, so that one look shows everything. */
function check(title, command, args, env = {}) {
  say(title);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    failures += 1;
    console.error(`✗ ${title}`);
  }
  say(`${title}: ${status === 0 ? "good" : "FAILED"} after ${Math.round((Date.now() - started) / 1000)} s`);
}

const bin = (name) => `node_modules/.bin/${name}`;

if (runs("static")) {
  check("Types", bin("tsc"), ["--noEmit"]);
  check("Lint and format", bin("biome"), ["check", "."]);
  check("Nothing that nobody uses", bin("knip"), ["--no-progress"]);
}
if (runs("unit")) check("Unit and component tests", bin("jest"), ["--selectProjects", "unit", "components"]);

if (["api", "system", "e2e"].some(runs)) {
  buildSite();
  const { findPostgres } = await import("./run/real-postgres.mjs");
  const { startTestSite } = await import("./run/test-site.mjs");
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;
  if (!hasPostgres)
    say(
      "No PostgreSQL on this machine: its part of the tests is left out. Set TEST_DATABASE_URL or install it.",
    );
  const kinds = hasPostgres ? ["embedded", "postgres"] : ["embedded"];

  async function onSite(kind, use) {
    const site = await startTestSite({ kind });
    try {
      await use(site);
    } finally {
      await site.stop();
    }
  }

  if (runs("api")) {
    for (const kind of kinds) {
      await onSite(kind, async (site) => {
        check(`API on ${kind}`, bin("jest"), ["--selectProjects", "api", "--maxWorkers=2"], site.testEnv);
        check(`Settings on ${kind}`, bin("jest"), ["--selectProjects=alone", "--runInBand"], site.testEnv);
      });
    }
  }
  if (runs("system")) {
    check("System tests", bin("jest"), ["--selectProjects", "system", "--runInBand"], {
      TEST_HAS_POSTGRES: String(hasPostgres),
      NODE_OPTIONS: "--experimental-vm-modules --no-warnings",
    });
  }
  if (runs("e2e")) {
    await onSite("embedded", async (site) =>
      check("Browser journeys", bin("playwright"), ["test"], site.testEnv),
    );
  }
}

if (failures > 0) fail(`${failures} part${failures === 1 ? "" : "s"} failed.`);
say("All good.");
process.exit(0);
