/**
 * The network of a cluster on this machine: a namespace with its own address for each of its machines, joined by bridges.
 * Each machine hangs on a bridge of its own, and that by a link on the one of the cluster, so that a link can be cut or
 * made slow without the machine noticing.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

const SLOW_LINE = join(import.meta.dirname, "slow-line.py");
const MOST_CLUSTERS = 200;

const ip = (/** @type {string[]} */ ...args) =>
  execFileSync("ip", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** What the parts of the network of a machine are called; the kernel takes fifteen letters. */
const namesOf = (/** @type {string} */ bridge, /** @type {string} */ machine) => ({
  namespace: `${bridge}-${machine}`,
  own: `${bridge}${machine}`,
  card: `${bridge}${machine}-c`,
  link: `${bridge}${machine}-l`,
  otherEnd: `${bridge}${machine}-m`,
});

/**
 * The first number that no other cluster of this machine has; its bridge is made at once, so that two that start together
 * take two.
 * @param {number | undefined} wanted the number of a cluster that was there before, whose addresses stay
 */
function takeNumber(wanted) {
  for (let number = wanted ?? 1; number <= (wanted ?? MOST_CLUSTERS); number += 1) {
    if (existsSync(`/sys/class/net/ct${number}`)) continue;
    try {
      ip("link", "add", `ct${number}`, "type", "bridge");
      return number;
    } catch {
      // Another one was faster.
    }
  }
  throw new Error(
    wanted === undefined
      ? "There are too many clusters."
      : `The network ct${wanted} is there already: does it run?`,
  );
}

/** Removes what may not be there. */
function remove(/** @type {string[]} */ ...args) {
  try {
    ip(...args);
  } catch {
    // It was not there.
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
 * Takes it away, as far as it is there.
 * @param {number} number
 * @param {readonly string[]} machines
 */
export function removeNetwork(number, machines) {
  removeLinks(`ct${number}`, machines);
  remove("link", "del", `ct${number}`);
}

/**
 * Makes the network.
 * @param {readonly string[]} machines their names, of one letter each
 * @param {number | undefined} wanted
 */
export function makeNetwork(machines, wanted) {
  const number = takeNumber(wanted);
  const bridge = `ct${number}`;
  const addressOf = (/** @type {string} */ machine) => `10.77.${number}.${11 + machines.indexOf(machine)}`;
  // What somebody left who could not clear up.
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
 * Pulls the cable of a machine, or plugs it in.
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
 * Puts a slow line in the place of the link of a machine, or takes it away again.
 * @param {number} number
 * @param {string} machine
 * @param {{ ms: number, loss: number }} line how long a frame is under way in each direction, and what share gets lost
 * @returns {Promise<() => Promise<void>>} what takes it away
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
