/** What the cluster that is tried needs of the machine that it is tried on. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../run/real-postgres.mjs";

const FOLDERS = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin", "/usr/lib/systemd"];
/** Each program by the package that brings it. */
const PACKAGES = {
  patroni: "patroni",
  etcd: "etcd-server",
  etcdctl: "etcd-client",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  pgbackrest: "pgbackrest",
  keepalived: "keepalived",
  nft: "nftables",
  openssl: "openssl",
  ip: "iproute2",
  systemd: "systemd",
  "dbus-daemon": "dbus",
};

/** What Patroni needs to ask etcd over TLS, and does not bring. */
const PYTHON = ["idna", "cryptography"];

const isThere = (/** @type {string} */ program) =>
  FOLDERS.some((folder) => existsSync(join(folder, program)));

/** What is in the way of a cluster on this machine, as a sentence; null if nothing is. */
export function obstacleToCluster() {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "The cluster needs Linux and root, who alone can make networks of machines (sudo npm run cluster).";
  const missing = Object.entries(PACKAGES)
    .filter(([program]) => !isThere(program))
    .map(([, name]) => name);
  for (const name of PYTHON)
    if (!existsSync(join("/usr/lib/python3/dist-packages", name))) missing.push(`python3-${name}`);
  if (postgresFolder() === null) missing.push("postgresql");
  return missing.length > 0 ? `Install these packages first: apt-get install ${missing.join(" ")}` : null;
}

/** Where PostgreSQL's own programs are, or null. */
export const postgresFolder = () =>
  findPostgres(["initdb", "postgres", "pg_controldata", "pg_rewind", "pg_basebackup"]);
