import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The rendered configuration of a cluster's backups: destination, schedule and access to the keys. */

const INVENTORY = JSON.parse(readFileSync("deploy/hosts/inventory.example.json", "utf8"));
const CONFIG = "etc/centro-cluster";
const UNITS = "etc/systemd/system";
const BUCKET = { endpoint: "s3.eu-south-1.example.net", bucket: "centro-copie", region: "eu-south-1" };
const KEYS = { BACKUP_S3_KEY: "AKIAEXAMPLE", BACKUP_S3_KEY_SECRET: "example/secret+key" };
let folder: string;

function render(inventory: object, target: string, env: Record<string, string> = {}, ...options: string[]) {
  const file = join(folder, "inventory.json");
  writeFileSync(file, JSON.stringify(inventory));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/render-hosts.mjs", file, join(folder, target), ...options],
    { encoding: "utf8", env: { ...process.env, ...env } },
  );
  return { status, output: stdout + stderr };
}
const read = (target: string, host: string, name: string) =>
  readFileSync(join(folder, target, host, name), "utf8");

const isReady = existsSync("/usr/bin/openssl");
const whenReady = isReady ? test : test.skip;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "centro-hosts-backup-"));
  if (!isReady) return void process.stdout.write("› Machines are not rendered: install openssl.\n");
  expect(render(INVENTORY, "out")).toMatchObject({ status: 0 });
  expect(render({ ...INVENTORY, backup: { s3: BUCKET, weeks: 8 } }, "bucket", KEYS)).toMatchObject({
    status: 0,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

whenReady(
  "each database archives its log to the folder, encrypted with a password that is never renewed",
  () => {
    const { backupPassword } = JSON.parse(readFileSync(join(folder, "out/secrets.json"), "utf8"));
    for (const host of ["a", "b", "c"]) {
      const text = read("out", host, `${CONFIG}/pgbackrest.conf`);
      expect(text).toContain("\nrepo1-path=/mnt/centro-backup\n");
      expect(text).toContain(`\nrepo1-cipher-pass=${backupPassword}\n`);
      expect(text).toMatch(/\nrepo1-cipher-type=aes-256-cbc\n/);
      expect(text).toMatch(/\nrepo1-retention-full=5\n/);
      expect(text).toMatch(/\ncompress-type=\w+\n/);
      expect(text).toMatch(/\n\[centro\]\npg1-path=\/var\/lib\/centro-cluster\/postgresql\n/);
      expect(statSync(join(folder, "out", host, CONFIG, "pgbackrest.conf")).mode & 0o077).toBe(0);
      const patroni = read("out", host, `${CONFIG}/patroni.yml`);
      expect(patroni).toMatch(/^ {4}archive_mode: "on"$/m);
      expect(patroni).toMatch(
        /^ {4}archive_command: pgbackrest --config=\S+\/pgbackrest\.conf --stanza=centro archive-push %p$/m,
      );
      // The password is only in its own file.
      expect(patroni + read("out", host, `${CONFIG}/backup.env`)).not.toContain(backupPassword);
      expect(read("out", host, "install")).toContain(" pgbackrest.conf ");
    }
    expect(render(INVENTORY, "out", {}, "--new-passwords")).toMatchObject({ status: 0 });
    expect(read("out", "a", `${CONFIG}/pgbackrest.conf`)).toContain(`repo1-cipher-pass=${backupPassword}\n`);
  },
);

/** The timers of backup services. */
const backupTimers = () =>
  readdirSync(join(folder, "out/a", UNITS)).filter(
    (name) => name.endsWith(".timer") && name !== "centro-rejoin-standby.timer",
  );

whenReady(
  "every machine with a database has backup timers, and their services can write to the backup folder",
  () => {
    const timers = backupTimers();
    const at = (name: string) => /OnCalendar=(.*)/.exec(read("out", "a", `${UNITS}/${name}`))?.[1];
    expect(Object.fromEntries(timers.sort().map((name) => [name, at(name)]))).toEqual({
      "centro-backup-differential.timer": "Mon..Sat *-*-* 01:30:00 Europe/Rome",
      "centro-backup-full.timer": "Sun *-*-* 01:30:00 Europe/Rome",
      "centro-restore-check.timer": "Sun *-*-* 04:30:00 Europe/Rome",
    });
    for (const timer of timers) {
      const service = read("out", "a", `${UNITS}/${timer.replace(/timer$/, "service")}`);
      expect(service).toMatch(/^Type=oneshot\nUser=postgres$/m);
      expect(service).toMatch(/^EnvironmentFile=\/etc\/centro-cluster\/backup\.env$/m);
      expect(service).toMatch(/^ReadWritePaths=\/var\/lib\/centro-cluster .*-\/mnt\/centro-backup$/m);
      expect(service).not.toMatch(/\[Install\]|Restart=/);
      const script = /ExecStart=\/usr\/bin\/node (\S+)/.exec(service)?.[1];
      expect(existsSync(String(script))).toBe(true);
    }
    expect(read("out", "a", `${UNITS}/centro-database.service`)).toMatch(
      /^ReadWritePaths=.* -\/mnt\/centro-backup$/m,
    );
  },
);

whenReady("the keys of a bucket are required only once and stored only in private files", () => {
  const text = read("bucket", "a", `${CONFIG}/pgbackrest.conf`);
  for (const line of [
    "repo1-type=s3",
    "repo1-s3-endpoint=s3.eu-south-1.example.net",
    "repo1-s3-bucket=centro-copie",
    "repo1-s3-region=eu-south-1",
    "repo1-s3-key=AKIAEXAMPLE",
    "repo1-s3-key-secret=example/secret+key",
    "repo1-retention-full=8",
  ])
    expect(text).toContain(`\n${line}\n`);
  const s3 = { ...INVENTORY, backup: { s3: BUCKET } };
  expect(render(s3, "bucket")).toMatchObject({ status: 0 });
  expect(read("bucket", "a", `${CONFIG}/pgbackrest.conf`)).toContain("repo1-s3-key=AKIAEXAMPLE\n");
  const knowing = readdirSync(join(folder, "bucket"), { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, "bucket", name)).isFile())
    .filter((name) => readFileSync(join(folder, "bucket", name), "utf8").includes("AKIAEXAMPLE"));
  expect(knowing.sort()).toEqual([
    ...["a", "b", "c"].map((host) => `${host}/${CONFIG}/pgbackrest.conf`),
    "secrets.json",
  ]);
  const without = render(s3, "without-keys");
  expect(without.status).not.toBe(0);
  expect(without.output).toMatch(/BACKUP_S3_KEY and BACKUP_S3_KEY_SECRET/);
});

whenReady("without backups, or on a machine without a database, no backup files are rendered", () => {
  const { backup: _, ...without } = INVENTORY;
  expect(render(without, "none")).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, "none/a", CONFIG, "pgbackrest.conf"))).toBe(false);
  expect(readdirSync(join(folder, "none/a", UNITS)).filter((name) => /backup|restore/.test(name))).toEqual(
    [],
  );
  expect(read("none", "a", `${CONFIG}/patroni.yml`)).toMatch(/^ {4}archive_mode: "off"$/m);
  const hosts = INVENTORY.hosts.map((host: object, n: number) =>
    n === 2 ? { ...host, parts: ["etcd", "web", "balancer"] } : host,
  );
  expect(render({ ...INVENTORY, hosts }, "two")).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, "two/b", CONFIG, "pgbackrest.conf"))).toBe(true);
  expect(existsSync(join(folder, "two/c", CONFIG, "pgbackrest.conf"))).toBe(false);
  expect(existsSync(join(folder, "two/c", UNITS, "centro-backup-full.timer"))).toBe(false);
});

test.each<[string, object, RegExp]>([
  ["neither a folder nor a bucket", {}, /either a folder or s3/],
  ["both", { folder: "/mnt/backup", s3: BUCKET }, /either a folder or s3/],
  ["a folder beside the data", { folder: "/var/lib/centro-cluster/backup" }, /would take both/],
  ["keys in the inventory", { s3: { ...BUCKET, key: "AKIAEXAMPLE" } }, /key/],
  ["an address that is no host", { s3: { ...BUCKET, endpoint: "https://s3.example.net/" } }, /endpoint/],
])("rejects a backup configuration with %s", (_what, backup, message) => {
  const { status, output } = render({ ...INVENTORY, backup }, "refused");
  expect(status).not.toBe(0);
  expect(output).toMatch(message);
  expect(existsSync(join(folder, "refused"))).toBe(false);
});

const hasCalendar = isReady && existsSync("/usr/bin/systemd-analyze") ? test : test.skip;
hasCalendar("systemd accepts the times of the timers", () => {
  for (const name of backupTimers()) {
    const time = /OnCalendar=(.*)/.exec(read("out", "a", `${UNITS}/${name}`))?.[1] ?? "";
    expect(spawnSync("/usr/bin/systemd-analyze", ["calendar", time]).status).toBe(0);
  }
});
