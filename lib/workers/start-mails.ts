import "server-only";
import { env } from "@/lib/env";
import { installQueues, type MailJob, QUEUES } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { retryMail, sendMails } from "./mail-job";
import { feedMailings } from "./mailing-job";
import { runWorkers, watch } from "./run-workers";

/**
 * Mails sent concurrently. Also the maximum number of connections to the mail server, and of mails sent twice if the
 * process is killed.
 */
const MAILS_AT_ONCE = 5;

/** A failure here must not fail the mails that were just sent; the next run follows soon. */
const feedMailingsSoon = () =>
  void feedMailings(new Date()).catch((error: unknown) => logEvent("mailings-failed", {}, error));

async function start(): Promise<void> {
  const queue = await installQueues();
  const mails = { pollingIntervalSeconds: env().MAIL_POLL_SECONDS, batchSize: MAILS_AT_ONCE };
  // After a job, both workers fetch the next one at once, since the polling interval is for an empty queue.
  const mailWorker = await queue.work<MailJob>(QUEUES.mail, mails, async (jobs) => {
    await sendMails(jobs);
    // Sent mails make room for the next.
    if (jobs.some(({ data }) => data.mail.template === "mailing")) feedMailingsSoon();
    queue.notifyWorker(mailWorker);
  });
  const late = { pollingIntervalSeconds: 5 };
  const lateWorker = await queue.work<MailJob>(QUEUES.lateMail, late, async (jobs) => {
    const output = await retryMail(jobs);
    // When the mail server was changed, all of them are due.
    queue.notifyWorker(lateWorker);
    return output;
  });
}

/** Starts the workers that compose and send mails. In production they have a process of their own (server/mails.ts). */
export function startMails(): void {
  runWorkers(start, [watch(feedMailings, "mailings-failed")]);
}
