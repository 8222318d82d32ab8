import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inDays } from "../helpers/days";
import { ADMIN } from "../helpers/people";
import { bookingBody, newSpaceAt } from "../helpers/spaces";
import { adminOf } from "../helpers/test-site";

/**
 * The cluster of deploy/cluster under load, while its parts are killed one after the other. CLUSTER_ROUNDS says how
 * often each of them, CLUSTER_LOAD how many bookings a second.
 */
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1);
const PER_SECOND = Number(process.env.CLUSTER_LOAD ?? 10);
/** How long the site may be away, in ms. */
const PATIENCE = { web: 5_000, other: 20_000 };
/** Beside all other tests the machine is slow; by itself (CLUSTER_ROUNDS is set) it has to be as fast as promised. */
const SLOWNESS = process.env.CLUSTER_ROUNDS === undefined ? 3 : 1;
const GIVE_UP_MS = 120_000;
/** A part that died is missed by the others within this time; what comes earlier may not have needed it. */
const SETTLE_MS = 8_000;
/** How long a change may be on its way to who watches the board of another process: two looks, on a slow machine. */
const LIVE_MS = 8_000;
/** Bookings come again when there were more than so many within this time. */
const STEADY_MS = 3_000;
const STEADY_COUNT = 10;
const ROOMS = 5;

const importPrograms = async () => import("../../scripts/cluster/cluster-programs.mjs");
const importCluster = async () => import("../../scripts/cluster/start-cluster.mjs");
type Cluster = Awaited<ReturnType<Awaited<ReturnType<typeof importCluster>>["startCluster"]>>;

interface Acknowledged {
  id: number;
  key: string;
  at: number;
}

/** Around HAProxy one says what HAProxy would. */
function headersOf(cluster: Cluster, token: string): Record<string, string> {
  const { host } = new URL(cluster.address);
  return { Authorization: `Bearer ${token}`, "X-Forwarded-Host": host, "X-Forwarded-Proto": "http" };
}

/** Watches the board through one web process, and counts the changes that it tells of. */
async function watchBoard(address: string, headers: Record<string, string>) {
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/board/changes`, { headers, signal: stop.signal });
  expect(answer.status).toBe(200);
  let heard = "";
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) heard += new TextDecoder().decode(chunk);
  })();
  return {
    count: () => heard.split("event: change").length - 1,
    async stop() {
      stop.abort();
      await reading.catch(() => {});
    },
  };
}

/**
 * PgBouncer passes no notifications on. Whoever watches through one process hears all the same, by the versions that are
 * compared, what is written through the other: each time, and sooner than the slow look behind notifications.
 */
async function hearOfOthers(cluster: Cluster, token: string, spaceId: number): Promise<void> {
  const [one = "", other = ""] = cluster.webAddresses;
  const headers = headersOf(cluster, token);
  const board = await watchBoard(one, headers);
  try {
    // The notification that is tried, and the first look at the versions, are over by then.
    await sleep(6_000);
    for (const description of ["Prima", "Seconda", "Terza", "Quarta"]) {
      const before = board.count();
      const written = await fetch(`${other}/api/spaces/${spaceId}`, {
        method: "PUT",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify({ description }),
      });
      expect(written.status).toBe(200);
      const at = performance.now();
      while (board.count() === before && performance.now() - at < LIVE_MS) await sleep(100);
      expect(board.count()).toBeGreaterThan(before);
    }
  } finally {
    await board.stop();
  }
}

/** Bookings at a steady pace, each tried again with its key until it is answered, as a careful client does. */
function bookSteadily(base: string, token: string, spaces: readonly number[]) {
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let isOver = false;

  async function book(n: number): Promise<void> {
    const hour = 8 + (Math.floor(n / ROOMS) % 12);
    const day = inDays(30 + Math.floor(n / ROOMS / 12));
    const times = {
      isFullDay: false,
      startTime: `${String(hour).padStart(2, "0")}:00`,
      endTime: `${String(hour + 1).padStart(2, "0")}:00`,
    };
    const body = JSON.stringify(bookingBody(spaces[n % ROOMS] ?? 0, day, times));
    const key = `cluster-${process.pid}-${n}`;
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "Idempotency-Key": key,
    };
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
      try {
        const answer = await fetch(`${base}/api/bookings`, {
          method: "POST",
          headers,
          body,
          signal: AbortSignal.timeout(10_000),
        });
        const text = await answer.text();
        if (answer.status === 201) {
          acknowledged.push({ id: JSON.parse(text).booking.id, key, at: performance.now() });
          return;
        }
        if (answer.status < 500) {
          failures.push(`${answer.status} ${text}`);
          return;
        }
      } catch {
        // The part that had the request is gone.
      }
    }
    failures.push(`${key} was never answered`);
  }

  const timer = setInterval(() => {
    if (isOver) return;
    const one = book(sent++).finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1000 / PER_SECOND);
  return {
    acknowledged,
    failures,
    async stop() {
      isOver = true;
      clearInterval(timer);
      await Promise.all(underWay);
      return sent;
    },
  };
}

/**
 * The longest time without an acknowledged booking after a part was killed, in ms, measured until they have come again
 * for three seconds.
 */
async function pauseAfterKill(acknowledged: readonly Acknowledged[], killedAt: number): Promise<number> {
  for (;;) {
    await sleep(500);
    const now = performance.now();
    const times = [killedAt, ...acknowledged.map(({ at }) => at).filter((at) => at >= killedAt), now];
    times.sort((a, b) => a - b);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
    const isBack =
      now - killedAt > SETTLE_MS && times.filter((at) => now - at < STEADY_MS).length > STEADY_COUNT;
    if (isBack || now - killedAt > GIVE_UP_MS) return Math.max(...gaps);
  }
}

test(
  "changes are told behind PgBouncer, and every acknowledged booking survives the death of each part in time",
  async () => {
    const { missing } = (await importPrograms()).findClusterPrograms();
    if (missing.length > 0) {
      process.stdout.write(`› The cluster is not tested: install ${missing.join(", ")}.\n`);
      return;
    }
    const { startCluster } = await importCluster();
    const folder = mkdtempSync(join(tmpdir(), "centro-cluster-"));
    const cluster: Cluster = await startCluster({
      folder,
      env: {
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        ADMIN_EMAIL: "admin@example.org",
        SEED_DEMO: "false",
      },
    });
    try {
      const base = cluster.address;
      const admin = await adminOf(base);
      const spaces: number[] = [];
      for (let n = 0; n < ROOMS; n += 1) spaces.push((await newSpaceAt(base, admin.client)).id);
      await hearOfOthers(cluster, admin.token, spaces[0] ?? 0);
      const client = new pg.Client({ connectionString: cluster.urls.primary });
      client.on("error", () => {});
      await client.connect();
      // The limit of bookings an hour is not what is tested, and all of them come from one address.
      await client.query(
        "CREATE FUNCTION count_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.points := 0; RETURN NEW; END $$",
      );
      await client.query(
        "CREATE TRIGGER no_limits BEFORE INSERT OR UPDATE ON rate_limits FOR EACH ROW EXECUTE FUNCTION count_nothing()",
      );
      await client.end();

      const load = bookSteadily(base, admin.token, spaces);
      await sleep(3_000);
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const part of ["primary", "web1", "pgbouncer", "etcd1"] as const) {
          const name = part === "primary" ? await cluster.primaryName() : part;
          const killedAt = performance.now();
          cluster.kill(name);
          const pause = await pauseAfterKill(load.acknowledged, killedAt);
          process.stdout.write(
            `› Round ${round}: ${part} (${name}) killed, away for ${(pause / 1000).toFixed(1)} s\n`,
          );
          expect(pause).toBeLessThan(SLOWNESS * (part === "web1" ? PATIENCE.web : PATIENCE.other));
          // The next machine dies when the last one is back.
          await cluster.synchronous();
        }
      }
      const sent = await load.stop();
      expect(load.failures).toEqual([]);
      expect(load.acknowledged).toHaveLength(sent);

      const check = new pg.Client({ connectionString: cluster.urls.primary });
      await check.connect();
      const { rows } = await check.query<{ id: number }>("SELECT id FROM bookings ORDER BY id");
      const stored = rows.map(({ id }) => id);
      const acknowledged = load.acknowledged.map(({ id }) => id).sort((a, b) => a - b);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(stored).toEqual(acknowledged);
      const overlaps = await check.query(
        `SELECT 1 FROM bookings a JOIN bookings b ON a.id < b.id AND a.space_id = b.space_id
        WHERE tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
      );
      expect(overlaps.rowCount).toBe(0);
      await check.end();
      process.stdout.write(`› ${sent} bookings, each there once\n`);
    } finally {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000 + ROUNDS * 180_000,
);
