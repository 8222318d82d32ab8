import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { bookSteadily, pauseAfterKill } from "../helpers/booking-load";
import { ADMIN } from "../helpers/people";
import { newSpaceAt } from "../helpers/spaces";
import { adminOf, applyMigrations } from "../helpers/test-site";

/**
 * The cluster of deploy/cluster under load, while its web processes are replaced and its parts are killed one after the
 * other. CLUSTER_ROUNDS says how often each of them, CLUSTER_LOAD how many bookings a second.
 */
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1);
const PER_SECOND = Number(process.env.CLUSTER_LOAD ?? 10);
/** How long the site may be away, in ms. */
const PATIENCE = { web: 5_000, other: 20_000 };
/** Beside all other tests the machine is slow; by itself (CLUSTER_ROUNDS is set) it has to be as fast as promised. */
const SLOWNESS = process.env.CLUSTER_ROUNDS === undefined ? 3 : 1;
/** How long a change may be on its way to who watches the board of another process: two looks, on a slow machine. */
const LIVE_MS = 8_000;
const RESTART_MS = 60_000;
const ROOMS = 5;
const MIGRATIONS = join(__dirname, "../../prisma/migrations");

const importPrograms = async () => import("../../scripts/cluster/cluster-programs.mjs");
const importCluster = async () => import("../../scripts/cluster/start-cluster.mjs");
type Cluster = Awaited<ReturnType<Awaited<ReturnType<typeof importCluster>>["startCluster"]>>;

interface Tried {
  cluster: Cluster;
  token: string;
  spaces: number[];
}

let folder: string;
/** Null where the programs are not installed. */
let tried: Tried | null = null;
const loads: ReturnType<typeof bookSteadily>[] = [];

async function withPrimary<T>(cluster: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.urls.primary });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const { missing } = (await importPrograms()).findClusterPrograms();
  if (missing.length > 0) {
    process.stdout.write(`› The cluster is not tested: install ${missing.join(", ")}.\n`);
    return;
  }
  folder = mkdtempSync(join(tmpdir(), "centro-cluster-"));
  const cluster: Cluster = await (await importCluster()).startCluster({
    folder,
    env: {
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_EMAIL: "admin@example.org",
      SEED_DEMO: "false",
    },
  });
  tried = { cluster, token: "", spaces: [] };
  const admin = await adminOf(cluster.address);
  tried.token = admin.token;
  for (let n = 0; n < ROOMS; n += 1) tried.spaces.push((await newSpaceAt(cluster.address, admin.client)).id);
  // The limit of bookings an hour is not what is tested, and all of them come from one address.
  await withPrimary(cluster, async (client) => {
    await client.query(
      "CREATE FUNCTION count_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.points := 0; RETURN NEW; END $$",
    );
    await client.query(
      "CREATE TRIGGER no_limits BEFORE INSERT OR UPDATE ON rate_limits FOR EACH ROW EXECUTE FUNCTION count_nothing()",
    );
  });
}, 240_000);

afterAll(async () => {
  if (tried === null) return;
  for (const load of loads) void load.stop();
  await tried.cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

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

/** Whether what is stored is what was acknowledged, each once, and nothing overlaps. */
async function expectEachOnce(cluster: Cluster, load: ReturnType<typeof bookSteadily>): Promise<void> {
  const sent = await load.stop();
  expect(load.failures).toEqual([]);
  expect(load.acknowledged).toHaveLength(sent);
  const acknowledged = load.acknowledged.map(({ id }) => id).sort((a, b) => a - b);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  await withPrimary(cluster, async (client) => {
    const { rows } = await client.query<{ id: number }>("SELECT id FROM bookings ORDER BY id");
    expect(rows.map(({ id }) => id)).toEqual(acknowledged);
    const overlaps = await client.query(
      `SELECT 1 FROM bookings a JOIN bookings b ON a.id < b.id AND a.space_id = b.space_id
        WHERE tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
    );
    expect(overlaps.rowCount).toBe(0);
    await client.query("DELETE FROM bookings");
  });
  process.stdout.write(`› ${sent} bookings, each there once\n`);
}

/** What the version after this one might bring: all migrations of this one, and one that expands. */
function nextMigrations(): string {
  const next = join(folder, "next-migrations");
  cpSync(MIGRATIONS, next, { recursive: true });
  const added = join(next, "29991231235959_next");
  mkdirSync(added);
  writeFileSync(
    join(added, "migration.sql"),
    `ALTER TABLE "bookings" ADD COLUMN "next_mark" integer NOT NULL DEFAULT 7;
     CREATE TABLE "next_things" ("id" serial PRIMARY KEY, "booking_id" integer REFERENCES "bookings"("id") ON DELETE CASCADE);
     CREATE FUNCTION keep_next() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO next_things (booking_id) VALUES (NEW.id); RETURN NULL; END $$;
     CREATE TRIGGER bookings_keep_next AFTER INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION keep_next();`,
  );
  return next;
}

/** Ends a web process as systemd does, and waits until its successor answers. */
async function replaceWeb(cluster: Cluster, name: string, address: string): Promise<void> {
  await cluster.end(name);
  const deadline = Date.now() + RESTART_MS;
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${name} did not come back.`);
    await sleep(200);
  }
}

function loadOn({ cluster, token, spaces }: Tried, patienceMs: number): ReturnType<typeof bookSteadily> {
  const load = bookSteadily({ base: cluster.address, token, spaces, patienceMs, perSecond: PER_SECOND });
  loads.push(load);
  return load;
}

test("changes are told behind PgBouncer", async () => {
  if (tried !== null) await hearOfOthers(tried.cluster, tried.token, tried.spaces[0] ?? 0);
}, 120_000);

test("a new version migrates and takes over under load, and no booking is lost or has to be tried again", async () => {
  if (tried === null) return;
  const { cluster } = tried;
  const load = loadOn(tried, 0);
  await sleep(2_000);
  expect(await applyMigrations(cluster.urls.primary, undefined, nextMigrations())).toHaveLength(1);
  await sleep(1_000);
  for (const [n, address] of cluster.webAddresses.entries()) {
    await replaceWeb(cluster, `web${n + 1}`, address);
    // HAProxy has seen that it is back.
    await sleep(2_000);
  }
  await expectEachOnce(cluster, load);
}, 240_000);

test(
  "every acknowledged booking survives the death of each part in time",
  async () => {
    if (tried === null) return;
    const { cluster } = tried;
    const load = loadOn(tried, 60_000);
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
    await expectEachOnce(cluster, load);
  },
  120_000 + ROUNDS * 180_000,
);
