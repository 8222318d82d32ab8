import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { MAILING_KINDS, type RecipientReason } from "@/lib/domain/panel/mailing";
import { languageSchema } from "@/lib/schemas/language/translations";

/**
 * The queue of mailing mails: waiting, queued as a job, being delivered, sent. Several processes work on it
 * concurrently.
 */

/** An arbitrary namespace, so that this advisory lock collides with no other. */
const FEED = 0x6d61_6966;
/** After this time the job is considered lost with an emptied queue, and is created again. */
const LOST_AFTER = Prisma.sql`interval '15 minutes'`;
/** Longer than two deliveries may take (lib/mail/deliver-mail.ts): after this time the delivering process has ended. */
const DELIVERY_ENDS_AFTER = Prisma.sql`interval '120 seconds'`;

const isSoSchema = z.object({ isSo: z.boolean() });

export async function hasWaitingMails(): Promise<boolean> {
  const sql = Prisma.sql`SELECT EXISTS (SELECT 1 FROM mailing_recipients WHERE state = 'waiting') AS "isSo"`;
  const [row] = await queryRows(prisma(), isSoSchema, sql);
  return row?.isSo ?? false;
}

/**
 * Lets one process at a time hand mails to the queue.
 * @returns whether this transaction holds the lock
 */
export async function lockFeed(tx: Transaction): Promise<boolean> {
  const sql = Prisma.sql`SELECT pg_try_advisory_xact_lock(${FEED}::int, 0) AS "isSo"`;
  const [row] = await queryRows(tx, isSoSchema, sql);
  return row?.isSo ?? false;
}

const trafficSchema = z.object({ leftInMinute: z.int(), queued: z.int() });

/** The number of mails sent within the last minute, and of mails in the queue. */
export async function findTraffic(
  tx: Transaction,
  now: Date,
): Promise<{ leftInMinute: number; queued: number }> {
  const sql = Prisma.sql`
    SELECT
      (SELECT count(DISTINCT (mailing_id, email)) FROM mailing_recipients
        WHERE sent_at > ${now}::timestamptz - interval '1 minute')::int AS "leftInMinute",
      (SELECT count(DISTINCT (mailing_id, email)) FROM mailing_recipients
        WHERE state = 'waiting' AND (queued_at > ${now}::timestamptz - ${LOST_AFTER}
          OR leaving_at > ${now}::timestamptz - ${DELIVERY_ENDS_AFTER}))::int AS queued`;
  const [row] = await queryRows(tx, trafficSchema, sql);
  return row ?? { leftInMinute: 0, queued: 0 };
}

/** Stops mails of stopped mailings whose delivering process has ended. */
export async function settleStopped(tx: Transaction, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE mailing_recipients r SET state = 'stopped', queued_at = NULL, leaving_at = NULL FROM mailings m
    WHERE r.state = 'waiting' AND m.id = r.mailing_id AND m.stopped_at IS NOT NULL
      AND (r.leaving_at IS NULL OR r.leaving_at <= ${now}::timestamptz - ${DELIVERY_ENDS_AFTER})`;
}

const nextSchema = z.object({
  mailingId: z.int(),
  email: z.string(),
  language: languageSchema,
  personIds: z.array(z.int()),
});
type NextMail = z.infer<typeof nextSchema>;

/** Claims the next mails, oldest mailing first, each address once. */
export async function takeNextMails(tx: Transaction, count: number, now: Date): Promise<NextMail[]> {
  const sql = Prisma.sql`
    WITH next AS (
      SELECT r.mailing_id, r.email, min(r.id) AS first, array_agg(r.person_id ORDER BY r.id) AS people
      FROM mailing_recipients r JOIN mailings m ON m.id = r.mailing_id AND m.stopped_at IS NULL
      WHERE r.state = 'waiting'
        AND (r.queued_at IS NULL OR r.queued_at <= ${now}::timestamptz - ${LOST_AFTER})
        AND (r.leaving_at IS NULL OR r.leaving_at <= ${now}::timestamptz - ${DELIVERY_ENDS_AFTER})
        AND (r.retry_at IS NULL OR r.retry_at <= ${now}::timestamptz)
      GROUP BY r.mailing_id, r.email ORDER BY r.mailing_id, first LIMIT ${count}
    ), taken AS (
      UPDATE mailing_recipients r SET queued_at = ${now}::timestamptz, leaving_at = NULL FROM next n
      WHERE r.mailing_id = n.mailing_id AND r.email = n.email AND r.state = 'waiting'
    )
    SELECT n.mailing_id AS "mailingId", n.email::text, n.people AS "personIds", p.language
    FROM next n JOIN people p ON p.id = n.people[1] ORDER BY n.mailing_id, n.first`;
  return queryRows(tx, nextSchema, sql);
}

export interface MailOfMailing {
  mailingId: number;
  email: string;
}

const ofMail = ({ mailingId, email }: MailOfMailing) =>
  Prisma.sql`r.mailing_id = ${mailingId} AND r.email = ${email}::citext AND r.state = 'waiting'`;

const claimSchema = z.object({
  kind: z.enum(MAILING_KINDS),
  subject: z.string(),
  text: z.string(),
  createdAt: z.date(),
  personIds: z.array(z.int()),
});
export type ClaimedMail = z.infer<typeof claimSchema>;

/**
 * Claims a mail for delivery. People who have unsubscribed from the newsletter meanwhile are skipped.
 * @returns null when no recipient is left, or the mail is already being delivered
 */
export async function claimMail(mail: MailOfMailing, now: Date): Promise<ClaimedMail | null> {
  await prisma().$executeRaw`
    WITH unsubscribed AS (
      UPDATE mailing_recipients r SET state = 'skipped', reason = 'not-subscribed', queued_at = NULL
      FROM mailings m, people p
      WHERE ${ofMail(mail)} AND r.leaving_at IS NULL AND m.id = r.mailing_id AND m.kind = 'newsletter'
        AND p.id = r.person_id AND p.newsletter_since IS NULL
      RETURNING r.mailing_id
    )
    UPDATE mailings m SET skipped = m.skipped + u.count
    FROM (SELECT mailing_id, count(*)::int AS count FROM unsubscribed GROUP BY mailing_id) u
    WHERE m.id = u.mailing_id`;
  const sql = Prisma.sql`
    WITH claimed AS (
      UPDATE mailing_recipients r SET leaving_at = ${now}::timestamptz
      WHERE ${ofMail(mail)} AND EXISTS (SELECT 1 FROM mailings WHERE id = r.mailing_id AND stopped_at IS NULL)
        AND (r.leaving_at IS NULL OR r.leaving_at <= ${now}::timestamptz - ${DELIVERY_ENDS_AFTER})
      RETURNING r.mailing_id, r.person_id
    )
    SELECT m.kind, m.subject, m.text, m.created_at AS "createdAt", array_agg(c.person_id) AS "personIds"
    FROM claimed c JOIN mailings m ON m.id = c.mailing_id GROUP BY m.id`;
  const [claimed] = await queryRows(prisma(), claimSchema, sql);
  return claimed ?? null;
}

/** Records that a mail was sent, or that it finally failed. */
export async function finishMail(
  mail: MailOfMailing,
  outcome: { state: "sent" } | { state: "failed"; reason: RecipientReason },
  now: Date,
): Promise<void> {
  const { state } = outcome;
  const reason = outcome.state === "failed" ? outcome.reason : null;
  await prisma().$executeRaw`
    WITH done AS (
      UPDATE mailing_recipients r SET state = ${state}, reason = ${reason}, queued_at = NULL, leaving_at = NULL,
        sent_at = ${state === "sent" ? now : null}::timestamptz
      WHERE ${ofMail(mail)} RETURNING 1
    )
    UPDATE mailings SET sent = sent + ${state === "sent" ? 1 : 0}::int, failed = failed + ${state === "failed" ? 1 : 0}::int
    WHERE id = ${mail.mailingId} AND EXISTS (SELECT 1 FROM done)`;
}

/**
 * Puts a mail back into the queue, to be retried from an instant on. A mail of a mailing stopped meanwhile is stopped.
 */
export async function releaseMail(mail: MailOfMailing, retryAt: Date | null): Promise<void> {
  await prisma().$executeRaw`
    UPDATE mailing_recipients r SET retry_at = ${retryAt}::timestamptz, queued_at = NULL,
      leaving_at = CASE WHEN ${retryAt === null} THEN leaving_at END,
      state = CASE WHEN ${retryAt !== null} AND m.stopped_at IS NOT NULL THEN 'stopped' ELSE r.state END
    FROM mailings m WHERE ${ofMail(mail)} AND m.id = r.mailing_id`;
}
