import "server-only";
import type { MailListQuery, OutgoingMail } from "@/lib/schemas/mail";
import { prisma } from "./client";
import { Prisma } from "./generated/prisma/client";

/**
 * Mails as the job queue knows them. A mail that fails goes from queue to queue with the same data, so the latest job
 * with that data says how it stands; sent ones are known for two days, given up ones for a month.
 */

const QUEUES = ["mail", "mail-late", "mail-dead"];

const MAILS = Prisma.sql`
  SELECT DISTINCT ON (md5(data::text)) id::text AS id, data->'mail'->>'template' AS template,
    data->'mail'->>'to' AS "to", data->>'queuedAt' AS "queuedAt", completed_on AS "completedOn",
    name <> 'mail' OR retry_count > 0 AS "isLate",
    CASE WHEN name = 'mail-dead' THEN 'failed'
      WHEN state = 'completed' AND output->>'dropped' IS NOT NULL THEN 'dropped'
      WHEN state = 'completed' THEN 'sent' ELSE 'waiting' END AS state,
    output->>'dropped' AS dropped
  FROM (
    SELECT id, name, data, state::text AS state, created_on, completed_on, retry_count, output FROM pgboss.job
    UNION ALL
    SELECT id, name, data, state::text AS state, created_on, completed_on, retry_count, output FROM pgboss.archive
  ) jobs
  WHERE name = ANY(${QUEUES}::text[])
  ORDER BY md5(data::text), created_on DESC, name DESC`;

type Row = Omit<OutgoingMail, "sentAt"> & { completedOn: Date | null };

/** Mails that the queue still knows, the latest first, with how many there are. */
export async function listMails({
  page,
  pageSize,
  state,
  q,
}: MailListQuery): Promise<{ mails: OutgoingMail[]; total: number }> {
  const wanted = Prisma.sql`
    WHERE (${state ?? null}::text IS NULL OR state = ${state ?? null})
      AND (${q ?? null}::text IS NULL OR position(lower(${q ?? ""}) IN lower("to")) > 0)`;
  const [rows, counts] = await Promise.all([
    prisma().$queryRaw<Row[]>`
      SELECT * FROM (${MAILS}) mails ${wanted}
      ORDER BY "queuedAt" DESC, id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    prisma().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (${MAILS}) mails ${wanted}`,
  ]);
  const mails = rows.map(({ completedOn, ...mail }) => ({
    ...mail,
    sentAt: mail.state === "sent" ? (completedOn?.toISOString() ?? null) : null,
  }));
  return { mails, total: counts[0]?.total ?? 0 };
}
