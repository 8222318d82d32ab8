/** What can be wrong with the site as a machine, beside what people see of it. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** deploy/alerts.yml has the same numbers, in seconds and bytes. */
export const OPERATION_LIMITS = {
  /** A mail that has not left for so long has failed several times. */
  mailWaitMs: 15 * MINUTE_MS,
  /** Jobs are looked for every few seconds. */
  jobWaitMs: 10 * MINUTE_MS,
  /** A daily backup that failed once may succeed the next day. */
  backupAgeMs: 2 * DAY_MS,
  /** It is restored to try it every week. */
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
  /** How far it is behind; null where the site's role may not see it. */
  lagMs: number | null;
  lagBytes: number | null;
}

/** The state of the site as the database knows it. */
export interface Operation {
  /** When its tables were first made. */
  installedAt: Date;
  /** Mails that wait for the first try or the next. */
  mailsWaiting: number;
  /** How long the oldest of them has waited; 0 where there is none. */
  oldestMailMs: number;
  /** Mails that nobody tries to send any more. */
  mailsFailed: number;
  /** By queue: jobs that are due or under way, and for how long the first of them is overdue. */
  queues: readonly { name: string; waiting: number; overdueMs: number }[];
  standbys: readonly Standby[];
  /** Whether PostgreSQL archives its log, and the last time that it could not comes after the last that it could. */
  isArchiveFailing: boolean;
  /** Whether PostgreSQL archives its log, so that backups are made, and tried, by the machines themselves. */
  isArchiving: boolean;
  backup: OperationReport | null;
  /** When the last good backup was made. */
  lastBackupAt: Date | null;
  restoreCheck: OperationReport | null;
  /** Payments by card that a bank disputes, and that has not ended. */
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
  /** How many mails, standbys or jobs it is about. */
  count: number;
  /** Since when, or of when what it is about was. */
  since: Date | null;
}

const isBehind = ({ lagMs, lagBytes }: Standby) =>
  (lagMs ?? 0) > OPERATION_LIMITS.replicationMs || (lagBytes ?? 0) > OPERATION_LIMITS.replicationBytes;

/**
 * What an administrator should hear of. Mails that were given up are not among it: Oggi lists each of them.
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
