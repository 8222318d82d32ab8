/**
 * The network of a test cluster: a namespace with its own address for each machine, joined by bridges. Each machine is
 * attached to its own bridge, which a link connects to the cluster's bridge, so that the link can be cut or slowed down
 * without the machine noticing.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

const SLOW_LINE = join(import.meta.dirname, "slow-line.py");
const MOST_CLUSTERS = 200;

const ip = (/** @type {string[]} */ ...args) =>
  execFileSync("ip", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Names of the parts of a machine's network; the kernel allows fifteen characters. */
const namesOf = (/** @type {string} */ bridge, /** @type {string} */ machine) => ({
  namespace: `${bridge}-${machine}`,
  own: `${bridge}${machine}`,
  card: `${bridge}${machine}-c`,
  link: `${bridge}${machine}-l`,
  otherEnd: `${bridge}${machine}-m`,
});

/**
 * The first number that no other cluster on this host uses. Its bridge is created at once, so that two clusters that
 * start concurrently get different numbers.
 * @param {number | undefined} wanted the number of an existing cluster, whose addresses stay the same
 */
function takeNumber(wanted) {
  for (let number = wanted ?? 1; number <= (wanted ?? MOST_CLUSTERS); number += 1) {
    if (existsSync(`/sys/class/net/ct${number}`)) continue;
    try {
      ip("link", "add", `ct${number}`, "type", "bridge");
      return number;
    } catch {
      // Another cluster was faster.
    }
  }
  throw new Error(
    wanted === undefined
      ? "There are too many clusters."
      : `The network ct${wanted} is there already: does it run?`,
  );
}

/** Removes a network device that may not exist. */
function remove(/** @type {string[]} */ ...args) {
  try {
    ip(...args);
  } catch {
    // It did not exist.
  }
}

/**
 * @param {string} bridge
 * @param {readonly string[]} machines
 */
function removeLinks(bridge, machines) {
  for (const machine of machines) {
    const { namespace, own, card, link } = namesOf(bridge, machine);
    remove("netns", "del", namespace);
    for (const each of [card, link, own]) remove("link", "del", each);
  }
}

/**
 * Removes the network, as far as it exists.
 * @param {number} number
 * @param {readonly string[]} machines
 */
export function removeNetwork(number, machines) {
  removeLinks(`ct${number}`, machines);
  remove("link", "del", `ct${number}`);
}

/**
 * Creates the network.
 * @param {readonly string[]} machines their names, of one letter each
 * @param {number | undefined} wanted
 */
export function makeNetwork(machines, wanted) {
  const number = takeNumber(wanted);
  const bridge = `ct${number}`;
  const addressOf = (/** @type {string} */ machine) => `10.77.${number}.${11 + machines.indexOf(machine)}`;
  // Left by a process that could not clean up.
  removeLinks(bridge, machines);
  ip("addr", "add", `10.77.${number}.1/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  for (const machine of machines) {
    const { namespace, own, card, link, otherEnd } = namesOf(bridge, machine);
    ip("netns", "add", namespace);
    ip("link", "add", own, "type", "bridge");
    ip("link", "add", card, "type", "veth", "peer", "name", "eth0", "netns", namespace);
    ip("link", "add", link, "type", "veth", "peer", "name", otherEnd);
    ip("link", "set", card, "master", own);
    ip("link", "set", link, "master", own);
    ip("link", "set", otherEnd, "master", bridge);
    for (const each of [own, card, link, otherEnd]) ip("link", "set", each, "up");
    ip("-n", namespace, "addr", "add", `${addressOf(machine)}/24`, "dev", "eth0");
    for (const each of ["lo", "eth0"]) ip("-n", namespace, "link", "set", each, "up");
    ip("-n", namespace, "route", "add", "default", "via", `10.77.${number}.1`);
  }
  return number;
}

/**
 * Disconnects a machine from the network, or reconnects it.
 * @param {number} number
 * @param {string} machine
 * @param {boolean} isPlugged
 */
export function plug(number, machine, isPlugged) {
  ip("link", "set", namesOf(`ct${number}`, machine).link, isPlugged ? "up" : "down");
}

export const namespaceOf = (/** @type {number} */ number, /** @type {string} */ machine) =>
  namesOf(`ct${number}`, machine).namespace;

/**
 * Replaces the link of a machine with a slow line.
 * @param {number} number
 * @param {string} machine
 * @param {{ ms: number, loss: number }} line delay of a frame in each direction, and share of lost frames
 * @returns {Promise<() => Promise<void>>} a function that restores the link
 */
export async function slowLine(number, machine, { ms, loss }) {
  const bridge = `ct${number}`;
  const { own, link } = namesOf(bridge, machine);
  const args = [SLOW_LINE, own, bridge, String(ms), String(loss)];
  const line = spawn("setpriv", ["--pdeathsig", "KILL", "/usr/bin/python3", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(line, "exit");
  await Promise.race([once(line.stdout, "data"), ended]);
  if (line.exitCode !== null) throw new Error("The slow line does not begin.");
  ip("link", "set", link, "down");
  return async () => {
    ip("link", "set", link, "up");
    line.kill("SIGTERM");
    await ended;
  };
}
