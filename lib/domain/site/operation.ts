/** Technical problems of the site that its users do not see. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** deploy/alerts.yml has the same numbers, in seconds and bytes. */
export const OPERATION_LIMITS = {
  /** A mail that has waited this long has failed several times. */
  mailWaitMs: 15 * MINUTE_MS,
  /** The queue is polled every few seconds. */
  jobWaitMs: 10 * MINUTE_MS,
  /** A daily backup that failed once may succeed the next day. */
  backupAgeMs: 2 * DAY_MS,
  /** A test restore runs every week. */
  restoreCheckAgeMs: 9 * DAY_MS,
  replicationMs: 30_000,
  replicationBytes: 64 * 1024 * 1024,
} as const;

/** The latest report of a kind. */
export interface OperationReport {
  finishedAt: Date;
  isGood: boolean;
}

export interface Standby {
  name: string;
  /** The replication lag; null if the site's database role may not read it. */
  lagMs: number | null;
  lagBytes: number | null;
}

/** The state of the site as recorded in the database. */
export interface Operation {
  /** When its tables were first created. */
  installedAt: Date;
  /** Mails waiting for the first or the next attempt. */
  mailsWaiting: number;
  /** How long the oldest of them has waited; 0 if there is none. */
  oldestMailMs: number;
  /** Mails that have been given up. */
  mailsFailed: number;
  /** By queue: jobs that are due or running, and how long the oldest is overdue. */
  queues: readonly { name: string; waiting: number; overdueMs: number }[];
  standbys: readonly Standby[];
  /** Whether PostgreSQL archives its log and the last failure is later than the last success. */
  isArchiveFailing: boolean;
  /** Whether PostgreSQL archives its log, which means that backups and test restores run automatically. */
  isArchiving: boolean;
  backup: OperationReport | null;
  /** When the last successful backup was made. */
  lastBackupAt: Date | null;
  restoreCheck: OperationReport | null;
  /** Card payments with an unresolved dispute. */
  openDisputes: number;
}

export const ALERT_KINDS = [
  "paymentsDisputed",
  "mailsLate",
  "jobsStuck",
  "backupMissing",
  "backupOld",
  "restoreFailed",
  "restoreCheckOld",
  "restoreCheckMissing",
  "archiveFailing",
  "standbyMissing",
  "standbyBehind",
] as const;
type AlertKind = (typeof ALERT_KINDS)[number];

export interface Alert {
  kind: AlertKind;
  /** The number of mails, standbys or jobs concerned. */
  count: number;
  /** Since when the problem exists, or the time of the report concerned. */
  since: Date | null;
}

const isBehind = ({ lagMs, lagBytes }: Standby) =>
  (lagMs ?? 0) > OPERATION_LIMITS.replicationMs || (lagBytes ?? 0) > OPERATION_LIMITS.replicationBytes;

/**
 * The problems to report to an administrator. Mails that were given up are not included: the page "Oggi" lists each of
 * them.
 * @param expectedStandbys how many standbys the database should have
 */
export function alertsOf(operation: Operation, expectedStandbys: number, now: Date): Alert[] {
  const { installedAt, mailsWaiting, oldestMailMs, queues, standbys, lastBackupAt, restoreCheck } = operation;
  const ageOf = (instant: Date) => now.getTime() - instant.getTime();
  const alerts: Alert[] = [];
  const tell = (kind: AlertKind, { count = 1, since = null }: Partial<Alert> = {}) =>
    alerts.push({ kind, count, since });

  if (operation.openDisputes > 0) tell("paymentsDisputed", { count: operation.openDisputes });
  if (oldestMailMs > OPERATION_LIMITS.mailWaitMs)
    tell("mailsLate", { count: mailsWaiting, since: new Date(now.getTime() - oldestMailMs) });
  const stuck = queues.filter(({ overdueMs }) => overdueMs > OPERATION_LIMITS.jobWaitMs);
  const overdueMs = Math.max(...stuck.map((queue) => queue.overdueMs));
  if (stuck.length > 0)
    tell("jobsStuck", { count: stuck.length, since: new Date(now.getTime() - overdueMs) });
  if (lastBackupAt === null) {
    if (ageOf(installedAt) > OPERATION_LIMITS.backupAgeMs) tell("backupMissing");
  } else if (ageOf(lastBackupAt) > OPERATION_LIMITS.backupAgeMs) tell("backupOld", { since: lastBackupAt });
  if (restoreCheck?.isGood === false) tell("restoreFailed", { since: restoreCheck.finishedAt });
  else if (restoreCheck !== null && ageOf(restoreCheck.finishedAt) > OPERATION_LIMITS.restoreCheckAgeMs)
    tell("restoreCheckOld", { since: restoreCheck.finishedAt });
  else if (
    restoreCheck === null &&
    operation.isArchiving &&
    ageOf(installedAt) > OPERATION_LIMITS.restoreCheckAgeMs
  )
    tell("restoreCheckMissing");
  if (operation.isArchiveFailing) tell("archiveFailing");
  if (standbys.length < expectedStandbys)
    tell("standbyMissing", { count: expectedStandbys - standbys.length });
  const behind = standbys.filter(isBehind);
  if (behind.length > 0) tell("standbyBehind", { count: behind.length });
  return alerts;
}
