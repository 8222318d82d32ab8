import "server-only";
import type PgBoss from "pg-boss";
import { isJobThere } from "@/lib/data/account-traces";
import { jobQueue, type MailJob, QUEUES } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { deliverMail, UndeliverableError } from "@/lib/mail/deliver-mail";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { calendarOfMail } from "@/lib/services/place-calendar";
import { countForRecipient, uncountForRecipient } from "./recipient-limit";

const LATE_RETRY_SECONDS = 300;
const GIVE_UP_AFTER_MS = 3 * 24 * 3600 * 1000;

async function bury({ id, data }: PgBoss.Job<MailJob>, reason: unknown): Promise<void> {
  logEvent("mail-given-up", { template: data.mail.template }, reason);
  // Whom it was for may have been erased meanwhile, and the job with her.
  if (await isJobThere(id)) await jobQueue().send(QUEUES.deadMail, data);
}

/** Kept with the job of a mail that was not to go out, so that nobody reads that it was sent. */
export interface Dropped {
  dropped: "needless" | "limit";
}

/** Writes and delivers one mail. What can never work goes to the dead mails; any other failure is thrown. */
async function send(job: PgBoss.Job<MailJob>): Promise<Dropped | null> {
  const now = new Date();
  const { mail } = job.data;
  const message = await renderMail(mail, now);
  if (message === null) return { dropped: "needless" };
  if (!(await countForRecipient(message))) return { dropped: "limit" };
  try {
    const calendar = message.calendar ?? (await calendarOfMail(mail, now));
    await deliverMail({ ...message, calendar }, now);
  } catch (error) {
    await uncountForRecipient(message);
    if (!(error instanceof UndeliverableError)) throw error;
    await bury(job, error.cause);
  }
  return null;
}

/** Somebody who is erased while her mail is on its way: the job is gone, and so has to be the file. */
async function forgetWhomItWasFor({ id, data: { mail } }: PgBoss.Job<MailJob>): Promise<void> {
  if (await isJobThere(id)) return;
  const named = "email" in mail.data ? [mail.data.email] : [];
  await eraseFromOutbox([mail.to, ...named]);
}

/**
 * One mail of the first queue; pg-boss retries what throws, and hands it to the late ones in the end.
 * @returns what is kept with the job
 */
export async function sendMail(jobs: PgBoss.Job<MailJob>[]): Promise<Dropped | null> {
  let outcome: Dropped | null = null;
  for (const job of jobs) {
    try {
      outcome = await send(job);
      await forgetWhomItWasFor(job);
    } catch (error) {
      logEvent("mail-failed", { template: job.data.mail.template }, error);
      throw error;
    }
  }
  return outcome;
}

/** One late mail: tried again every five minutes for three days. */
export async function sendLateMail(jobs: PgBoss.Job<MailJob>[]): Promise<Dropped | null> {
  let outcome: Dropped | null = null;
  for (const job of jobs) {
    try {
      outcome = await send(job);
      await forgetWhomItWasFor(job);
    } catch (error) {
      if (Date.now() - Date.parse(job.data.queuedAt) > GIVE_UP_AFTER_MS) await bury(job, error);
      else if (await isJobThere(job.id))
        await jobQueue().send(QUEUES.lateMail, job.data, { startAfter: LATE_RETRY_SECONDS });
    }
  }
  return outcome;
}
