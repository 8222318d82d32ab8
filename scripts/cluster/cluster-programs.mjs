/** The programs of the cluster, from Debian's packages, and the processes that one of them has started. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../run/real-postgres.mjs";

const FOLDERS = [...(process.env.PATH ?? "").split(":"), "/usr/local/sbin", "/usr/sbin", "/usr/bin"];
/** Each program by the package that brings it. */
/** @type {Record<string, string>} */
const PACKAGES = { patroni: "patroni", etcd: "etcd-server", haproxy: "haproxy", pgbouncer: "pgbouncer" };

const find = (/** @type {string} */ program) =>
  FOLDERS.map((folder) => join(folder, program)).find((file) => file.startsWith("/") && existsSync(file));

/** Where the programs are, and the packages of those that are missing. */
export function findClusterPrograms() {
  const programs = Object.fromEntries(Object.keys(PACKAGES).map((program) => [program, find(program)]));
  const missing = Object.keys(PACKAGES)
    .filter((program) => programs[program] === undefined)
    .map((program) => String(PACKAGES[program]));
  const postgres = findPostgres(["initdb", "postgres", "pg_controldata", "pg_rewind", "pg_basebackup"]);
  if (postgres === null) missing.push("postgresql");
  /** Those that are missing are named, and not called. */
  const at = (/** @type {string} */ program) => programs[program] ?? "";
  return {
    programs: {
      patroni: at("patroni"),
      etcd: at("etcd"),
      haproxy: at("haproxy"),
      pgbouncer: at("pgbouncer"),
      postgres: postgres ?? "",
    },
    missing,
  };
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return null;
  }
}

/**
 * The ids of all processes that descend from one, and its own.
 * @param {number} root
 */
export function processTree(root) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ child: Number(name), parent: parentOf(Number(name)) }));
  const tree = [root];
  for (const pid of tree) for (const { child, parent } of parents) if (parent === pid) tree.push(child);
  return tree;
}
