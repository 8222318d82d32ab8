/** Requirements of the test cluster on the host. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../run/real-postgres.mjs";

const FOLDERS = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin", "/usr/lib/systemd"];
/** Each program by the package that contains it. */
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

/** Python modules that Patroni needs for etcd over TLS, but does not depend on. */
const PYTHON = ["idna", "cryptography"];

const isThere = (/** @type {string} */ program) =>
  FOLDERS.some((folder) => existsSync(join(folder, program)));

/** The reason why a cluster cannot run on this machine, as a sentence; null if there is none. */
export function clusterUnavailableReason() {
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

/** The folder of PostgreSQL's programs, or null. */
export const postgresFolder = () =>
  findPostgres(["initdb", "postgres", "pg_controldata", "pg_rewind", "pg_basebackup"]);
