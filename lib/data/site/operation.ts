import "server-only";
import { z } from "zod";
import { database, prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { ENDED_DISPUTES } from "@/lib/domain/money/dispute";
import type { Operation, OperationReport, Standby } from "@/lib/domain/site/operation";

/** The operational state known to the database: queues, standbys, backups. */

const milliseconds = z.coerce.number();

const queueRowSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  failed: z.int(),
  overdueMs: milliseconds,
  waitMs: milliseconds,
});

/**
 * By queue. Scheduled jobs do not count as waiting before their time, except mails: those scheduled are being retried.
 * A running job is overdue once it exceeds its time limit.
 */
const QUEUES = Prisma.sql`
  SELECT name,
    (count(*) FILTER (WHERE state <= 'active' AND (start_after <= now() OR name LIKE 'mail%')))::int AS waiting,
    (count(*) FILTER (WHERE state < 'active'))::int AS failed,
    COALESCE(max(extract(epoch FROM now() - CASE WHEN state = 'active' THEN started_on + expire_in ELSE start_after END))
      FILTER (WHERE state <= 'active' AND start_after <= now()), 0) * 1000 AS "overdueMs",
    COALESCE(max(extract(epoch FROM now() - COALESCE((data->>'queuedAt')::timestamptz, created_on)))
      FILTER (WHERE state <= 'active'), 0) * 1000 AS "waitMs"
  FROM pgboss.job WHERE state <= 'active' GROUP BY name`;

const standbyRowSchema = z.object({
  name: z.string(),
  lagMs: milliseconds.nullable(),
  lagBytes: milliseconds.nullable(),
});

/**
 * Programs that stream the log into an archive are not standbys. Without the role pg_monitor only their existence is
 * visible.
 */
const STANDBYS = Prisma.sql`
  SELECT COALESCE(application_name, '') AS name,
    CASE WHEN state IS NULL THEN NULL ELSE COALESCE(extract(epoch FROM replay_lag), 0) * 1000 END AS "lagMs",
    pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) AS "lagBytes"
  FROM pg_stat_replication
  WHERE state IS NULL OR state IN ('streaming', 'catchup')
  ORDER BY 1`;

const archiveRowSchema = z.object({ isFailing: z.boolean(), isArchiving: z.boolean() });
const ARCHIVE = Prisma.sql`
  SELECT COALESCE(last_failed_time > COALESCE(last_archived_time, '-infinity'), false) AS "isFailing",
    current_setting('archive_mode') <> 'off' AS "isArchiving"
  FROM pg_stat_archiver`;

const installedRowSchema = z.object({ installedAt: z.date().nullable() });
const INSTALLED = Prisma.sql`SELECT min(finished_at) AS "installedAt" FROM _prisma_migrations`;

const GIVEN_UP = "mail-dead";
const isOfMails = ({ name }: { name: string }) => name === "mail" || name === "mail-late";

async function latestReport(kind: string, isGood?: boolean): Promise<OperationReport | null> {
  return prisma().operationReport.findFirst({
    where: { kind, ...(isGood === undefined ? {} : { isGood }) },
    orderBy: { finishedAt: "desc" },
    select: { finishedAt: true, isGood: true },
  });
}

/** The standbys of the database; empty if it is not a primary. */
const listStandbys = (): Promise<Standby[]> => queryRows(prisma(), standbyRowSchema, STANDBYS);

export async function findOperation(now: Date): Promise<Operation> {
  const [queues, standbys, archive, installed] = await Promise.all([
    queryRows(prisma(), queueRowSchema, QUEUES),
    listStandbys(),
    queryRows(prisma(), archiveRowSchema, ARCHIVE),
    queryRows(prisma(), installedRowSchema, INSTALLED),
  ]);
  const [backup, good, restoreCheck, openDisputes] = await Promise.all([
    latestReport("backup"),
    latestReport("backup", true),
    latestReport("restore-check"),
    prisma().payment.count({ where: { disputeStatus: { notIn: [...ENDED_DISPUTES] } } }),
  ]);
  const mails = queues.filter(isOfMails);
  return {
    installedAt: installed[0]?.installedAt ?? now,
    mailsWaiting: mails.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestMailMs: Math.max(0, ...mails.map(({ waitMs }) => waitMs)),
    mailsFailed: queues.find(({ name }) => name === GIVEN_UP)?.failed ?? 0,
    queues: queues
      .filter((queue) => queue.name !== GIVEN_UP && !isOfMails(queue))
      .map(({ name, waiting, overdueMs }) => ({ name, waiting, overdueMs: Math.max(0, overdueMs) })),
    standbys,
    isArchiveFailing: archive[0]?.isFailing ?? false,
    isArchiving: archive[0]?.isArchiving ?? false,
    backup,
    lastBackupAt: good?.finishedAt ?? null,
    restoreCheck,
    openDisputes,
  };
}

/** The connections of this process to the database, and the number of requests waiting for one. */
export function poolFigures(): { open: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = database().pool;
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

export async function isDatabaseAlive(timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = database()
    .pool.query("SELECT 1")
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
