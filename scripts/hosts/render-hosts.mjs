/**
 * Renders everything that the machines of a cluster need from one inventory: for each machine a folder with the layout
 * of its disk, and an `install` script. Rendering again keeps passwords and certificates.
 */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../run/steps.mjs";
import { openAuthority } from "./authority.mjs";
import { backupValues } from "./backup.mjs";
import { hostsWith } from "./inventory.mjs";
import { keepSecrets } from "./secrets.mjs";
import { unitsOf } from "./units.mjs";

/** @typedef {import("./inventory.mjs").Inventory} Inventory */
/** @typedef {import("./inventory.mjs").Host} Host */
/** @typedef {import("./secrets.mjs").Secrets} Secrets */

const TEMPLATES = join(ROOT, "deploy/hosts");
const PRIVATE = 0o600;
const OPEN = 0o644;
const RUNNABLE = 0o700;

/**
 * Fills in a template.
 * @param {string} template
 * @param {Record<string, string | number>} values
 * @throws Error if a value is missing
 */
function fill(template, values) {
  return readFileSync(join(TEMPLATES, template), "utf8").replace(/\{\{(\w+)\}\}/g, (_, key) => {
    if (values[key] === undefined) throw new Error(`${template} needs a value for ${key}.`);
    return String(values[key]);
  });
}

const indent = (/** @type {number} */ spaces, /** @type {readonly string[]} */ lines) =>
  lines.map((line) => " ".repeat(spaces) + line).join("\n");

/**
 * Template values of a machine.
 * @param {Inventory} inventory
 * @param {Host} host
 * @param {Secrets} secrets
 * @param {boolean} isJoining whether it joins an existing etcd cluster
 */
function valuesOf(inventory, host, secrets, isJoining) {
  const { name, site, virtualAddress, routerId, hosts, ssh, monitors, ports, paths } = inventory;
  const { etcd, database, web, balancer } = {
    etcd: hostsWith(inventory, "etcd"),
    database: hostsWith(inventory, "database"),
    web: hostsWith(inventory, "web"),
    balancer: hostsWith(inventory, "balancer"),
  };
  const portValues = Object.fromEntries(Object.entries(ports).map(([key, port]) => [`${key}Port`, port]));
  const machines = hosts.map(({ address }) => address);
  const from = (/** @type {readonly string[]} */ addresses) => `ip saddr { ${addresses.join(", ")} }`;
  const { parts } = host;
  /** Ports that the other machines can reach. */
  const inside = [
    ...(parts.includes("etcd") ? [ports.etcdClient, ports.etcdPeer] : []),
    ...(parts.includes("database") ? [ports.patroni, ports.postgres] : []),
    ...(parts.includes("web") ? [ports.inside] : []),
    ...(parts.includes("balancer") ? [ports.certbot] : []),
  ];
  const hasAddress = parts.includes("balancer") && virtualAddress !== undefined;
  return {
    ...secrets,
    ...portValues,
    ...backupValues(inventory, secrets),
    name,
    site: new URL(site).origin,
    host: host.name,
    address: host.address,
    local: host.local,
    config: paths.config,
    data: paths.data,
    postgres: paths.postgres,
    etcdMembers: etcd.map((one) => `${one.name}=https://${one.address}:${ports.etcdPeer}`).join(","),
    etcdState: isJoining ? "existing" : "new",
    etcdHosts: etcd.map(({ address }) => `${address}:${ports.etcdClient}`).join(","),
    hbaLines: indent(4, [
      ...database.map(({ address }) => `- hostssl replication replicator ${address}/32 scram-sha-256`),
      ...machines.map((address) => `- hostssl all all ${address}/32 scram-sha-256`),
    ]),
    standbys: Math.max(0, database.length - 1),
    siteAddress: virtualAddress?.split("/")[0] ?? host.address,
    primaryServers: indent(
      4,
      database.map(
        (one) => `server ${one.name} ${one.address}:${ports.postgres} check port ${ports.patroni}`,
      ),
    ),
    webServers: indent(
      4,
      web.map((one) => `server ${one.name} ${one.address}:${ports.inside}`),
    ),
    certbotServers: indent(
      4,
      balancer.map((one) => `server ${one.name} ${one.address}:${ports.certbot} check`),
    ),
    interface: host.interface ?? "",
    virtualAddress: virtualAddress ?? "",
    routerId,
    priority: 150 - 10 * hosts.indexOf(host),
    peerLines: indent(
      8,
      balancer.filter((one) => one !== host).map(({ address }) => address),
    ),
    machineAddresses: machines.join(", "),
    sshLines: indent(8, [`${from(ssh)} tcp dport 22 accept`]),
    machineLines: indent(8, [
      ...(inside.length > 0 ? [`ip saddr @machines tcp dport { ${inside.join(", ")} } accept`] : []),
      ...(hasAddress ? ["ip saddr @machines ip protocol vrrp accept"] : []),
    ]),
    publicLines: indent(
      8,
      parts.includes("balancer") ? [`tcp dport { ${ports.http}, ${ports.https} } accept`] : [],
    ),
    monitorLines: indent(
      8,
      parts.includes("web") && monitors.length > 0
        ? [`${from(monitors)} tcp dport ${ports.inside} accept`]
        : [],
    ),
  };
}

/**
 * The files of a machine by their paths on its disk, except certificates.
 * @param {Inventory} inventory
 * @param {Host} host
 * @param {Secrets} secrets
 * @param {boolean} isJoining
 * @returns {{ path: string, text: string, mode: number }[]}
 */
export function filesOf(inventory, host, secrets, isJoining = false) {
  const { parts } = host;
  const { config, data } = inventory.paths;
  const values = valuesOf(inventory, host, secrets, isJoining);
  const isBalancer = parts.includes("balancer");
  const hasWeb = parts.includes("web");
  const isDatabase = parts.includes("database");
  const hasAddress = isBalancer && inventory.virtualAddress !== undefined;
  /** @type {{ path: string, text: string, mode: number }[]} */
  const files = [];
  const add = (/** @type {string} */ path, /** @type {string} */ text, mode = PRIVATE) =>
    files.push({ path, text, mode });
  const render = (/** @type {string} */ name, mode = PRIVATE) =>
    add(`${config}/${name}`, fill(name, values), mode);

  if (parts.includes("etcd")) render("etcd.yml");
  if (isDatabase) {
    render("patroni.yml");
    render("roles.sql");
    render("post-init", RUNNABLE);
    render("standby.env");
    if (inventory.backup !== undefined) {
      render("pgbackrest.conf");
      render("backup.env");
    }
  }
  if (hasWeb || isBalancer) {
    render("unavailable.http");
    const siteLines = isBalancer ? fill("haproxy-site.cfg", values) : "";
    const webLines = hasWeb ? fill("haproxy-web.cfg", values) : "";
    add(
      `${config}/haproxy.cfg`,
      fill("haproxy.cfg", {
        ...values,
        userLines: "    user haproxy\n    group haproxy",
        siteLines,
        webLines,
      }),
    );
  }
  if (hasWeb) {
    render("pgbouncer.ini");
    add(`${config}/userlist.txt`, `"centro_site" "${secrets.sitePassword}"\n`);
    render("web.env");
    render("migrate.env");
  }
  if (hasAddress) {
    render("keepalived.conf");
    // HAProxy listens on the virtual address before this machine holds it.
    add("/etc/sysctl.d/90-centro-cluster.conf", "net.ipv4.ip_nonlocal_bind = 1\n", OPEN);
  }
  if (isBalancer) render("certbot-hook", RUNNABLE);
  render("nftables.conf");
  for (const [name, text] of Object.entries(unitsOf(inventory, host, { config, data })))
    add(`/etc/systemd/system/${name}`, text, OPEN);
  return files;
}

/**
 * Writes the folders of all machines.
 * @param {Inventory} inventory
 * @param {string} folder
 * @param {{ newCertificates?: boolean, newPasswords?: boolean, joining?: string | null }} options
 */
export function renderHosts(
  inventory,
  folder,
  { newCertificates = false, newPasswords = false, joining = null } = {},
) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const secrets = keepSecrets(folder, {
    renew: newPasswords,
    needsBucket: inventory.backup?.s3 !== undefined,
  });
  const authority = openAuthority(join(folder, "authority"), inventory.name);
  const { config } = inventory.paths;
  for (const host of inventory.hosts) {
    const root = join(folder, host.name);
    rmSync(root, { recursive: true, force: true });
    const write = (/** @type {string} */ path, /** @type {string} */ text, /** @type {number} */ mode) => {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, text, { mode });
      chmodSync(file, mode);
    };
    for (const { path, text, mode } of filesOf(inventory, host, secrets, joining === host.name))
      write(path, text, mode);
    const names = [`IP:${host.address}`, `IP:${host.local}`, `DNS:${host.name}`, "DNS:localhost"];
    const own = authority.issue(host.name, names, newCertificates);
    write(`${config}/tls/ca.crt`, authority.certificate, OPEN);
    write(`${config}/tls/host.crt`, own.certificate, OPEN);
    write(`${config}/tls/host.key`, own.key, PRIVATE);
    write(`${config}/tls/host.pem`, own.certificate + own.key, PRIVATE);
    // For browsers until certbot has obtained a trusted certificate.
    if (host.parts.includes("balancer")) {
      const site = authority.issue("site", [`DNS:${new URL(inventory.site).hostname}`], newCertificates);
      write(`${config}/tls/site.first.pem`, site.certificate + site.key, PRIVATE);
    }
    write("install", fill("install", { config, data: inventory.paths.data }), RUNNABLE);
  }
  if (inventory.monitors.length > 0) {
    const { certificate, key } = authority.issue("monitor", ["DNS:monitor"], newCertificates);
    const root = join(folder, "monitor");
    mkdirSync(root, { recursive: true, mode: 0o700 });
    writeFileSync(join(root, "monitor.crt"), certificate, { mode: OPEN });
    writeFileSync(join(root, "monitor.key"), key, { mode: PRIVATE });
    writeFileSync(join(root, "ca.crt"), authority.certificate, { mode: OPEN });
  }
  return secrets;
}
