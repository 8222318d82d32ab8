/**
 * A whole cluster on this host, for trying: three machines with the files that are rendered for real ones
 * (scripts/hosts), set up by the steps of docs/operations.md, "Three machines".
 */
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseInventory } from "../hosts/inventory.mjs";
import { renderHosts } from "../hosts/render-hosts.mjs";
import { freePort } from "../run/processes.mjs";
import { unprivilegedUser } from "../run/real-postgres.mjs";
import { clusterOf, eventually, INFRASTRUCTURE } from "./cluster.mjs";
import { clusterUnavailableReason, postgresFolder } from "./cluster-programs.mjs";
import { makeNetwork, removeNetwork } from "./network.mjs";

const MACHINES = ["a", "b", "c"];
const TIMERS = ["backup-full", "backup-differential", "restore-check"].map((name) => `centro-${name}.timer`);
/** Delay before a stopped machine boots again. */
const RESTART_MS = 15_000;

/**
 * Settings of a cluster, stored in its folder.
 * @typedef {{ number: number, port: number }} Kept
 */

/**
 * @param {Kept} kept
 * @param {string} postgres
 */
const inventoryOf = ({ number, port }, postgres) => ({
  site: `https://localhost:${port}`,
  virtualAddress: `10.77.${number}.10/24`,
  routerId: number,
  hosts: MACHINES.map((name, index) => ({
    name,
    address: `10.77.${number}.${11 + index}`,
    interface: "eth0",
  })),
  ssh: [`10.77.${number}.1`],
  monitors: [`10.77.${number}.1`],
  backup: { folder: "/mnt/centro-backup" },
  paths: { postgres },
});

/**
 * Accepts connections on a port of the host and forwards them to the site, whichever machine has its address.
 * @param {number} port
 * @param {string} siteAddress
 * @returns {Promise<import("node:net").Server>}
 */
function passOn(port, siteAddress) {
  const server = createServer((client) => {
    const site = connect(443, siteAddress);
    for (const [one, other] of [
      [client, site],
      [site, client],
    ]) {
      one?.on("error", () => other?.destroy());
      one?.on("close", () => other?.destroy());
    }
    client.pipe(site).pipe(client);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Creates a disk image that a machine mounts for its data. */
function makeDisk(/** @type {string} */ file, /** @type {number} */ megabytes) {
  if (existsSync(file)) return;
  execFileSync("truncate", ["-s", `${megabytes}M`, file]);
  execFileSync("mkfs.ext4", ["-q", "-m", "0", file]);
}

/**
 * Installs the rendered files on a machine, and starts everything except the site.
 * @param {import("./machine.mjs").Machine} machine
 * @param {string} rendered
 * @param {Record<string, string>} settings
 */
async function setUp(machine, rendered, settings) {
  cpSync(join(rendered, machine.name), machine.at("root/centro-cluster"), { recursive: true, force: true });
  await machine.run("/root/centro-cluster/install");
  await machine.run("rm", ["-r", "/root/centro-cluster"]);
  await machine.run("cp", ["/etc/centro-cluster/nftables.conf", "/etc/nftables.conf"]);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(machine.at("etc/centro.env"), lines.join(""), { mode: 0o600 });
  await machine.run("systemctl", ["enable", "--quiet", "--now", "nftables", ...INFRASTRUCTURE]);
}

/**
 * Starts a cluster in a folder: a new one if the folder is empty, otherwise the existing one. Requires a build of the
 * sources.
 * @param {{ folder: string, port?: number, settings?: (gateway: string) => Record<string, string>,
 *   comesBack?: boolean, diskMegabytes?: number }} options `settings` of the site, which reaches the host at the
 *   gateway; stopped machines restart unless `comesBack` is false; with `diskMegabytes` each machine has a separate disk
 *   of that size
 */
export async function startCluster({ folder, port, settings = () => ({}), comesBack = true, diskMegabytes }) {
  const obstacle = clusterUnavailableReason();
  if (obstacle !== null) throw new Error(obstacle);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const file = join(folder, "cluster.json");
  /** @type {Partial<Kept>} */
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const number = makeNetwork(MACHINES, before.number);
  // The machines stop with this process in any case; the network has to be removed explicitly.
  const removeAll = () => removeNetwork(number, MACHINES);
  process.once("exit", removeAll);
  /** @type {import("node:net").Server | undefined} */
  let door;
  let isWanted = true;
  /** @type {ReturnType<typeof clusterOf> | undefined} */
  let cluster;

  async function stop({ inOrder = false } = {}) {
    isWanted = false;
    door?.close();
    const machines = cluster?.machines ?? [];
    if (inOrder) await Promise.all(machines.map((machine) => machine.shutDown()));
    for (const machine of machines) machine.cutPower();
    while (machines.some((machine) => machine.pid() !== null)) await sleep(50);
    removeAll();
    process.removeListener("exit", removeAll);
  }

  try {
    const kept = { number, port: port ?? before.port ?? (await freePort()) };
    const inventory = parseInventory(inventoryOf(kept, postgresFolder() ?? ""));
    const rendered = join(folder, "rendered");
    renderHosts(inventory, rendered);
    writeFileSync(join(folder, "inventory.json"), JSON.stringify(inventory, null, 2));
    writeFileSync(file, JSON.stringify(kept));
    const environment = settings(inventory.ssh[0] ?? "");
    const shared = join(folder, "backups");
    mkdirSync(shared, { recursive: true, mode: 0o700 });
    const { uid, gid } = unprivilegedUser();
    if (uid !== undefined && gid !== undefined) chownSync(shared, uid, gid);

    const made = clusterOf(folder);
    cluster = made;
    const { machines } = made;
    if (diskMegabytes !== undefined)
      for (const { name } of machines) makeDisk(join(folder, "machines", name, "disk.img"), diskMegabytes);
    /** @type {(machine: import("./machine.mjs").Machine) => Promise<void>} */
    const switchOn = (machine) =>
      machine.boot(async () => {
        if (!isWanted || !comesBack) return;
        await sleep(RESTART_MS, undefined, { ref: false });
        if (isWanted) await switchOn(machine).catch((error) => console.error(error));
      });
    await Promise.all(machines.map(switchOn));
    await Promise.all(machines.map((machine) => setUp(machine, rendered, environment)));
    await made.synchronous();
    const first = made.machine(MACHINES[0] ?? "");
    await first.run("systemctl", ["start", "centro-migrate"]);
    const said = await first.run("journalctl", ["-u", "centro-migrate", "-o", "cat", "--no-pager"]);
    for (const machine of machines)
      await machine.run("systemctl", ["enable", "--quiet", "--now", "centro-web"]);
    for (const machine of machines) await made.webIsReady(machine.name);
    await eventually("The site", async () => {
      const { status } = await made.ask.site("/api/health");
      if (status !== 200) throw new Error(`Health is ${status}`);
    });
    // Timers as on real machines; the first backup starts archiving the log.
    await made.machine(await made.primaryName()).run("systemctl", ["start", "centro-backup-full"]);
    for (const machine of machines) await machine.run("systemctl", ["enable", "--quiet", "--now", ...TIMERS]);
    door = await passOn(kept.port, made.siteAddress);
    return {
      ...made,
      stop,
      switchOn: (/** @type {string} */ name) => switchOn(made.machine(name)),
      /** Output of the first migration, such as the administrator's initial password. */
      said,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
