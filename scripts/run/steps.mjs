/**
 * Prerequisites of the site: packages, the Prisma client and the fonts, a build of the current sources. Each step
 * prints one line, and does nothing if nothing is missing. Uses only Node's own modules, since a bare clone has no
 * packages yet.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { writePanelTexts } from "./panel-texts.mjs";
import { writeRoutes } from "./routes.mjs";
import { missingTexts } from "./texts.mjs";

export const ROOT = join(import.meta.dirname, "../..");
const BIN = join(ROOT, "node_modules/.bin");
/** Files that determine a build. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "prisma/schema.prisma",
  "scripts/run/fonts.mjs",
  "scripts/run/icons.mjs",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

export const say = (/** @type {string} */ line) => console.log(`› ${line}`);

/** @type {{ name: string, seconds: number }[]} */
const phases = [];

/**
 * Runs a step of the start, and records its duration.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} step
 * @returns {Promise<T>}
 */
export async function timed(name, step) {
  const started = performance.now();
  const result = await step();
  phases.push({ name, seconds: (performance.now() - started) / 1000 });
  return result;
}

/** Duration of the start by phase: "66.0 s (packages 30.1, build 25.3, …)"; some phases run concurrently. */
export function timeTaken() {
  const each = phases.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`);
  return `${(performance.now() / 1000).toFixed(1)} s (${each.join(", ")})`;
}

/**
 * Exits with an error message.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail(`"${[relative(ROOT, command) || command, ...args].join(" ")}" failed.`);
}

/**
 * Runs a long command and shows the elapsed seconds; prints its output only if it fails.
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
async function runQuietly(what, command, args, env = {}) {
  say(what);
  let seconds = 0;
  // Other steps may print meanwhile: each of their lines replaces the seconds.
  const progress =
    process.stdout.isTTY && setInterval(() => process.stdout.write(`  ${++seconds} s\r`), 1000);
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
  const stop = () => child.kill();
  process.once("exit", stop);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const [status] = await once(child, "close");
  process.off("exit", stop);
  if (progress) clearInterval(progress);
  if (status === 0) return;
  process.stdout.write(printed);
  fail(`"${[relative(ROOT, command) || command, ...args].join(" ")}" failed.`);
}

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else
    for (const name of readdirSync(path).sort()) if (name !== "generated") yield* filesIn(join(path, name));
}

/**
 * @param {readonly string[]} paths
 * @param {string} more
 */
function hashOf(paths, more = "") {
  const hash = createHash("sha256").update(more);
  for (const path of paths)
    for (const file of filesIn(join(ROOT, path)))
      hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest("hex");
}

const readStamp = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, "utf8") : null);

/** Suffix of the hash in the stamp if only the packages for running are installed. */
const FOR_RUNNING = " for running";

/**
 * Installs the packages of the lock file if they are missing or outdated. `purpose` "running" installs what building
 * and running the site need, "everything" also tests and linters. A full installation stays full.
 * @param {"running" | "everything"} purpose
 */
export function installPackages(purpose = "everything") {
  const stamp = join(ROOT, "node_modules/.installed-lock");
  const everything = hashOf(["package-lock.json"]);
  const installed = readStamp(stamp);
  const isPart = purpose === "running" && (installed === null || installed.endsWith(FOR_RUNNING));
  const wanted = isPart ? everything + FOR_RUNNING : everything;
  if (installed === wanted && existsSync(join(BIN, "next"))) return;
  if (
    installed === null &&
    existsSync(join(BIN, "next")) &&
    existsSync(join(ROOT, "node_modules/.package-lock.json"))
  ) {
    const installedAt = statSync(join(ROOT, "node_modules/.package-lock.json")).mtimeMs;
    if (installedAt >= statSync(join(ROOT, "package-lock.json")).mtimeMs)
      return writeFileSync(stamp, everything);
  }
  say(`Installing packages ${isPart ? "" : "with those of the tests "}(a few minutes the first time)`);
  run("npm", [
    "install",
    "--no-save",
    "--ignore-scripts",
    isPart ? "--omit=dev" : "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  writeFileSync(stamp, wanted);
}

/**
 * Generates derived files: the Prisma client, the fonts and icons from packages, the messages of each panel page, the
 * list of routes.
 */
export async function generateSources() {
  // An installation that only runs the site may not have its sources.
  if (existsSync(join(ROOT, "app/(panel)"))) {
    writePanelTexts(ROOT);
    writeRoutes(ROOT);
  }
  await generateClient();
  await generateFontsAndIcons();
}

async function generateFontsAndIcons() {
  const folder = join(ROOT, "app/generated");
  const stamp = join(folder, ".source");
  const wanted = hashOf(["scripts/run/fonts.mjs", "scripts/run/icons.mjs", "package-lock.json"]);
  if (readStamp(stamp) === wanted) return;
  say("Preparing fonts and icons");
  // Imported here, because their packages may have been installed only a moment ago.
  const { writeFonts } = await import("./fonts.mjs");
  const { writeIcons } = await import("./icons.mjs");
  await writeFonts(ROOT, folder);
  writeIcons(folder);
  writeFileSync(stamp, wanted);
}

async function generateClient() {
  const folder = join(ROOT, "lib/data/generated");
  const stamp = join(folder, ".schema");
  const wanted = hashOf(["prisma/schema.prisma", "package-lock.json", "scripts/run/steps.mjs"]);
  if (readStamp(stamp) === wanted) return;
  // Prisma wants to download an engine that is not needed for generating; pointing to any file keeps it offline.
  await runQuietly("Generating the database client", join(BIN, "prisma"), ["generate", "--no-hints"], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  });
  // The client is 7 MB of TypeScript but 0.7 MB of code, and running or building the site only needs the code.
  const { build } = await import("esbuild");
  await build({
    entryPoints: [join(folder, "prisma/client.ts")],
    outfile: join(folder, "client.js"),
    bundle: true,
    format: "cjs",
    platform: "node",
    packages: "external",
  });
  writeFileSync(join(folder, "client.d.ts"), 'export * from "./prisma/client";\n');
  writeFileSync(stamp, wanted);
}

/** Builds the site unless there is a build of these sources with this public environment. */
export async function buildSite() {
  const publicEnvironment = Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .sort()
    .map((entry) => entry.join("="))
    .join("\n");
  const stamp = join(ROOT, ".next/.sources");
  const wanted = hashOf(SOURCES, publicEnvironment);
  if (readStamp(stamp) === wanted) return;
  const missing = missingTexts(join(ROOT, "messages"));
  if (missing.length > 0) fail(`Texts are missing:\n  ${missing.join("\n  ")}`);
  if (existsSync(stamp)) unlinkSync(stamp);
  await runQuietly("Building the site (one to two minutes)", join(BIN, "next"), ["build"], {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  writeFileSync(stamp, wanted);
}
