import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../helpers/api";
import { inDays } from "../helpers/days";
import { bookingBody, newSpaceAt } from "../helpers/spaces";
import {
  adminOf,
  customerOf,
  kinds,
  sqlOf,
  startEmbeddedDatabase,
  startTestSite,
} from "../helpers/test-site";
import { until } from "../helpers/until";

type Site = Awaited<ReturnType<typeof startTestSite>>;

interface Attempt {
  key: string;
  /** Null if no response arrived. */
  bookingId: number | null;
}

/** Books one hour after another with four concurrent clients until stopped, and records the acknowledged bookings. */
function bookUnderLoad(base: string, token: string, spaceIds: readonly number[]) {
  const attempts: Attempt[] = [];
  let isStopped = false;
  const work = spaceIds.map(async (spaceId, worker) => {
    const client = new ApiClient({ token });
    for (let hour = 0; !isStopped && hour < 11 * 80; hour += 1) {
      const start = 8 + (hour % 11);
      const clock = (value: number) => `${String(value).padStart(2, "0")}:00`;
      const times = { isFullDay: false, startTime: clock(start), endTime: clock(start + 1) };
      const key = `${worker}-${hour}-${Date.now()}`;
      const body = bookingBody(spaceId, inDays(2 + Math.floor(hour / 11)), times);
      const answer = await client
        .post<{ booking: { id: number } }>("/api/bookings", body, {
          base,
          headers: { "Idempotency-Key": key },
        })
        .catch(() => null);
      attempts.push({ key, bookingId: answer?.status === 201 ? answer.body.booking.id : null });
      if (answer === null || answer.status >= 500) await sleep(50);
    }
  });
  return {
    attempts,
    acknowledged: () => attempts.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId])),
    /** Resolves under full load, when that many bookings have been acknowledged. */
    async reach(count: number) {
      await until(() => this.acknowledged().length >= count, 120_000, `Booking ${count}`);
    },
    async stop() {
      isStopped = true;
      await Promise.all(work);
    },
  };
}

async function prepare(site: Site) {
  const [base = ""] = site.addresses;
  const admin = await adminOf(base);
  const spaces = [];
  for (let index = 0; index < 4; index += 1) spaces.push((await newSpaceAt(base, admin.client)).id);
  return { base, token: await customerOf(base), spaces };
}

const isHealthy = (base: string) => async () =>
  fetch(`${base}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Checks that the site has every acknowledged booking exactly once, and none that overlap. */
async function expectAllThere(url: string, acknowledged: readonly number[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const database = { url };
  const rows = await sqlOf<{ id: number }>({ database }, "SELECT id FROM bookings");
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]));
  const overlaps = `SELECT a.id, b.id AS other FROM bookings a JOIN bookings b ON a.space_id = b.space_id AND a.id < b.id
      AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    WHERE a.status <> 'canceled' AND b.status <> 'canceled'`;
  expect(await sqlOf({ database }, overlaps)).toEqual([]);
}

describe.each(kinds)("on the %s database", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await startTestSite({ kind });
  }, 180_000);
  afterAll(() => site.stop(), 180_000);

  test("SIGKILL of the web process during bookings loses no acknowledged booking", async () => {
    const { base, token, spaces } = await prepare(site);
    const load = bookUnderLoad(base, token, spaces);
    await load.reach(40);
    const [web] = site.webs;
    if (!web) throw new Error("There is no process to kill");
    web.child.kill("SIGKILL");
    await sleep(300);
    await load.stop();
    await expectAllThere(site.database.url, load.acknowledged());
    site.webs[0] = await site.startWeb(web.port);
  }, 300_000);

  if (kind === "postgres")
    test("SIGKILL of PostgreSQL during bookings loses no acknowledged booking, and the site recovers without a restart", async () => {
      const { base, token, spaces } = await prepare(site);
      const load = bookUnderLoad(base, token, spaces);
      await load.reach(40);
      const server = site.database.server;
      if (!server) throw new Error("There is no server to kill");
      process.kill(server.pid(), "SIGKILL");
      await server.exited();
      const down = await fetch(`${base}/api/bookings`, { headers: { Authorization: `Bearer ${token}` } });
      expect(down.status).toBe(503);
      expect(await down.json()).toMatchObject({ code: "UNAVAILABLE" });
      await server.restart();
      await until(isHealthy(base), 20_000, "The recovery");
      await sleep(1_000);
      await load.stop();
      await expectAllThere(site.database.url, load.acknowledged());
    }, 300_000);

  if (kind === "embedded")
    test("SIGKILL of the embedded database during bookings loses no acknowledged booking", async () => {
      const { base, token, spaces } = await prepare(site);
      const load = bookUnderLoad(base, token, spaces);
      await load.reach(40);
      site.database.child?.kill("SIGKILL");
      await sleep(300);
      expect((await fetch(`${base}/api/health`)).status).toBe(503);
      await load.stop();

      const again = await startEmbeddedDatabase(`${site.folder}/database`);
      try {
        await expectAllThere(again.url, load.acknowledged());
      } finally {
        again.process.child.kill("SIGTERM");
        await again.process.exited;
      }
    }, 300_000);
});
