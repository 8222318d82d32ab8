import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { type MailListQuery, type OutgoingMail, outgoingMailSchema } from "@/lib/schemas/site/mail";

/**
 * The mails of the job queue, and stored sent mails (sent-mails.ts). A failed mail moves from queue to queue with the
 * same data, so the latest job with that data has its state. The queue keeps jobs of sent mails for two days and
 * given-up ones for a month.
 */

const QUEUES = ["mail", "mail-late", "mail-dead"];

const JOBS = Prisma.sql`
  SELECT id, name, data, state::text AS state, created_on, completed_on, retry_count, output
  FROM pgboss.job WHERE name = ANY(${QUEUES}::text[])
  UNION ALL
  SELECT id, name, data, state::text AS state, created_on, completed_on, retry_count, output
  FROM pgboss.archive WHERE name = ANY(${QUEUES}::text[])`;

const SENT_STATE = Prisma.sql`CASE sent.channel WHEN 'file' THEN 'written' ELSE 'sent' END`;

const MAILS = Prisma.sql`
  WITH jobs AS (${JOBS}), latest AS (
    SELECT DISTINCT ON (md5(data::text)) id, name, data, state, completed_on, retry_count, output
    FROM jobs ORDER BY md5(data::text), created_on DESC, name DESC)
  SELECT latest.id::text AS id, data->'mail'->>'template' AS template, data->'mail'->>'to' AS "to",
    data->>'queuedAt' AS "queuedAt", COALESCE(sent.sent_at, completed_on) AS "completedOn",
    name <> 'mail' OR retry_count > 0 AS "isLate",
    CASE WHEN sent.id IS NOT NULL THEN ${SENT_STATE}
      WHEN name = 'mail-dead' THEN 'failed'
      WHEN state = 'completed' AND output->>'dropped' IS NOT NULL THEN 'dropped'
      WHEN state = 'completed' THEN 'sent' ELSE 'waiting' END AS state,
    output->>'dropped' AS dropped, sent.id IS NOT NULL AS "isReadable"
  FROM latest LEFT JOIN sent_mails sent ON sent.id = latest.id
  UNION ALL
  SELECT sent.id::text, sent.template, sent.recipient,
    to_char(sent.queued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), sent.sent_at,
    false, ${SENT_STATE}, NULL, true
  FROM sent_mails sent WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.id = sent.id)`;

const mailRowSchema = outgoingMailSchema.omit({ sentAt: true }).extend({ completedOn: z.date().nullable() });
const countRowSchema = z.object({ total: z.int() });

const isOut = ({ state }: Pick<OutgoingMail, "state">) => state === "sent" || state === "written";

/** One page of mails, latest first, and the total number of matches. */
export async function listMails({
  page,
  pageSize,
  state,
  q,
}: MailListQuery): Promise<{ mails: OutgoingMail[]; total: number }> {
  const wanted = Prisma.sql`
    WHERE (${state ?? null}::text IS NULL OR state = ${state ?? null})
      AND (${q ?? null}::text IS NULL OR position(lower(${q ?? ""}) IN lower("to")) > 0)`;
  const ofPage = Prisma.sql`
    SELECT * FROM (${MAILS}) mails ${wanted}
    ORDER BY "queuedAt" DESC, id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const ofCount = Prisma.sql`SELECT count(*)::int AS total FROM (${MAILS}) mails ${wanted}`;
  const [rows, counts] = await Promise.all([
    queryRows(prisma(), mailRowSchema, ofPage),
    queryRows(prisma(), countRowSchema, ofCount),
  ]);
  const mails = rows.map(({ completedOn, ...mail }) => ({
    ...mail,
    sentAt: isOut(mail) ? (completedOn?.toISOString() ?? null) : null,
  }));
  return { mails, total: counts[0]?.total ?? 0 };
}
