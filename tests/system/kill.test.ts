import { setTimeout as sleep } from "node:timers/promises";
import { bookUnderLoad } from "../helpers/booking-rush";
import { newSpace } from "../helpers/spaces";
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

/** A site while four rooms are booked concurrently, with forty bookings acknowledged. */
async function underLoad(site: Site) {
  const [base = ""] = site.addresses;
  const { client: admin } = await adminOf(base);
  const spaces = [];
  for (let index = 0; index < 4; index += 1) spaces.push((await newSpace(admin)).id);
  const token = await customerOf(base);
  const load = bookUnderLoad(base, token, spaces);
  await load.reach(40);
  return { base, token, load };
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
  });
  afterAll(() => site.stop());

  test("SIGKILL of the web process during bookings loses no acknowledged booking", async () => {
    const { load } = await underLoad(site);
    const [web] = site.webs;
    if (!web) throw new Error("There is no process to kill");
    web.child.kill("SIGKILL");
    await sleep(300);
    await load.stop();
    await expectAllThere(site.database.url, load.acknowledged);
    site.webs[0] = await site.startWeb(web.port);
  }, 300_000);

  if (kind === "postgres")
    test("SIGKILL of PostgreSQL during bookings loses no acknowledged booking, and the site recovers without a restart", async () => {
      const { base, token, load } = await underLoad(site);
      const server = site.database.server;
      if (!server) throw new Error("There is no server to kill");
      process.kill(server.pid(), "SIGKILL");
      await server.exited();
      const down = await fetch(`${base}/api/bookings`, { headers: { Authorization: `Bearer ${token}` } });
      expect(down.status).toBe(503);
      expect(await down.json()).toMatchObject({ code: "UNAVAILABLE" });
      await server.restart();
      await until(isHealthy(base), "The recovery");
      await sleep(1_000);
      await load.stop();
      await expectAllThere(site.database.url, load.acknowledged);
    }, 300_000);

  if (kind === "embedded")
    test("SIGKILL of the embedded database during bookings loses no acknowledged booking", async () => {
      const { base, load } = await underLoad(site);
      site.database.child?.kill("SIGKILL");
      await sleep(300);
      expect((await fetch(`${base}/api/health`)).status).toBe(503);
      await load.stop();

      const again = await startEmbeddedDatabase(`${site.folder}/database`);
      try {
        await expectAllThere(again.url, load.acknowledged);
      } finally {
        again.process.child.kill("SIGTERM");
        await again.process.exited;
      }
    }, 300_000);
});
