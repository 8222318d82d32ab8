/** Measurements of a running site: processor time per request, and requests and bookings per second. */

import { load, startCpuClock, steadily } from "./load.mjs";
import { processTree } from "./process-tree.mjs";
import { booking, page } from "./requests.mjs";

/**
 * @typedef {import("./load.mjs").Asked} Asked
 * @typedef {import("./requests.mjs").Booker} Booker
 * @typedef {{ base: string, webPid: number }} Site its URL, and its web process, which has started Next.js
 * @typedef {Site & { database: import("pg").Client }} Measured
 * @typedef {{ web: number, database: number }} Cost processor time in ms
 * @typedef {import("./load.mjs").Measured & { name: string, cpu: number }} Rate
 */

/** Measures the web process and its child processes. */
const startSiteClock = (/** @type {number} */ webPid) => startCpuClock(...processTree(webPid));

/**
 * Processor time in ms per request of `make`, of the web process and of the database's backends.
 * @param {Measured} site
 * @param {(n: number) => Asked} make
 * @param {number} count
 * @returns {Promise<Cost>}
 */
export async function cpuPerRequest(site, make, count) {
  await load(site.base, { count: Math.round(count / 3), make });
  const used = await startClocks(site);
  await load(site.base, { count, make });
  return used(count);
}

/**
 * Measures the site's processes and the database's backends, from now on.
 * @param {Measured} site
 * @returns {Promise<(count: number) => Cost>} the cost of one of so many requests
 */
async function startClocks({ webPid, database }) {
  const { rows } = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  const webSeconds = startSiteClock(webPid);
  const databaseSeconds = startCpuClock(...rows.map(({ pid }) => pid));
  return (count) => ({
    web: (webSeconds() * 1000) / count,
    database: (databaseSeconds() * 1000) / count,
  });
}

/**
 * Requests per second of `make`, and the web process's processor time per request, after `warm` requests.
 * @param {Site} site
 * @param {{ name: string, make: (n: number) => Asked, warm: number, count: number, status?: number }} options
 * @returns {Promise<Rate>}
 */
export async function rate({ base, webPid }, { name, make, warm, count, status = 200 }) {
  await load(base, { count: warm, make, status });
  const secondsUsed = startSiteClock(webPid);
  const measured = await load(base, { count, make: (n) => make(n + warm), status });
  return { name, ...measured, cpu: (secondsUsed() * 1000) / count };
}

/**
 * Alternating searches while five bookings per second are made on the searched days, through the other process, so that
 * only the readers are measured.
 * @param {Site & { otherBase: string }} site
 * @param {{ paths: readonly string[], rooms: readonly number[], bookers: readonly Booker[], count: number, warm: number }} options
 */
export async function searchesDuringBookings(
  { base, webPid, otherBase },
  { paths, rooms, bookers, count, warm },
) {
  const stop = steadily(otherBase, {
    perSecond: 5,
    status: 201,
    make: (n) => booking({ n, rooms, bookers, run: "beside" }),
  });
  try {
    const make = (/** @type {number} */ n) => page(paths[n % paths.length] ?? "/")();
    return await rate(
      { base, webPid },
      { name: "/spaces with dates, 60 searches in turn, 5 bookings a second", make, warm, count },
    );
  } finally {
    await stop();
  }
}

/**
 * Bookings per second by a number of clients in a number of rooms, each at a different hour, and the processor time of
 * a booking, including the e-mails sent in that time.
 * @param {Measured} site
 * @param {{ clients: number, rooms: readonly number[], bookers: readonly Booker[], count: number, firstDay: number, run: string }} options
 */
export async function bookingRate(site, { clients, rooms, bookers, count, firstDay, run }) {
  const make = (/** @type {number} */ n) => booking({ n, rooms, bookers, run, firstDay });
  // Sites run for weeks; the first requests of a process cost twice as much as later ones.
  const warm = 500;
  await load(site.base, { count: warm, clients, status: 201, make });
  const used = await startClocks(site);
  const measured = await load(site.base, { count, clients, status: 201, make: (n) => make(n + warm) });
  return { ...measured, cost: used(count) };
}
