import { readFileSync } from "node:fs";
import { ALERT_KINDS, alertsOf, OPERATION_LIMITS, type Operation } from "@/lib/domain/site/operation";

const NOW = new Date("2026-11-26T10:00:00Z");
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const WELL: Operation = {
  installedAt: ago(1000),
  mailsWaiting: 2,
  oldestMailMs: 3_000,
  mailsFailed: 0,
  queues: [{ name: "reminders", waiting: 1, overdueMs: 4_000 }],
  standbys: [
    { name: "b", lagMs: 20, lagBytes: 4096 },
    { name: "c", lagMs: null, lagBytes: null },
  ],
  isArchiveFailing: false,
  isArchiving: true,
  backup: { finishedAt: ago(20), isGood: true },
  lastBackupAt: ago(20),
  restoreCheck: { finishedAt: ago(100), isGood: true },
  openDisputes: 0,
};

const told = (change: Partial<Operation>, expected = 2) => alertsOf({ ...WELL, ...change }, expected, NOW);

test("raises no alert for a healthy site", () => {
  expect(told({})).toEqual([]);
  expect(told({ standbys: [] }, 0)).toEqual([]);
  // Restoring manual backups is tested manually.
  expect(told({ restoreCheck: null, isArchiving: false })).toEqual([]);
  expect(told({ restoreCheck: null, installedAt: ago(100) })).toEqual([]);
});

test.each<[string, Partial<Operation>, object]>([
  ["a disputed payment", { openDisputes: 2 }, { kind: "paymentsDisputed", count: 2, since: null }],
  [
    "a mail that does not leave",
    { oldestMailMs: HOUR_MS, mailsWaiting: 7 },
    { kind: "mailsLate", count: 7, since: ago(1) },
  ],
  [
    "jobs that nobody does",
    {
      queues: [
        { name: "retention", waiting: 1, overdueMs: 2 * HOUR_MS },
        { name: "cleanup", waiting: 3, overdueMs: HOUR_MS },
      ],
    },
    { kind: "jobsStuck", count: 2, since: ago(2) },
  ],
  [
    "a backup that was never made",
    { lastBackupAt: null, backup: null },
    { kind: "backupMissing", count: 1, since: null },
  ],
  ["a backup of three days ago", { lastBackupAt: ago(72) }, { kind: "backupOld", count: 1, since: ago(72) }],
  [
    "a backup that cannot be restored",
    { restoreCheck: { finishedAt: ago(5), isGood: false } },
    { kind: "restoreFailed", count: 1, since: ago(5) },
  ],
  [
    "a try of ten days ago",
    { restoreCheck: { finishedAt: ago(240), isGood: true } },
    { kind: "restoreCheckOld", count: 1, since: ago(240) },
  ],
  [
    "a backup that was never tried",
    { restoreCheck: null },
    { kind: "restoreCheckMissing", count: 1, since: null },
  ],
  [
    "a log that is not archived",
    { isArchiveFailing: true },
    { kind: "archiveFailing", count: 1, since: null },
  ],
  [
    "a standby that is gone",
    { standbys: WELL.standbys.slice(1) },
    { kind: "standbyMissing", count: 1, since: null },
  ],
  [
    "a standby late by time",
    { standbys: [{ name: "b", lagMs: 31_000, lagBytes: 0 }, ...WELL.standbys.slice(1)] },
    { kind: "standbyBehind", count: 1, since: null },
  ],
  [
    "a standby late by bytes",
    { standbys: [{ name: "b", lagMs: 0, lagBytes: 65 * 1024 * 1024 }, ...WELL.standbys.slice(1)] },
    { kind: "standbyBehind", count: 1, since: null },
  ],
])("alerts about %s", (_what, change, alert) => {
  expect(told(change)).toEqual([alert]);
});

test("allows a new site two days for its first backup, and requires no restore check before one exists", () => {
  const fresh = { installedAt: ago(47), lastBackupAt: null, backup: null, restoreCheck: null };
  expect(told(fresh)).toEqual([]);
  expect(told({ ...fresh, installedAt: ago(49) })).toMatchObject([{ kind: "backupMissing" }]);
});

test("does not alert about one failed backup while the previous one is recent", () => {
  expect(told({ backup: { finishedAt: ago(1), isGood: false }, lastBackupAt: ago(25) })).toEqual([]);
});

test("matches the limits of the Prometheus rules", () => {
  const rules = readFileSync("deploy/alerts.yml", "utf8");
  const limitOf = (metric: string) =>
    [...rules.matchAll(new RegExp(`${metric}\\) ([<>]) (\\d+)`, "g"))].map(([, , limit]) => Number(limit));
  expect(limitOf("centro_mail_oldest_seconds")).toEqual([OPERATION_LIMITS.mailWaitMs / 1000]);
  expect(limitOf("centro_jobs_overdue_seconds")).toEqual([OPERATION_LIMITS.jobWaitMs / 1000]);
  expect(limitOf("centro_backup_age_seconds")).toEqual([OPERATION_LIMITS.backupAgeMs / 1000]);
  expect(limitOf("centro_restore_check_age_seconds")).toEqual([OPERATION_LIMITS.restoreCheckAgeMs / 1000]);
  expect(limitOf("centro_replication_lag_seconds")).toEqual([OPERATION_LIMITS.replicationMs / 1000]);
  expect(limitOf("centro_replication_lag_bytes")).toEqual([OPERATION_LIMITS.replicationBytes]);
});

test("has a text in the panel for every alert", () => {
  const { alerts } = JSON.parse(readFileSync("messages/it/panel/overview.json", "utf8"));
  expect(Object.keys(alerts).sort()).toEqual([...ALERT_KINDS, "title"].sort());
});
