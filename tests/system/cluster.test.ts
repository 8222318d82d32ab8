import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { longestPause } from "../helpers/booking-load";
import {
  type Cluster,
  clusterUnavailableReason,
  type LoadedCluster,
  startLoadedCluster,
} from "../helpers/cluster";

/**
 * Three machines, rendered like real ones, under a continuous load of bookings while they are upgraded, die, freeze,
 * are partitioned, and are restored to a point in time. `npm run test:operations` runs a new version and the loss of
 * the primary. Run manually, all faults are tested: CLUSTER_ROUNDS sets how often, CLUSTER_LOAD the bookings per
 * second, CLUSTER_ONLY a pattern of titles.
 */
const BY_HAND = process.env.CLUSTER_ROUNDS !== undefined;
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1);
const PER_SECOND = Number(process.env.CLUSTER_LOAD ?? (BY_HAND ? 10 : 3));
const ONLY = process.env.CLUSTER_ONLY ?? "";
/** CI may run on a slow machine: with a small load, and patience. By hand, the promised times apply. */
const SLOWNESS = BY_HAND ? 1 : 6;
/** How long a change may take to reach a viewer of the board on another process: two polls, on a slow machine. */
const LIVE_MS = 8_000;
const ROOMS = 5;
const PATIENCE_MS = 120_000;
/** How long a response may take for a client that does not retry. */
const ANSWER_MS = 10_000;
/** By then a primary that lost the others has stepped down. */
const LEASE_MS = 15_000;
const MIGRATIONS = join(__dirname, "../../prisma/migrations");
/** Where a machine stores its data: a disk of its own. */
const DATA = "/var/lib/centro-cluster";
/** Longer than it takes until there is a new primary. */
const LOOK_SECONDS = 18;
/** Covers whatever ran before it. */
const MAILS = "every e-mail of the bookings so far is delivered, despite all faults";

let tried: LoadedCluster | null = null;
let obstacle: string | null = null;

beforeAll(async () => {
  obstacle = await clusterUnavailableReason();
  if (obstacle !== null) process.stdout.write(`› The cluster is not tested: ${obstacle}\n`);
  else tried = await startLoadedCluster({ rooms: ROOMS, perSecond: PER_SECOND });
}, 400_000);
afterAll(() => tried?.stop());

/** Defines a test that runs only if a cluster is available. */
function onCluster(title: string, timeoutMs: number, work: (tried: LoadedCluster) => Promise<void>) {
  if (!new RegExp(ONLY).test(title) && title !== MAILS) return;
  test(title, async () => (tried === null ? undefined : work(tried)), timeoutMs);
}

/** Defines a test that takes too long to run for every change. */
const byHand: typeof onCluster = (...test) => {
  if (BY_HAND) onCluster(...test);
};

/** Watches the board through one web process and counts the reported changes. */
function watchBoard({ ask, addressOf }: Cluster, name: string, headers: Record<string, string>) {
  const stop = new AbortController();
  let heard = "";
  const reading = ask
    .webProcess(addressOf(name), "/api/board/changes", {
      headers,
      signal: stop.signal,
      heard: (text) => {
        heard += text;
      },
    })
    .catch(() => {});
  return {
    count: () => heard.split("event: change").length - 1,
    async stop() {
      stop.abort();
      await reading;
    },
  };
}

onCluster("a second cluster gets its own network", 30_000, async ({ cluster }) => {
  const { makeNetwork, removeNetwork } = await import("../../scripts/cluster/network.mjs");
  const number = makeNetwork(["a"], undefined);
  try {
    expect(cluster.siteAddress.startsWith(`10.77.${number}.`)).toBe(false);
    // A cluster whose network already exists keeps its addresses or does not start.
    expect(() => makeNetwork(["a"], number)).toThrow("is there already");
  } finally {
    removeNetwork(number, ["a"]);
  }
});

onCluster(
  "the board is notified of changes written through another machine",
  120_000,
  async ({ cluster, token, spaces }) => {
    // PgBouncer does not forward notifications; changes are detected by comparing versions.
    const host = new URL(cluster.site).host;
    const headers = {
      ...{ Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...{ "X-Forwarded-Host": host, "X-Forwarded-Proto": "https" },
    };
    const board = watchBoard(cluster, "a", headers);
    try {
      // By then the attempted notification and the first comparison of versions are over.
      await sleep(6_000);
      for (const description of ["Prima", "Seconda", "Terza"]) {
        const before = board.count();
        const written = await cluster.ask.webProcess(cluster.addressOf("b"), `/api/spaces/${spaces[0]}`, {
          method: "PUT",
          headers,
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
  },
);

/** Migrations of a hypothetical next version: all current ones, and one that expands the schema. */
function writeNextMigrations(folder: string): void {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const added = join(folder, "29991231235959_next");
  mkdirSync(added);
  writeFileSync(
    join(added, "migration.sql"),
    `ALTER TABLE "bookings" ADD COLUMN "next_mark" integer NOT NULL DEFAULT 7;
     CREATE TABLE "next_things" ("id" serial PRIMARY KEY, "booking_id" integer REFERENCES "bookings"("id") ON DELETE CASCADE);
     CREATE FUNCTION keep_next() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO next_things (booking_id) VALUES (NEW.id); RETURN NULL; END $$;
     CREATE TRIGGER bookings_keep_next AFTER INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION keep_next();`,
  );
}

onCluster("no booking must be retried while the site is upgraded", 300_000, async (tried) => {
  const { cluster } = tried;
  const load = await tried.book(0, SLOWNESS * ANSWER_MS);
  await sleep(2_000);
  const machine = cluster.machine("a");
  writeNextMigrations(machine.at("root/next-migrations"));
  const migrate = `import("./scripts/database/schema-engine.mjs").then(async ({ applyMigrations }) =>
    console.log((await applyMigrations(process.env.MIGRATION_DATABASE_URL, undefined, "/root/next-migrations")).length))`;
  const applied = await machine.run("bash", [
    "-c",
    `cd /opt/centro && exec node --env-file=/etc/centro-cluster/migrate.env -e '${migrate}'`,
  ]);
  expect(applied.trim()).toBe("1");
  rmSync(machine.at("root/next-migrations"), { recursive: true });
  await sleep(1_000);
  for (const { name } of cluster.machines) await cluster.replaceWeb(name);
  await tried.expectEachOnce(load, "A new version of the site");
});

byHand("nothing is lost while PostgreSQL is upgraded", 300_000, async (tried) => {
  const load = await tried.book(PATIENCE_MS);
  await sleep(2_000);
  const brokenAt = performance.now();
  await tried.cluster.upgradePostgres();
  const pause = await longestPause(load.acknowledged, brokenAt);
  await tried.expectEachOnce(
    load,
    `A new version of PostgreSQL, at most ${(pause / 1000).toFixed(1)} s without an answer`,
  );
  expect(pause).toBeLessThan(SLOWNESS * 20_000);
});

interface Fault {
  title: string;
  /** The longest permitted pause of bookings in seconds, 20 by default. */
  seconds?: number;
  /** Bookings may wait until the fault is repaired; the permitted pause starts then. */
  isUntilMended?: boolean;
  /** Runs for every change, not only manually. */
  isAlways?: boolean;
  /** Causes the fault; returns the function that repairs it, unless it repairs itself. */
  breaks: (cluster: Cluster) => Promise<(() => unknown) | undefined>;
}

const off = async (cluster: Cluster, name: string | null) => {
  cluster.machine(String(name)).cutPower();
  return undefined;
};
async function synchronousStandby(cluster: Cluster): Promise<string> {
  const [standby] = await cluster.rows(
    "SELECT application_name AS name FROM pg_stat_replication WHERE sync_state = 'sync'",
  );
  return standby.name;
}
/** Freezes a machine, or only its processes that match the pattern. */
async function frozen(cluster: Cluster, name: string, pattern?: RegExp) {
  cluster.machine(name).freeze(pattern);
  return () => cluster.machine(name).thaw();
}
async function cutOff(cluster: Cluster, name: string) {
  cluster.partition(name);
  return () => cluster.heal(name);
}
async function slow(cluster: Cluster, line: { ms: number; loss: number }) {
  const undo: (() => Promise<void>)[] = [];
  for (const { name } of cluster.machines) undo.push(await cluster.slowDown(name, line));
  return async () => {
    for (const one of undo) await one();
  };
}
/**
 * Sets the clock half a minute ahead for Patroni, PostgreSQL and the site. Requires a restart, since the offset is set
 * when a process starts.
 */
async function wrongClock(cluster: Cluster, name: string) {
  const machine = cluster.machine(name);
  const services = ["centro-database", "centro-web"];
  const ahead = `[Service]
Environment=LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1 FAKETIME=+30s FAKETIME_DONT_FAKE_MONOTONIC=1
`;
  const restart = async () => {
    await machine.run("systemctl", ["daemon-reload"]);
    await machine.run("systemctl", ["stop", ...services]);
    // Patroni does not recognize a PostgreSQL process whose start time differs from the kernel's.
    await machine.run("pkill", ["-KILL", "-x", "postgres"], { mayFail: true });
    await machine.run("systemctl", ["start", ...services]);
  };
  for (const service of services) {
    mkdirSync(machine.at(`etc/systemd/system/${service}.service.d`), { recursive: true });
    writeFileSync(machine.at(`etc/systemd/system/${service}.service.d/clock.conf`), ahead);
  }
  await restart();
  return async () => {
    for (const service of services)
      rmSync(machine.at(`etc/systemd/system/${service}.service.d`), { recursive: true });
    await restart();
  };
}
/** Fills the data disk of a machine completely. */
async function fullDisk(cluster: Cluster, name: string) {
  const machine = cluster.machine(name);
  const file = `${DATA}/filler`;
  const fill = `fallocate -l $(df --output=avail -B1 ${DATA} | tail -1) ${file}; cat /dev/zero >> ${file}; true`;
  await machine.run("bash", ["-c", fill], { mayFail: true });
  return () => machine.run("rm", ["-f", file]);
}

const FAULTS: Fault[] = [
  {
    title: "the machine of the primary is gone",
    isAlways: true,
    breaks: async (c) => off(c, await c.primaryName()),
  },
  {
    title: "the machine of the synchronous standby is gone",
    breaks: async (c) => off(c, await synchronousStandby(c)),
  },
  {
    title: "the machine that has the site's address is gone",
    breaks: async (c) => off(c, await c.addressHolder()),
  },
  { title: "the primary is cut off from all others", breaks: async (c) => cutOff(c, await c.primaryName()) },
  {
    title: "the synchronous standby is cut off",
    breaks: async (c) => cutOff(c, await synchronousStandby(c)),
  },
  {
    title: "the machine of the primary is cut off from etcd alone",
    breaks: async (c) => c.cutFromEtcd(await c.primaryName()),
  },
  { title: "a tenth of all packets is lost", breaks: (c) => slow(c, { ms: 0, loss: 0.1 }) },
  {
    title: "an answer of another machine takes 200 ms",
    breaks: (c) => slow(c, { ms: 50, loss: 0 }),
  },
  {
    title: "the clock of the primary is 30 s ahead",
    breaks: async (c) => wrongClock(c, await c.primaryName()),
  },
  {
    title: "the machine of the primary is frozen",
    breaks: async (c) => frozen(c, await c.primaryName()),
  },
  {
    title: "the database of the synchronous standby is frozen",
    seconds: 3,
    breaks: async (c) => frozen(c, await synchronousStandby(c), /postgres/),
  },
  {
    title: "the machine of the synchronous standby is frozen",
    breaks: async (c) => frozen(c, await synchronousStandby(c)),
  },
  {
    title: "the disk of the primary is full",
    // PostgreSQL continues: it reads, and rejects what needs space. There is no failover unless it ends.
    isUntilMended: true,
    breaks: async (c) => fullDisk(c, await c.primaryName()),
  },
  {
    title: "the disk of the synchronous standby is full",
    breaks: async (c) => fullDisk(c, await synchronousStandby(c)),
  },
  {
    title: "all machines go off at once, and on again",
    seconds: 75,
    breaks: async (c) => {
      for (const machine of c.machines) machine.cutPower();
      return undefined;
    },
  },
];

for (const { title, breaks, seconds = 20, isUntilMended = false, isAlways = false } of FAULTS) {
  const onIt = isAlways ? onCluster : byHand;
  onIt(`nothing is lost when ${title}`, ROUNDS * 300_000, async (tried) => {
    const { cluster } = tried;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const load = await tried.book(PATIENCE_MS);
      await sleep(3_000);
      const brokenAt = performance.now();
      const mend = await breaks(cluster);
      let pause = 0;
      try {
        if (!isUntilMended) pause = await longestPause(load.acknowledged, brokenAt);
        if (mend !== undefined) {
          // Some faults take effect only when the lease of the primary ends.
          await sleep(Math.max(0, LEASE_MS - (performance.now() - brokenAt)));
          if (!isUntilMended) pause = await longestPause(load.acknowledged, brokenAt);
          expect((await cluster.primaries()).length).toBeLessThan(2);
        }
      } finally {
        await mend?.();
      }
      if (isUntilMended) pause = await longestPause(load.acknowledged, performance.now());
      // The next fault starts when the cluster has recovered.
      await cluster.synchronous();
      for (const { name } of cluster.machines) await cluster.webIsReady(name);
      expect(await cluster.primaries()).toHaveLength(1);
      await tried.expectEachOnce(load, `When ${title}, away for ${(pause / 1000).toFixed(1)} s`);
      expect(pause).toBeLessThan(SLOWNESS * seconds * 1000);
    }
  });
}

onCluster(MAILS, 240_000, (tried) => tried.expectMails());

byHand(
  "a restore to a point in time under load contains exactly what was acknowledged before it",
  400_000,
  async (tried) => {
    const { cluster } = tried;
    const load = await tried.book(PATIENCE_MS);
    await sleep(8_000);
    const second = Math.floor(Date.now() / 1000) * 1000;
    await sleep(8_000);
    await load.stop();
    expect(load.failures).toEqual([]);
    await cluster.goBackTo(new Date(second).toISOString().replace(".000Z", "Z"));
    const stored = new Set((await cluster.rows("SELECT id FROM bookings")).map(({ id }) => id));
    const before = load.acknowledged.filter(({ answeredAt }) => answeredAt < second);
    const after = load.acknowledged.filter(({ askedAt }) => askedAt > second + 1_000);
    expect(before.length).toBeGreaterThan(20);
    expect(after.length).toBeGreaterThan(20);
    expect(before.filter(({ id }) => !stored.has(id))).toEqual([]);
    expect(after.filter(({ id }) => stored.has(id))).toEqual([]);
    process.stdout.write(
      `› Back to a second: ${before.length} acknowledged before it are there, ${after.length} from after it are not\n`,
    );
  },
);

byHand(
  "a stopped cluster starts again with the same addresses, passwords and bookings",
  400_000,
  async (tried) => {
    const load = await tried.book(PATIENCE_MS);
    await sleep(5_000);
    await load.stop();
    const { site, siteAddress } = tried.cluster;
    await tried.restart();
    expect([tried.cluster.site, tried.cluster.siteAddress]).toEqual([site, siteAddress]);
    await tried.expectEachOnce(load, "Stopped and started again");
    await tried.expectMails();
  },
);

byHand("a standby ahead of its new primary is rewound and follows it", 300_000, async (tried) => {
  const { cluster } = tried;
  const load = await tried.book(PATIENCE_MS);
  await sleep(2_000);
  const [primary, next] = [await cluster.primaryName(), await synchronousStandby(cluster)];
  const ahead = String(
    cluster.machines.map(({ name }) => name).find((name) => ![primary, next].includes(name)),
  );
  await cluster.execute("CREATE TABLE looked_at (id integer)");
  await cluster.synchronous();
  // The standby receives the following changes but replays them later, when the query is over: Patroni compares
  // replayed positions.
  const look = cluster.query(ahead, `SELECT count(*), pg_sleep(${LOOK_SECONDS}) FROM looked_at`);
  await sleep(500);
  await cluster.query(primary, "BEGIN; LOCK TABLE looked_at; COMMIT");
  cluster.partition(next);
  const end = await cluster.query(primary, "SELECT pg_switch_wal(); SELECT pg_current_wal_flush_lsn()");
  const received = `SELECT pg_last_wal_receive_lsn() >= '${end.split("\n").at(-1)}'`;
  while ((await cluster.query(ahead, received)) !== "t") await sleep(20);
  // The elected standby does not receive what is still in transit either.
  cluster.partition(primary);
  cluster.machine(primary).cutPower();
  cluster.heal(next);
  await look.catch(() => {});
  cluster.heal(primary);
  expect(await cluster.primaries()).toEqual([next]);
  await cluster.synchronous();
  await tried.expectEachOnce(load, "When a standby was ahead of the new primary");
});
