import "server-only";
import PgBoss from "pg-boss";
import { database, type Transaction } from "@/lib/data/client";
import { isUnreachable } from "@/lib/data/database-errors";
import type { StoredMailServer } from "@/lib/data/site/mail-server";
import { insertJobs } from "@/lib/data/site/queued-mails";
import type { Language } from "@/lib/domain/language/languages";
import { hasEmail } from "@/lib/domain/person/email";
import type { MailSubject } from "@/lib/domain/site/mail-subject";
import { hasMailServer } from "@/lib/env";
import { logEvent } from "@/lib/log";
import { type Mail, subjectOf } from "@/lib/mail/mails";
import { orderedJobId } from "./job-id";

/**
 * The job queue: pg-boss, in its own schema of the site's database. A mail is queued in the transaction of the change
 * that it reports, so that neither happens without the other; any process may send it later.
 */

export const QUEUES = {
  mail: "mail",
  /** Mails that failed for about ten minutes. They are retried with ever longer delays. */
  lateMail: "mail-late",
  /** Mails that were given up. They are stored for a month, so that the panel can show and retry them. */
  deadMail: "mail-dead",
  reminders: "reminders",
  memberFees: "member-fees",
  decisions: "decisions",
  retention: "retention",
  cleanup: "cleanup",
  onlineRefunds: "online-refunds",
  followedCalendars: "followed-calendars",
} as const;

/** Longer than the timeouts of a delivery (lib/mail/deliver-mail.ts). */
const EXPIRE_SECONDS = 60;

const holder = globalThis as typeof globalThis & { jobQueue?: PgBoss };

/** The queue of this process. Jobs can be sent before it is started. */
export function jobQueue(): PgBoss {
  holder.jobQueue ??= createQueue();
  return holder.jobQueue;
}

const OUTAGE_RETRY_MS = 60_000;
const OUTAGE_PAUSE_MS = 1_000;

/**
 * Runs a statement and retries it while the database is unreachable: a mail that is not marked as sent would be sent
 * twice.
 */
export async function retryWhileUnreachable<T>(run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + OUTAGE_RETRY_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, OUTAGE_PAUSE_MS));
    }
  }
}

function createQueue(): PgBoss {
  const queue = new PgBoss({
    // Without these retries, pg-boss would silently fail to mark a mail as sent.
    db: {
      executeSql: (text, values) =>
        retryWhileUnreachable(() => database().pool.query<Record<string, unknown>>(text, values)),
    },
    // The time after which an expired job of a killed process is retried.
    maintenanceIntervalSeconds: 30,
    // Jobs contain personal data. They are stored only as long as the reminder job needs them to see which mails were
    // sent.
    archiveCompletedAfterSeconds: 2 * 24 * 3600,
    deleteAfterDays: 2,
  });
  queue.on("error", (error) => logEvent("job-queue-error", {}, error));
  return queue;
}

/**
 * Creates pg-boss's schema and the site's queues if they are missing. Runs at every start before the first request,
 * since a write that queues a mail fails without its queue.
 */
export async function installQueues(): Promise<PgBoss> {
  const queue = await jobQueue().start();
  const periodic = { retryLimit: 3, retryDelay: 60, retryBackoff: true };
  await queue.createQueue(QUEUES.deadMail, { name: QUEUES.deadMail, retentionDays: 30 });
  await queue.createQueue(QUEUES.lateMail, {
    name: QUEUES.lateMail,
    retentionDays: 30,
    expireInSeconds: EXPIRE_SECONDS,
  });
  await queue.createQueue(QUEUES.mail, {
    name: QUEUES.mail,
    // Retried after 5 to 10 seconds, then with about twice the delay each time, up to five minutes.
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: EXPIRE_SECONDS,
    deadLetter: QUEUES.lateMail,
  });
  for (const name of [
    QUEUES.reminders,
    QUEUES.memberFees,
    QUEUES.decisions,
    QUEUES.retention,
    QUEUES.cleanup,
    QUEUES.onlineRefunds,
  ])
    await queue.createQueue(name, { name, ...periodic });
  // Not retried: the next scheduled run follows soon.
  await queue.createQueue(QUEUES.followedCalendars, { name: QUEUES.followedCalendars, retryLimit: 0 });
  return queue;
}

/** Overrides the configured mail server. */
export interface MailRoute {
  /**
   * The server before a change that this mail reports, so that an attacker who sets their own server does not receive
   * the report. Null if there was no server, in which case mails are written to files. The password is encrypted.
   */
  formerServer?: StoredMailServer | null;
}

export interface MailJob extends MailRoute {
  mail: Mail;
  /** The people and records that the mail concerns, used to find it when a person's data is erased. */
  subject: MailSubject;
  /** The instant at which it was first queued. */
  queuedAt: string;
}

/** A mail in its recipient's language; mails to the centre are in Italian. */
export type NewMail = Mail & { language: Language };

/** Whether mail to an address reaches its recipient. */
export const isReachedByMail = (email: string): boolean => hasEmail(email) && hasMailServer();

/** Queues the mails that have an address. @returns how many of them can be delivered: 0 if the site cannot send mail */
async function queueMails(
  tx: Transaction,
  mails: readonly NewMail[],
  { jobId, ...route }: MailRoute & { jobId?: string | undefined } = {},
): Promise<number> {
  const queuedAt = new Date().toISOString();
  const jobs = mails
    .filter(({ to }) => hasEmail(to))
    .map((mail) => {
      const data: MailJob = { mail, subject: subjectOf(mail), queuedAt, ...route };
      return { id: jobId, data };
    });
  await insertJobs(tx, QUEUES.mail, jobs);
  return hasMailServer() ? jobs.length : 0;
}

/**
 * Queues a mail inside a transaction: it is sent after the commit, and never after a rollback.
 * @param jobId deduplicates: a second mail with the same id is not queued
 * @returns whether it can be delivered: it has an address, and a mail server is configured
 */
export const enqueueMail = async (tx: Transaction, mail: NewMail, jobId?: string): Promise<boolean> =>
  (await queueMails(tx, [mail], { jobId })) > 0;

/** Queues several mails in one statement, inside a transaction. @returns how many of them can be delivered */
export const enqueueMails = (
  tx: Transaction,
  mails: readonly NewMail[],
  route: MailRoute = {},
): Promise<number> => queueMails(tx, mails, route);

/** Queues bulk mails behind all other mails, in the given order. */
export async function enqueueMailings(
  tx: Transaction,
  mails: readonly (NewMail & { template: "mailing" })[],
  now: Date,
): Promise<void> {
  const queuedAt = now.toISOString();
  const jobs = mails.map((mail, at) => {
    const data: MailJob = { mail, subject: subjectOf(mail), queuedAt };
    return { id: orderedJobId(now, at), data, priority: -1 };
  });
  await insertJobs(tx, QUEUES.mail, jobs);
}

/** Queues a run of the job that makes refunds through Stripe. It runs after the commit. */
export async function enqueueOnlineRefunds(tx: Transaction): Promise<void> {
  await jobQueue().send(
    QUEUES.onlineRefunds,
    {},
    { db: { executeSql: (text, values) => runInTransaction(tx, text, values) } },
  );
}

/** Runs a statement of pg-boss in a transaction. pg-boss passes objects, which Prisma needs as JSON text. */
async function runInTransaction(
  tx: Transaction,
  text: string,
  values: unknown[],
): Promise<{ rows: unknown[] }> {
  const parameters = values.map((value) =>
    typeof value === "object" && value !== null && !(value instanceof Date)
      ? JSON.stringify(value)
      : (value ?? null),
  );
  return { rows: await tx.$queryRawUnsafe<unknown[]>(text, ...parameters) };
}
