/** A whole cluster on this machine: etcd, PostgreSQL under Patroni, PgBouncer, HAProxy, web processes. */
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { hasCode } from "../run/error-code.mjs";
import { freePort } from "../run/processes.mjs";
import { unprivilegedUser } from "../run/real-postgres.mjs";
import { setUpDatabase, WEB_PROCESS } from "../run/site.mjs";
import { ROOT } from "../run/steps.mjs";
import { findClusterPrograms, processTree } from "./cluster-programs.mjs";
import { keepAlive } from "./keep-alive.mjs";
import { writeFrom, writeUserList } from "./write-files.mjs";

const START_TIMEOUT_MS = 120_000;
/** A machine that died takes a while to come back; a process that died alone does not. */
const MACHINE_RESTART_MS = 15_000;
const names = (/** @type {string} */ prefix, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
const secret = () => randomBytes(24).toString("hex");

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} check
 */
async function eventually(what, check) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await check();
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`${what} did not come up.`, { cause });
      await sleep(250);
    }
  }
}

/**
 * Runs statements one after the other. Returns the rows of the last one.
 * @param {string} connectionString
 * @param {...string} statements
 */
async function runSql(connectionString, ...statements) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    /** @type {unknown[]} */
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function choosePorts() {
  const wanted = ["sitePort", "databasePort", "poolPort"];
  for (const name of names("etcd", 3)) wanted.push(`${name}Client`, `${name}Peer`);
  for (const name of names("node", 2)) wanted.push(`${name}Rest`, `${name}Postgres`);
  for (const name of names("web", 2)) wanted.push(name);
  /** @type {Record<string, number>} */
  const ports = {};
  for (const name of wanted) {
    let port;
    do port = await freePort();
    while (Object.values(ports).includes(port));
    ports[name] = port;
  }
  /** The port that was chosen for a part of the cluster. */
  return function portOf(/** @type {string} */ name) {
    const port = ports[name];
    if (port === undefined) throw new Error(`No port was chosen for ${name}.`);
    return port;
  };
}

/**
 * Starts a cluster in an empty folder. The build of the sources has to be there.
 * @param {{ folder: string, env?: Record<string, string>, port?: number }} options `env` of the web processes
 */
export async function startCluster({ folder, env: more = {}, port }) {
  const { programs, missing } = findClusterPrograms();
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(", ")}.`);
  const user = unprivilegedUser();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const portOf = await choosePorts();
  const sitePort = port ?? portOf("sitePort");
  const passwords = {
    superuserPassword: secret(),
    replicationPassword: secret(),
    ownerPassword: secret(),
    sitePassword: secret(),
  };
  /** @type {NodeJS.ProcessEnv} */
  const bare = { NODE_ENV: "production", PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" };
  const options = { ...user, cwd: folder, env: bare };
  const shared = { sitePort, databasePort: portOf("databasePort"), poolPort: portOf("poolPort") };
  /** @type {Map<string, ReturnType<typeof keepAlive>>} */
  const running = new Map();
  /** The part of the cluster with this name. */
  const part = (/** @type {string} */ name) => {
    const found = running.get(name);
    if (found === undefined) throw new Error(`The cluster has no ${name}.`);
    return found;
  };

  /** @type {(template: string, name: string, values: Record<string, unknown>) => string} */
  const write = (template, name, values) => {
    const file = writeFrom(template, folder, name, { folder, ...shared, ...passwords, ...values });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
    return file;
  };
  /** @type {(name: string, command: string, args: string[], rest?: { restartMs?: number, options?: import("node:child_process").SpawnOptions }) => void} */
  const run = (name, command, args, rest = {}) =>
    running.set(name, keepAlive({ name, command, args, options, folder, ...rest }));

  const etcds = names("etcd", 3);
  const members = etcds.map((name) => `${name}=http://127.0.0.1:${portOf(`${name}Peer`)}`).join(",");
  for (const name of etcds) {
    const values = { name, members, clientPort: portOf(`${name}Client`), peerPort: portOf(`${name}Peer`) };
    run(name, programs.etcd, ["--config-file", write("etcd.yml", `${name}.yml`, values)]);
  }
  const nodes = names("node", 2);
  for (const name of nodes) {
    const file = write("patroni.yml", `${name}.yml`, {
      name,
      restPort: portOf(`${name}Rest`),
      postgresPort: portOf(`${name}Postgres`),
      etcdHosts: etcds.map((etcd) => `127.0.0.1:${portOf(`${etcd}Client`)}`).join(","),
      binDir: programs.postgres,
    });
    run(name, programs.patroni, [file], { restartMs: MACHINE_RESTART_MS });
  }
  const webs = names("web", 2);
  /** @type {(list: readonly string[], line: (name: string) => unknown) => string} */
  const servers = (list, line) => list.map((name) => `    server ${name} 127.0.0.1:${line(name)}`).join("\n");
  const haproxy = write("haproxy.cfg", "haproxy.cfg", {
    webServers: servers(webs, (name) => portOf(name)),
    postgresServers: servers(
      nodes,
      (name) => `${portOf(`${name}Postgres`)} check port ${portOf(`${name}Rest`)}`,
    ),
  });
  run("haproxy", programs.haproxy, ["-db", "-f", haproxy]);
  writeUserList(folder, "centro_site", passwords.sitePassword);
  if (user.uid !== undefined && user.gid !== undefined)
    chownSync(join(folder, "userlist.txt"), user.uid, user.gid);
  run("pgbouncer", programs.pgbouncer, [write("pgbouncer.ini", "pgbouncer.ini", {})]);

  const stop = async () => {
    for (const one of [...running.values()].reverse()) await one.stop();
  };
  try {
    const superuser = (/** @type {string} */ database) =>
      `postgresql://postgres:${passwords.superuserPassword}@127.0.0.1:${portOf("databasePort")}/${database}`;
    // One role owns the tables, and migrates; the web processes work as another (docs/operations.md).
    const primary = `postgresql://centro:${passwords.ownerPassword}@127.0.0.1:${portOf("databasePort")}/centro`;
    const siteAt = (/** @type {number} */ port) =>
      `postgresql://centro_site:${passwords.sitePassword}@127.0.0.1:${port}/centro`;
    const pooled = siteAt(portOf("poolPort"));
    await eventually("The primary", () => runSql(superuser("postgres"), "SELECT 1"));
    const has = await runSql(superuser("postgres"), "SELECT 1 FROM pg_roles WHERE rolname = 'centro'");
    if (has.length === 0) {
      await runSql(
        superuser("postgres"),
        `CREATE ROLE centro LOGIN PASSWORD '${passwords.ownerPassword}'`,
        `CREATE ROLE centro_site LOGIN PASSWORD '${passwords.sitePassword}'`,
        "CREATE DATABASE centro OWNER centro",
      );
      await runSql(
        superuser("centro"),
        ...["btree_gist", "citext", "pg_trgm"].map((name) => `CREATE EXTENSION ${name}`),
      );
    } else
      await runSql(
        superuser("postgres"),
        `ALTER ROLE centro PASSWORD '${passwords.ownerPassword}'`,
        `ALTER ROLE centro_site PASSWORD '${passwords.sitePassword}'`,
      );
    const synchronous = () =>
      eventually("The synchronous standby", async () => {
        const rows = await runSql(
          superuser("postgres"),
          "SELECT 1 FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')",
        );
        if (rows.length === 0) throw new Error("There is none yet.");
      });
    await synchronous();
    const address = `http://localhost:${sitePort}`;
    const env = {
      NODE_ENV: "production",
      NEXTAUTH_SECRET: "only for a cluster that is tried, on one machine",
      NEXTAUTH_URL: address,
      TRUST_PROXY: "true",
      DRAIN_SECONDS: "2",
      ...more,
    };
    // On the primary itself: the lock of migrations belongs to a session.
    const roles = { MIGRATION_DATABASE_URL: primary, DATABASE_URL: siteAt(portOf("databasePort")) };
    if (!setUpDatabase({ ...env, DATA_DIR: folder, ...roles }))
      throw new Error("The database could not be set up.");
    for (const name of webs) {
      const dataFolder = join(folder, name);
      mkdirSync(dataFolder, { recursive: true });
      const webEnv = Object.assign({}, process.env, env, {
        DATA_DIR: dataFolder,
        DATABASE_URL: pooled,
        PORT: String(portOf(name)),
      });
      run(name, process.execPath, WEB_PROCESS, { options: { cwd: ROOT, env: webEnv } });
    }
    await eventually("The site", async () => {
      for (const name of webs) await fetch(`http://127.0.0.1:${portOf(name)}/api/health`);
      const answer = await fetch(`${address}/api/health`);
      if (!answer.ok) throw new Error(`Health is ${answer.status}`);
    });

    return {
      address,
      folder,
      /** Of each web process, around HAProxy. */
      webAddresses: webs.map((name) => `http://localhost:${portOf(name)}`),
      urls: { primary, pooled, superuser: superuser("centro") },
      synchronous,
      stop,
      /** Which of the two PostgreSQL is the primary now. */
      async primaryName() {
        for (const name of nodes) {
          const answer = await fetch(`http://127.0.0.1:${portOf(`${name}Rest`)}/primary`).catch(() => null);
          if (answer?.status === 200) return name;
        }
        throw new Error("There is no primary.");
      },
      /** SIGTERM to a part, which is started again when it has ended. */
      end: (/** @type {string} */ name) => part(name).end(),
      /** SIGKILL to a part and everything that it started; for a node that is Patroni and its PostgreSQL. */
      kill(/** @type {string} */ name) {
        const pids = processTree(part(name).pid() ?? 0);
        const postmaster = join(folder, name, "postmaster.pid");
        // PostgreSQL is a daemon of its own beside Patroni.
        if (existsSync(postmaster))
          pids.push(...processTree(Number(readFileSync(postmaster, "utf8").split("\n")[0])));
        for (const pid of new Set(pids)) {
          try {
            process.kill(pid, "SIGKILL");
          } catch (error) {
            if (!hasCode(error, "ESRCH")) throw error;
          }
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
