/**
 * A PostgreSQL server for tests in a temporary folder, if the machine has the binaries. Root runs it as another user,
 * because PostgreSQL refuses to run as root.
 */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { copyFolder } from "./prepared-database.mjs";
import { freePort } from "./processes.mjs";

const DEBIAN = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 30_000;

function binaryFolders() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort()
        .reverse()
        .map((version) => join(DEBIAN, version, "bin"))
    : [];
  return [...(process.env.PATH ?? "").split(":"), ...debian];
}

/** The folder that contains all of these PostgreSQL programs, or null. */
export function findPostgres(programs = ["initdb", "postgres"]) {
  const hasAll = (/** @type {string} */ folder) =>
    folder && programs.every((program) => existsSync(join(folder, program)));
  return binaryFolders().find(hasAll) ?? null;
}

/**
 * The uid and gid to run a database with if this process is root, as which PostgreSQL refuses to run.
 * @returns {{ uid?: number, gid?: number }}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {}
  }
  throw new Error("There is no user to run PostgreSQL as.");
}

/** @param {string} url */
async function waitUntilUp(url) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/**
 * A database's URL for the role of `createSiteRole`.
 * @param {string} url
 */
export function asSiteRole(url) {
  const address = new URL(url);
  address.username = "centro_site";
  return address.href;
}

/**
 * Creates a role that owns nothing, without a password. Returns the database's URL for it.
 * @param {string} url
 */
export async function createSiteRole(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE ROLE centro_site LOGIN");
  await client.end();
  return asSiteRole(url);
}

/**
 * Starts a server. `restart` starts it again on the same data after a kill; `close` stops it, `stop` stops it and
 * removes the data.
 * @param {string | null} prepared the data folder of another server, to start with a copy of it; null for a new one
 * @param {readonly string[]} settings additional ones, as "name=value"
 */
export async function startPostgres(prepared = null, settings = []) {
  const binaries = findPostgres() ?? "";
  if (binaries === "") throw new Error("PostgreSQL is not installed.");
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "centro-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_ENV: "production", PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" };
  const options = { ...user, cwd: folder, env };
  if (prepared) copyFolder(prepared, data);
  else
    execFileSync(
      join(binaries, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
      { ...options, stdio: "ignore" },
    );
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  /** @type {import("node:child_process").ChildProcess} */
  let child;

  async function start() {
    const all = [
      "max_connections=200",
      "listen_addresses=127.0.0.1",
      "log_min_messages=fatal",
      // Copies are for tests, which kill processes but never cut the power.
      ...(prepared ? ["fsync=off"] : []),
      ...settings,
    ].flatMap((setting) => ["-c", setting]);
    child = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...all], {
      ...options,
      stdio: "ignore",
    });
    await waitUntilUp(url);
  }
  /** @type {() => Promise<void>} */
  const exited = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once("exit", () => resolve());
    });
  async function close() {
    child.kill("SIGINT");
    await exited();
  }
  const urlOf = (/** @type {string} */ name) => url.replace(/\/postgres$/, `/${name}`);
  await start();
  return {
    url,
    urlOf,
    data,
    pid: () => child.pid ?? 0,
    restart: start,
    exited,
    async createDatabase(/** @type {string} */ name) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE "${name}"`);
      await client.end();
      return urlOf(name);
    },
    close,
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
