import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { deferWrite } from "@/lib/data/last-writes";
import { queryRows } from "@/lib/data/query-rows";
import { type FailedMail, failedMailSchema } from "@/lib/schemas/site/failed-mail";

/** The default of pg-boss for queues without a retention setting. */
const KEPT_DAYS = 14;

interface NewJob {
  /** Deduplicates: a second job with the same id is not queued. */
  id?: string | undefined;
  data: object;
  /** Jobs with a lower priority run later; 0 by default. */
  priority?: number;
}

/**
 * Adds jobs to a queue of pg-boss with that queue's settings, as pg-boss's own `insert` does. Implemented here because
 * the statement has to be combined with the transaction's other deferred writes, and pg-boss does not expose its
 * statement.
 */
export async function insertJobs(tx: Transaction, queue: string, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await deferWrite(
    tx,
    Prisma.sql`
      INSERT INTO pgboss.job (id, name, data, dead_letter, expire_in, keep_until, retry_limit, retry_delay,
        retry_backoff, policy, priority)
      SELECT COALESCE(j.id, gen_random_uuid()), q.name, j.data, q.dead_letter, make_interval(secs => q.expire_seconds),
        now() + COALESCE(make_interval(mins => q.retention_minutes), make_interval(days => ${KEPT_DAYS}::int)),
        q.retry_limit, q.retry_delay, q.retry_backoff, q.policy, COALESCE(j.priority, 0)
      FROM pgboss.queue q CROSS JOIN json_to_recordset(${JSON.stringify(jobs)}::json) AS j(id uuid, data jsonb, priority int)
      WHERE q.name = ${queue}
      ON CONFLICT DO NOTHING`,
  );
}

/**
 * Makes every waiting job of these queues due now, including those delayed after failures, and also the delayed mails
 * of mailings.
 */
export async function makeDue(tx: Transaction, queues: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = ANY(${[...queues]}::text[]) AND state < 'active' AND start_after > now()`;
  await tx.$executeRaw`UPDATE mailing_recipients SET retry_at = NULL WHERE retry_at IS NOT NULL`;
}

/** More than anybody will read through. */
const SHOWN = 50;

const failedRowSchema = failedMailSchema.extend({ failedAt: z.date() });

/** The mails of a queue without workers, latest first. */
export async function listFailedMails(queue: string): Promise<FailedMail[]> {
  const sql = Prisma.sql`
    SELECT id::text AS id, data -> 'mail' ->> 'to' AS to, data -> 'mail' ->> 'template' AS template,
      created_on AS "failedAt"
    FROM pgboss.job WHERE name = ${queue} AND state < 'active' ORDER BY created_on DESC LIMIT ${SHOWN}`;
  const rows = await queryRows(prisma(), failedRowSchema, sql);
  return rows.map((mail) => ({ ...mail, failedAt: mail.failedAt.toISOString() }));
}

const dataRowSchema = z.object({ data: z.unknown() });

/**
 * Removes a mail's job from a queue.
 * @returns the data of the job, to be parsed by the caller; null when it is no longer in the queue
 */
export async function takeFailedMail(tx: Transaction, queue: string, id: string): Promise<unknown> {
  const sql = Prisma.sql`
    DELETE FROM pgboss.job WHERE name = ${queue} AND id = ${id}::uuid AND state < 'active' RETURNING data`;
  const [row] = await queryRows(tx, dataRowSchema, sql);
  return row?.data ?? null;
}
