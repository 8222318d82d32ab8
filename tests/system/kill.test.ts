import { setTimeout as sleep } from "node:timers/promises";
import { bookUnderLoad } from "../helpers/booking-rush";
import { newSpace } from "../helpers/spaces";
import {
  adminOf,
  customerOf,
  kinds,
  mainKind,
  sqlOf,
  startEmbeddedDatabase,
  startTestSite,
} from "../helpers/test-site";
import { until } from "../helpers/until";
import { startReceiver, verified } from "../helpers/webhooks";

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

  if (kind === mainKind)
    test("SIGKILL loses no webhook message, and each message has a stable id", async () => {
      const [base = ""] = site.addresses;
      const { client: admin, token } = await adminOf(base);
      const receiver = await startReceiver(admin, ["booking.created"]);
      // Some responses are so late that the process is killed while waiting for them, and some are errors.
      receiver.server.answerWith((response, _, number) => {
        if (number % 3 === 0) setTimeout(() => response.writeHead(204).end(), 1_500);
        else response.writeHead(number % 5 === 0 ? 500 : 204).end();
      });
      const spaces = [];
      for (let index = 0; index < 3; index += 1) spaces.push((await newSpace(admin)).id);

      const load = bookUnderLoad(base, token, spaces);
      for (let kill = 1; kill <= 2; kill += 1) {
        const before = receiver.server.requests.length;
        await load.reach(load.acknowledged.length + 15);
        await until(() => receiver.server.requests.length > before, "The first message");
        const [web] = site.webs;
        if (web === undefined) throw new Error("There is no process to kill");
        web.child.kill("SIGKILL");
        await web.exited;
        site.webs[0] = await site.startWeb(web.port);
      }
      await load.stop();

      /** The `webhook-id`s of the messages about each booking. */
      const idsByBooking = () => {
        const found = new Map<unknown, Set<string>>();
        for (const request of receiver.server.requests) {
          const { id } = verified(request, receiver.endpoint.secret).data;
          found.set(id, (found.get(id) ?? new Set()).add(String(request.headers["webhook-id"])));
        }
        return found;
      };
      await until(() => load.acknowledged.every((id) => idsByBooking().has(id)), "The last message");
      const ids = [...idsByBooking().values()].map((of) => [...of]);
      expect(ids.every(({ length }) => length === 1)).toBe(true);
      expect(new Set(ids.flat()).size).toBe(ids.length);
      // Messages interrupted by a kill, or rejected, are sent again.
      await until(() => receiver.server.requests.length > ids.length, "The second try of a message");
      await receiver.server.close();
    }, 400_000);

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
