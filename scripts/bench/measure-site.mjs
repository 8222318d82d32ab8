/** The measurements of a running site: processor time of one request, and requests and bookings a second. */
import { load, startCpuClock, steadily } from "./load.mjs";
import { booking, page } from "./requests.mjs";

/** Processor time in ms of one request of `make`, of the web process and of the database's backends. */
export async function cpuPerRequest({ base, webPid, database }, make, count) {
  await load(base, { count: Math.round(count / 3), make });
  const { rows } = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  const pids = rows.map(({ pid }) => pid);
  const webSeconds = startCpuClock(webPid);
  const databaseSeconds = startCpuClock(...pids);
  await load(base, { count, make });
  return { web: (webSeconds() * 1000) / count, database: (databaseSeconds() * 1000) / count };
}

/** Requests a second of `make`, and processor time of the web process for one of them, after `warm` requests. */
export async function rate({ base, webPid }, { name, make, warm, count, status = 200 }) {
  await load(base, { count: warm, make, status });
  const secondsUsed = startCpuClock(webPid);
  const measured = await load(base, { count, make: (n) => make(n + warm), status });
  return { name, ...measured, cpu: (secondsUsed() * 1000) / count };
}

/**
 * Searches in turn while five bookings a second are made in the days that are searched, through the other process, so
 * that what is measured is the readers' alone.
 */
export async function searchesBesideWriter(
  { base, webPid, otherBase },
  { paths, rooms, token, count, warm },
) {
  const stop = steadily(otherBase, {
    perSecond: 5,
    status: 201,
    make: (n) => booking({ n, rooms, token, run: "beside" }),
  });
  try {
    const make = (n) => page(paths[n % paths.length])();
    return await rate(
      { base, webPid },
      { name: "/spaces with dates, 60 searches in turn, 5 bookings a second", make, warm, count },
    );
  } finally {
    await stop();
  }
}

/** Bookings a second by so many clients over so many rooms, each of another hour. */
export async function bookingRate({ base }, { clients, rooms, token, count, firstDay, run }) {
  const make = (n) => booking({ n, rooms, token, run, firstDay });
  // Sites run for weeks; the first requests of a process cost twice what later ones do.
  const warm = 500;
  await load(base, { count: warm, clients, status: 201, make });
  return load(base, { count, clients, status: 201, make: (n) => make(n + warm) });
}
