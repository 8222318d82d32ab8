import { Gauge, Registry } from "prom-client";
import { findOperation, poolFigures } from "@/lib/data/site/operation";
import { alertsOf, type Operation } from "@/lib/domain/site/operation";
import { env } from "@/lib/env";
import { logEvent } from "@/lib/log";

/**
 * What Next.js contributes to /metrics: figures from the database, and the connections of this process. The server in
 * front counts the rest (server/metrics.ts), and is the only permitted caller.
 */

const seconds = (instant: Date) => instant.getTime() / 1000;

const labelledGauge = (registry: Registry, name: string, help: string, label: string) =>
  new Gauge({ name: `centro_${name}`, help, labelNames: [label], registers: [registry] });

function addOperation(registry: Registry, operation: Operation, now: Date): void {
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name: `centro_${name}`, help, registers: [registry] }).set(value);
  gauge("mails_waiting", "E-mails that wait for the first try or the next", operation.mailsWaiting);
  gauge("mail_oldest_seconds", "How long the oldest of them has waited", operation.oldestMailMs / 1000);
  gauge("mails_failed", "E-mails that nobody tries to send any more", operation.mailsFailed);
  const waiting = labelledGauge(
    registry,
    "jobs_waiting",
    "Jobs that are due or under way, by queue",
    "queue",
  );
  const overdue = labelledGauge(
    registry,
    "jobs_overdue_seconds",
    "For how long the first job of a queue is overdue",
    "queue",
  );
  for (const queue of operation.queues) {
    waiting.set({ queue: queue.name }, queue.waiting);
    overdue.set({ queue: queue.name }, queue.overdueMs / 1000);
  }
  gauge("standbys", "Standbys that follow the primary database", operation.standbys.length);
  gauge("standbys_expected", "How many there should be", env().EXPECTED_STANDBYS);
  const lag = labelledGauge(registry, "replication_lag_seconds", "How far a standby is behind", "standby");
  const lagBytes = labelledGauge(
    registry,
    "replication_lag_bytes",
    "How much of the log a standby has not replayed yet",
    "standby",
  );
  for (const { name, lagMs, lagBytes: bytes } of operation.standbys) {
    if (lagMs !== null) lag.set({ standby: name }, lagMs / 1000);
    if (bytes !== null) lagBytes.set({ standby: name }, bytes);
  }
  gauge("archive_failing", "Whether the log cannot be archived", operation.isArchiveFailing ? 1 : 0);
  // Before the first backup, the site's age is reported, so that one alert rule covers both cases.
  const backup = operation.lastBackupAt ?? operation.installedAt;
  gauge("backup_age_seconds", "How old the last good backup is", seconds(now) - seconds(backup));
  const { restoreCheck, isArchiving, installedAt } = operation;
  if (restoreCheck !== null)
    gauge(
      "restore_check_good",
      "Whether the last backup could be restored to try it",
      restoreCheck.isGood ? 1 : 0,
    );
  // As with backups, on machines that run the check.
  if (restoreCheck !== null || isArchiving)
    gauge(
      "restore_check_age_seconds",
      "How long ago that was; before the first time, how old the site is",
      seconds(now) - seconds(restoreCheck?.finishedAt ?? installedAt),
    );
  gauge(
    "alerts",
    "What Oggi tells an administrator of",
    alertsOf(operation, env().EXPECTED_STANDBYS, now).length,
  );
}

/**
 * The figures in Prometheus' text format. If the database is unreachable, only the figures of the process, and
 * database_up 0.
 */
export async function metricsText(now: Date): Promise<string> {
  const registry = new Registry();
  const up = new Gauge({
    name: "centro_database_up",
    help: "Whether the database answers",
    registers: [registry],
  });
  try {
    addOperation(registry, await findOperation(now), now);
    up.set(1);
  } catch (error) {
    logEvent("metrics-without-database", {}, error);
    up.set(0);
  }
  const pool = labelledGauge(
    registry,
    "pool_connections",
    "Connections of this process to the database, and what waits for one",
    "state",
  );
  for (const [state, count] of Object.entries(poolFigures())) pool.set({ state }, count);
  return registry.metrics();
}
