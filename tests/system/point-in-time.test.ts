import { spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { applyMigrations, hasPostgres, startPostgres } from "../helpers/test-site";

/** Restoring to a point in time: pgBackRest as rendered for a machine, on a PostgreSQL under writes. */

const hasPgBackRest = existsSync("/usr/bin/pgbackrest");
const isReady = hasPostgres && hasPgBackRest;
if (hasPostgres && !hasPgBackRest)
  process.stdout.write("› Nothing goes back to a second: install pgbackrest.\n");
const whenReady = isReady ? test : test.skip;

/** A paid booking. */
const PAID = [
  "INSERT INTO spaces (id, name, type) VALUES (1, 'Sala', 'yoga')",
  `INSERT INTO bookings (id, space_id, start_date, end_date, start_time, end_time, starts_at, ends_at, charge_id, purpose,
     attendees, email, first_name, last_name)
   VALUES (1, 1, '2026-12-01', '2026-12-01', '08:00', '13:00', '2026-12-01 08:00', '2026-12-01 13:00', new_charge('booking', 123450), 'Lezione', 5,
     'ada@example.org', 'Ada', 'Rossi')`,
  "INSERT INTO payments (kind, method, amount, date, charge_id) SELECT 'payment', 'cash', 123450, '2026-11-22', charge_id FROM bookings",
];

type Server = Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let user: { uid?: number; gid?: number };
let server: Server | undefined;
const others: Server[] = [];

const own = (path: string) => {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
};
const makeFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  own(path);
  return path;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "centro-second-"));
  user = (await import("../../scripts/run/real-postgres.mjs")).unprivilegedUser();
  own(folder);
});
afterAll(async () => {
  for (const one of [...others, ...(server ? [server] : [])]) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The files that a machine gets, with the location of the test's database. */
async function writeConfiguration({ data, url }: Server) {
  const socket = dirname(data);
  const { parseInventory } = await import("../../scripts/hosts/inventory.mjs");
  const { filesOf } = await import("../../scripts/hosts/render-hosts.mjs");
  const { keepSecrets } = await import("../../scripts/hosts/secrets.mjs");
  const example = JSON.parse(readFileSync("deploy/hosts/inventory.example.json", "utf8"));
  const inventory = parseInventory({
    ...example,
    ports: { postgres: Number(new URL(url).port) },
    paths: { config: folder, data: socket },
    backup: { folder: join(folder, "repository") },
  });
  const [host] = inventory.hosts;
  if (host === undefined) throw new Error("The example has no machine.");
  const secrets = keepSecrets(folder, { renew: false, needsBucket: false });
  const files = filesOf(inventory, host, secrets);
  for (const name of ["pgbackrest.conf", "backup.env"]) {
    const text = files.find(({ path }) => path === join(folder, name))?.text ?? "";
    writeFileSync(join(folder, name), text.replaceAll(join(socket, "postgresql"), data), { mode: 0o600 });
    own(join(folder, name));
  }
  const patroni = files.find(({ path }) => path.endsWith("patroni.yml"))?.text ?? "";
  return String(/archive_command: (.*)/.exec(patroni)?.[1]);
}

/** Runs a script as its systemd unit does. */
function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--env-file=${join(folder, "backup.env")}`, `scripts/${script}.mjs`, ...args],
    {
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: "production", ...env },
      ...user,
    },
  );
  return { status, output: stdout + stderr };
}

function succeed(script: string, ...args: string[]) {
  const { status, output } = run(script, args);
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${output}`);
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Writes one row after another until stopped, and records when the database acknowledged each. */
function writeRows(client: pg.Client, acknowledged: Map<number, number>) {
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ id: number }>("INSERT INTO stream DEFAULT VALUES RETURNING id");
      acknowledged.set(Number(rows[0]?.id), Date.now());
    }
  })();
  return async () => {
    isOver = true;
    await writing;
  };
}

const reports = async (client: pg.Client) =>
  (await client.query("SELECT kind, is_good, note FROM operation_reports ORDER BY id")).rows;

describe("on a PostgreSQL under writes", () => {
  const acknowledged = new Map<number, number>();
  let client: pg.Client;
  let chosen: number;

  const restoreTo = (to: string, target: string) => run("restore", ["--to", to], { PGDATA: target });
  /** All rows of the restored data, started as a separate database. */
  async function rowsIn(target: string) {
    const copy = await startPostgres(target);
    others.push(copy);
    const there = await connect(copy.urlOf("centro"));
    const { rows } = await there.query<{ id: number }>("SELECT id FROM stream ORDER BY id");
    await there.end();
    return { copy, ids: rows.map(({ id }) => id) };
  }
  const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

  beforeAll(async () => {
    if (!isReady) return;
    makeFolder("repository");
    server = await startPostgres(null, ["archive_mode=on"]);
    const command = await writeConfiguration(server);
    const url = await server.createDatabase("centro");
    await applyMigrations(url);
    client = await connect(url);
    await client.query(`ALTER SYSTEM SET archive_command = ${client.escapeLiteral(command)}`);
    await client.query("SELECT pg_reload_conf()");
    await client.query("CREATE TABLE stream (id serial PRIMARY KEY)");
  });
  afterAll(() => client?.end());

  whenReady("backups are made and reported", async () => {
    succeed("base-backup", "full");
    const stopFirst = writeRows(client, acknowledged);
    await sleep(1_500);
    await stopFirst();
    // The next whole second, with no writes around it.
    chosen = Math.ceil((Date.now() + 300) / 1000) * 1000;
    await sleep(chosen + 300 - Date.now());
    const stopSecond = writeRows(client, acknowledged);
    await sleep(700);
    await stopSecond();
    succeed("base-backup", "diff");
    expect(await reports(client)).toEqual([
      { kind: "backup", is_good: true, note: expect.stringMatching(/^backup \d{8}-\d{6}F$/) },
      { kind: "backup", is_good: true, note: expect.stringMatching(/^backup \d{8}-\d{6}F_\d{8}-\d{6}D$/) },
    ]);
  });

  whenReady("restore rejects an unreachable point in time and a folder that is not empty", async () => {
    const target = join(folder, "refused");
    const refused = (args: string[], message: RegExp, data = target) => {
      const { status, output } = run("restore", args, { PGDATA: data });
      expect(output).toMatch(message);
      expect(status).toBe(1);
    };
    refused(["--to", utc(chosen)], /is not empty/, server?.data);
    refused(["--to", utc(Date.now() + 3_600_000)], /has not come yet/);
    refused(["--to", utc(Date.now() - 86_400_000)], /is before the oldest backup/);
    refused(["--to", "2026-03-29 02:30:00"], /did not exist in Rome/);
    refused(["--to", utc(chosen), "somewhere"], /Where from\?/);
    expect(existsSync(target)).toBe(false);
    await sleep(1_100);
    // Nothing was written since, so PostgreSQL cannot know that it has reached that point.
    refused(["--to", utc(Date.now())], /The log that was archived ends before that second.*--to latest/);
    expect(readdirSync(target)).toEqual([]);
  });

  whenReady(
    "a restore contains every write acknowledged before the point in time, and none after it",
    async () => {
      const target = join(folder, "restored");
      const { status, output } = restoreTo(utc(chosen), target);
      expect(output).toMatch(
        /Restored from the backup \d{8}-\d{6}F and the log after it. The last change is of [\d-]{10} /,
      );
      expect(status).toBe(0);
      // If it becomes a standby later, it must not stop at that point; a later restore needs the new timeline.
      const settings = readFileSync(join(target, "postgresql.auto.conf"), "utf8");
      expect(settings).not.toMatch(/^\s*(recovery_|restore_command)/m);
      expect(existsSync(join(target, "pg_wal/archive_status/00000002.history.ready"))).toBe(true);

      const { copy, ids } = await rowsIn(target);
      const before = [...acknowledged].filter(([, ms]) => ms < chosen).map(([id]) => id);
      expect(before.length).toBeGreaterThan(5);
      expect(acknowledged.size).toBeGreaterThan(before.length + 5);
      expect(ids).toEqual(before);

      // A standby leaves backups to the primary.
      await copy.close();
      writeFileSync(join(copy.data, "standby.signal"), "");
      own(join(copy.data, "standby.signal"));
      await copy.restart();
      const onStandby = run("base-backup", ["full"], { PGHOST: "127.0.0.1", PGPORT: new URL(copy.url).port });
      expect(onStandby).toMatchObject({ status: 0, output: expect.stringMatching(/standby: nothing to do/) });
    },
  );

  whenReady("everything can still be restored after a restore to a point in time", async () => {
    const target = join(folder, "latest");
    expect(restoreTo("latest", target)).toMatchObject({ status: 0 });
    expect((await rowsIn(target)).ids).toEqual([...acknowledged.keys()]);
  });

  whenReady("the restore check restores the last backup separately and reports the result", async () => {
    for (const statement of PAID) await client.query(statement);
    succeed("check-restore");
    const last = async () => (await reports(client)).at(-1);
    expect(await last()).toEqual({
      kind: "restore-check",
      is_good: true,
      note: expect.stringMatching(/^\d{2,} tables, [\d,]{3,} rows, ledger 1\.234,50 €$/),
    });
    expect(existsSync(`${server?.data}.restore-check`)).toBe(false);

    // A backup whose files are damaged.
    const backups = join(folder, "repository/backup/centro");
    const full = readdirSync(backups).find((name) => /^\d{8}-\d{6}F$/.test(name)) ?? "";
    for (const name of readdirSync(join(backups, full, "bundle")))
      writeFileSync(join(backups, full, "bundle", name), "damaged");
    // Without this it would retry after 15 seconds.
    expect(run("check-restore", [], { PGBACKREST_JOB_RETRY: "0" }).status).toBe(1);
    expect(await last()).toMatchObject({
      kind: "restore-check",
      is_good: false,
      note: expect.stringMatching(/^pgbackrest restore: /),
    });
    expect(existsSync(`${server?.data}.restore-check`)).toBe(false);
  });
});
