/** Sends requests from one or several clients over persistent connections, with Node's own modules only. */

import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: object }} Asked a request
 * @typedef {{ perSecond: number, p50: number, p99: number }} Measured requests per second, and percentiles in ms
 */

const TICKS_PER_SECOND = 100;

/**
 * Ticks of processor time that a process has used; null if it has exited.
 * @param {number} pid
 */
function ticksOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}

/**
 * Starts measuring the processor time of processes. The returned function gives the seconds used since; a process that
 * exits in the meantime (the pool closes idle backends) counts as zero.
 * @param {...number} pids
 */
export function startCpuClock(...pids) {
  const before = new Map(pids.map((pid) => [pid, ticksOf(pid)]));
  return function secondsUsed() {
    let ticks = 0;
    for (const [pid, then] of before) {
      const now = ticksOf(pid);
      if (then !== null && now !== null) ticks += now - then;
    }
    return ticks / TICKS_PER_SECOND;
  };
}

/**
 * @param {Agent} agent
 * @param {string} base
 * @param {Asked} asked
 * @returns {Promise<number | undefined>} the response's status
 */
function send(agent, base, { method = "GET", path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const url = new URL(path, base);
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(payload
            ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(payload) }
            : {}),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
      },
    );
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

/** @type {(sorted: readonly number[], share: number) => number} */
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Sends `count` requests, `clients` at a time. `make(n)` creates the nth. Every response must have `status`.
 * @param {string} base
 * @param {{ count: number, clients?: number, status?: number, make: (n: number) => Asked }} options
 * @returns {Promise<Measured>}
 */
export async function load(base, { count, clients = 8, status = 200, make }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  /** @type {number[]} */
  const times = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count) {
        const n = next++;
        const begun = performance.now();
        const got = await send(agent, base, make(n));
        if (got !== status) throw new Error(`${JSON.stringify(make(n)).slice(0, 200)} answered ${got}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/**
 * Sends requests at a steady pace during another measurement. `stop` ends it and returns the number of requests.
 * @param {string} base
 * @param {{ perSecond: number, status: number, make: (n: number) => Asked }} options
 */
export function steadily(base, { perSecond, status, make }) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Promise<void>[]} */
  const sent = [];
  /** @type {Error | null} */
  let failure = null;
  const timer = setInterval(() => {
    const n = sent.length;
    sent.push(
      send(agent, base, make(n)).then((got) => {
        if (got !== status) failure ??= new Error(`${JSON.stringify(make(n)).slice(0, 200)} answered ${got}`);
      }),
    );
  }, 1000 / perSecond);
  return async function stop() {
    clearInterval(timer);
    await Promise.all(sent);
    agent.destroy();
    if (failure) throw failure;
    return sent.length;
  };
}
