import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { type FailedMail, failedMailSchema } from "@/lib/schemas/site/failed-mail";

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
