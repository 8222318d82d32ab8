import "server-only";
import PgBoss from "pg-boss";
import { database, type Transaction } from "@/lib/data/client";
import { isUnreachable } from "@/lib/data/database-errors";
import { hasEmail } from "@/lib/domain/person/no-email";
import { logEvent } from "@/lib/log";
import type { Mail } from "@/lib/mail/mail";

/**
 * The job queue: pg-boss, in a schema of its own in the site's database. Work that goes out (mail) is queued in the
 * transaction of what it tells of, so that neither happens without the other, and done later by whichever process
 * comes first.
 */

export const QUEUES = {
  mail: "mail",
  /** Mails that failed for about ten minutes: tried every five minutes from then on. */
  lateMail: "mail-late",
  /** Mails that nobody will try again; kept for a month for whoever wants to know. */
  deadMail: "mail-dead",
  reminders: "reminders",
  decisions: "decisions",
  retention: "retention",
  cleanup: "cleanup",
  onlineRefunds: "online-refunds",
  followedCalendars: "followed-calendars",
} as const;

/** Longer than any delivery may take (lib/mail/deliver-mail.ts). */
const EXPIRE_SECONDS = 60;

const holder = globalThis as typeof globalThis & { jobQueue?: PgBoss };

/** The queue of this process; sending works before it is started. */
export function jobQueue(): PgBoss {
  holder.jobQueue ??= createQueue();
  return holder.jobQueue;
}

const OUTAGE_PATIENCE_MS = 60_000;
const OUTAGE_PAUSE_MS = 1_000;

/**
 * A statement of the queue's own, tried again while the database is out of reach: pg-boss tells nobody when it cannot
 * note that a mail has gone out, and the mail would go out twice.
 */
async function patiently(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const deadline = Date.now() + OUTAGE_PATIENCE_MS;
  for (;;) {
    try {
      return await database().pool.query<Record<string, unknown>>(text, values);
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, OUTAGE_PAUSE_MS));
    }
  }
}

function createQueue(): PgBoss {
  const queue = new PgBoss({
    db: { executeSql: patiently },
    // How soon a mail that a killed process was sending is taken up again, beside its own time.
    maintenanceIntervalSeconds: 30,
    // Sent mails hold personal data: they are not kept longer than reminders need to know what went out.
    archiveCompletedAfterSeconds: 2 * 24 * 3600,
    deleteAfterDays: 2,
  });
  queue.on("error", (error) => logEvent("job-queue-error", {}, error));
  return queue;
}

/**
 * Creates pg-boss's schema and our queues; does nothing where they are there. Done at every start, before the first
 * request: a queue that is not there would fail the write that wants to mail.
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
    // Tried after 5 to 10 seconds, then about twice as late each time, up to five minutes.
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: EXPIRE_SECONDS,
    deadLetter: QUEUES.lateMail,
  });
  for (const name of [
    QUEUES.reminders,
    QUEUES.decisions,
    QUEUES.retention,
    QUEUES.cleanup,
    QUEUES.onlineRefunds,
  ])
    await queue.createQueue(name, { name, ...periodic });
  // The next round comes by itself.
  await queue.createQueue(QUEUES.followedCalendars, { name: QUEUES.followedCalendars, retryLimit: 0 });
  return queue;
}

/** What travels in a mail job. */
export interface MailJob {
  mail: Mail;
  /** When it was queued first, as an instant. */
  queuedAt: string;
}

/**
 * Queues a mail inside a transaction: it goes out when it commits and never when it does not.
 * @param jobId makes the mail one of a kind: a second one with the same id is not queued
 * @returns whether there is an address to send it to
 */
export async function enqueueMail(tx: Transaction, mail: Mail, jobId?: string): Promise<boolean> {
  if (!hasEmail(mail.to)) return false;
  const job: MailJob = { mail, queuedAt: new Date().toISOString() };
  await jobQueue().send(QUEUES.mail, job, {
    ...(jobId === undefined ? {} : { id: jobId }),
    db: { executeSql: (text, values) => runInTransaction(tx, text, values) },
  });
  return true;
}

function jobsOf(mails: readonly Mail[]) {
  const queuedAt = new Date().toISOString();
  return mails
    .filter(({ to }) => hasEmail(to))
    .map((mail) => ({ name: QUEUES.mail, data: { mail, queuedAt } satisfies MailJob }));
}

/** Queues several mails in one statement, inside a transaction. @returns how many of them have an address */
export async function enqueueMails(tx: Transaction, mails: readonly Mail[]): Promise<number> {
  const jobs = jobsOf(mails);
  if (jobs.length > 0)
    await jobQueue().insert(jobs, {
      db: { executeSql: (text, values) => runInTransaction(tx, text, values) },
    });
  return jobs.length;
}

/** Has the refunds through Stripe done when the transaction commits. */
export async function enqueueOnlineRefunds(tx: Transaction): Promise<void> {
  await jobQueue().send(
    QUEUES.onlineRefunds,
    {},
    { db: { executeSql: (text, values) => runInTransaction(tx, text, values) } },
  );
}

/** pg-boss hands over objects, which Prisma takes as JSON text for a parameter cast to jsonb. */
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
