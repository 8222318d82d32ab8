/**
 * What the site needs before it can run: packages, the Prisma client and the fonts, a build of the current sources.
 * Each step prints one line, and does nothing where nothing is missing. Uses only Node's own modules, since a bare
 * clone has no packages yet.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
const BIN = join(ROOT, "node_modules/.bin");
/** What a build depends on. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "prisma/schema.prisma",
  "scripts/run/fonts.mjs",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

export const say = (/** @type {string} */ line) => console.log(`› ${line}`);

/**
 * Ends the process with a clear message.
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

/** Installs the packages of the lock file when they are missing or others. */
export function installPackages() {
  const stamp = join(ROOT, "node_modules/.installed-lock");
  const wanted = hashOf(["package-lock.json"]);
  if (readStamp(stamp) === wanted && existsSync(join(BIN, "next"))) return;
  if (
    !existsSync(stamp) &&
    existsSync(join(BIN, "next")) &&
    existsSync(join(ROOT, "node_modules/.package-lock.json"))
  ) {
    const installed = statSync(join(ROOT, "node_modules/.package-lock.json")).mtimeMs;
    if (installed >= statSync(join(ROOT, "package-lock.json")).mtimeMs) return writeFileSync(stamp, wanted);
  }
  say("Installing packages (a few minutes the first time)");
  run("npm", [
    "install",
    "--no-save",
    "--ignore-scripts",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  writeFileSync(stamp, wanted);
}

/** Makes what is made of other files: the Prisma client of the schema, the fonts. */
export async function generateSources() {
  generateClient();
  await generateFonts();
}

async function generateFonts() {
  const folder = join(ROOT, "app/generated");
  const stamp = join(folder, ".source");
  const wanted = hashOf(["scripts/run/fonts.mjs", "package-lock.json"]);
  if (readStamp(stamp) === wanted) return;
  say("Preparing the fonts");
  // Loaded here, because its packages may have been installed a moment ago.
  const { writeFonts } = await import("./fonts.mjs");
  await writeFonts(ROOT, folder);
  writeFileSync(stamp, wanted);
}

function generateClient() {
  const folder = join(ROOT, "lib/data/generated");
  const stamp = join(folder, ".schema");
  const wanted = hashOf(["prisma/schema.prisma", "package-lock.json"]);
  if (readStamp(stamp) === wanted) return;
  say("Generating the database client");
  // Prisma wants to download an engine that generating does not use; pointing at any file keeps it offline.
  run(join(BIN, "prisma"), ["generate", "--no-hints"], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Builds the site when there is no build of these sources with this public environment. */
export function buildSite() {
  const publicEnvironment = Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .sort()
    .map((entry) => entry.join("="))
    .join("\n");
  const stamp = join(ROOT, ".next/.sources");
  const wanted = hashOf(SOURCES, publicEnvironment);
  if (readStamp(stamp) === wanted) return;
  say("Building the site (about a minute)");
  if (existsSync(stamp)) unlinkSync(stamp);
  run(join(BIN, "next"), ["build"], { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  writeFileSync(stamp, wanted);
}
