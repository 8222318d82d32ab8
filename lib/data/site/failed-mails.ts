import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import type { FailedMail } from "@/lib/schemas/site/failed-mail";

/** More than a desk reads. */
const SHOWN = 50;

interface FailedRow {
  id: string;
  to: string;
  template: string;
  failed_at: Date;
}

/** The mails in a queue that nobody works off, the latest first. */
export async function listFailedMails(queue: string): Promise<FailedMail[]> {
  const rows = await prisma().$queryRaw<FailedRow[]>`
    SELECT id::text AS id, data -> 'mail' ->> 'to' AS to, data -> 'mail' ->> 'template' AS template,
      created_on AS failed_at
    FROM pgboss.job WHERE name = ${queue} AND state < 'active' ORDER BY created_on DESC LIMIT ${SHOWN}`;
  return rows.map(({ failed_at, ...mail }) => ({ ...mail, failedAt: failed_at.toISOString() }));
}

/** Takes one out of that queue: what it held, or null when it is not there any more. */
export async function takeFailedMail<Job>(tx: Transaction, queue: string, id: string): Promise<Job | null> {
  const rows = await tx.$queryRaw<{ data: Job }[]>`
    DELETE FROM pgboss.job WHERE name = ${queue} AND id = ${id}::uuid AND state < 'active' RETURNING data`;
  return rows[0]?.data ?? null;
}
