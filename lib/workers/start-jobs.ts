import "server-only";
import { performance } from "node:perf_hooks";
import { isUnreachable } from "@/lib/data/database-errors";
import { EXPIRED_DELETIONS } from "@/lib/data/privacy/cleanup";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { installQueues, jobQueue, type MailJob, QUEUES } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { refreshMailServer } from "@/lib/mail/mail-server";
import { lapseUnpaid, remindOfPrepayments } from "@/lib/services/booking/prepayment";
import { removeUnusedDocuments } from "@/lib/services/books/documents";
import { createFeesOfThisYear, remindOfFees } from "@/lib/services/membership/charge-members";
import { sendOpenRefunds } from "@/lib/services/money/online-refunds";
import { remindOfPasses } from "@/lib/services/pass/notifications";
import { decideEvents } from "@/lib/services/sign-up/cancel-offering";
import { remindOfCertificates } from "@/lib/services/sign-up/certificates";
import { syncAllCalendars } from "@/lib/services/space/follow-calendar";
import { passOnExpiredOffers } from "@/lib/services/waiting/offer-out-of-turn";
import { removeUnusedImages } from "@/lib/storage/images";
import { retryMail, sendMails } from "./mail-job";
import { feedMailings } from "./mailing-job";
import { remindOfTomorrow } from "./reminder-job";
import { applyRetention } from "./retention-job";
import { watchDeliveries } from "./webhook-job";

const RETRY_START_MS = 5_000;
/**
 * Mails sent concurrently. Also the maximum number of connections to the mail server, and of mails sent twice if the
 * process is killed.
 */
const MAILS_AT_ONCE = 5;
/** The event loop utilization since the last batch above which the process counts as busy. */
const BUSY = 0.8;
/** How long a busy process delays its next batch, unless a mail has waited for longer than MAX_QUEUE_MS. */
const BUSY_PAUSE_MS = 100;
const MAX_QUEUE_MS = 2_000;
/**
 * How long a mail may still take when the process is stopping: the time that the requests leave
 * (server/graceful-stop.ts).
 */
const STOP_TIMEOUT_MS = 4_000;

/** A failure here must not fail the mails that were just sent; the next scheduled run follows soon. */
const feedMailingsSoon = () =>
  void feedMailings(new Date()).catch((error: unknown) => logEvent("mailings-failed", {}, error));

const REMINDERS = [remindOfTomorrow, remindOfFees, remindOfCertificates, remindOfPasses];
const DELETIONS = [...EXPIRED_DELETIONS, removeUnusedImages, removeUnusedDocuments];

/** Works through a queue of jobs without data. A failure is logged; the queue retries the job. */
async function workThrough(
  name: string,
  work: (now: Date) => Promise<unknown>,
  pollingIntervalSeconds = 5 * env().MAIL_POLL_SECONDS,
): Promise<void> {
  await jobQueue().work(name, { pollingIntervalSeconds }, async () => {
    try {
      await work(new Date());
    } catch (error) {
      if (!isUnreachable(error)) logEvent("job-failed", { job: name }, error);
      throw error;
    }
  });
}

async function start(): Promise<void> {
  const queue = await installQueues();
  let usedBefore = performance.eventLoopUtilization();
  const mails = { pollingIntervalSeconds: env().MAIL_POLL_SECONDS, batchSize: MAILS_AT_ONCE };
  const mailWorker = await queue.work<MailJob>(QUEUES.mail, mails, async (jobs) => {
    await sendMails(jobs);
    // Sent mails make room for the next.
    if (jobs.some(({ data }) => data.mail.template === "mailing")) feedMailingsSoon();
    // Fetch the next batch at once, since the polling interval is for an empty queue; under load, requests take
    // precedence.
    const { utilization } = performance.eventLoopUtilization(usedBefore);
    usedBefore = performance.eventLoopUtilization();
    const isBehind = jobs.some(({ data }) => Date.now() - Date.parse(data.queuedAt) > MAX_QUEUE_MS);
    if (utilization < BUSY || isBehind) queue.notifyWorker(mailWorker);
    else setTimeout(() => queue.notifyWorker(mailWorker), BUSY_PAUSE_MS).unref();
  });
  const lateWorker = await queue.work<MailJob>(
    QUEUES.lateMail,
    { pollingIntervalSeconds: 5 },
    async (jobs) => {
      const output = await retryMail(jobs);
      // Fetch the next one at once: when the mail server was changed, all of them are due.
      queue.notifyWorker(lateWorker);
      return output;
    },
  );
  await workThrough(QUEUES.reminders, (now) => attemptEach(REMINDERS, (remind) => remind(now)));
  await workThrough(QUEUES.memberFees, createFeesOfThisYear);
  await workThrough(QUEUES.decisions, decideEvents);
  await workThrough(QUEUES.retention, applyRetention);
  await workThrough(QUEUES.cleanup, (now) => attemptEach(DELETIONS, (remove) => remove(now)));
  await workThrough(QUEUES.onlineRefunds, sendOpenRefunds, 2);
  // Every minute: refunds that Stripe has not accepted are retried until it does.
  await queue.schedule(QUEUES.onlineRefunds, "* * * * *", {}, { tz: TIME_ZONE });
  await workThrough(QUEUES.followedCalendars, syncAllCalendars);
  await queue.schedule(QUEUES.followedCalendars, "*/15 * * * *", {}, { tz: TIME_ZONE });
  await queue.schedule(QUEUES.reminders, "0 9-20 * * *", {}, { tz: TIME_ZONE });
  // On the first day of the membership year, and every hour after it for members who were admitted, or found without a
  // fee, since then.
  await queue.schedule(QUEUES.memberFees, "10 * * * *", {}, { tz: TIME_ZONE });
  // At nine, and every hour after it in case the site was down at nine.
  await queue.schedule(QUEUES.decisions, "0 9-20 * * *", {}, { tz: TIME_ZONE });
  await queue.schedule(QUEUES.retention, "30 3 * * *", {}, { tz: TIME_ZONE });
  await queue.schedule(QUEUES.cleanup, "15 * * * *", {}, { tz: TIME_ZONE });
}

/** Cancels bookings that were not prepaid in time, and reminds of open prepayments. */
const watchPrepayments = (now: Date): Promise<void> =>
  attemptEach([lapseUnpaid, remindOfPrepayments], (step) => step(now));

/** Starts the queue, retrying until the database is reachable; the site does not wait for it. */
async function startWhenPossible(): Promise<void> {
  try {
    await start();
  } catch (error) {
    logEvent("jobs-not-started", {}, error);
    setTimeout(startWhenPossible, RETRY_START_MS).unref();
  }
}

/**
 * Starts the workers of this process, and on SIGTERM exits when the mails being sent are finished. Requests are over by
 * then, and Next.js leaves the signal to this handler (NEXT_MANUAL_SIG_HANDLE).
 */
export function startJobs(): void {
  void startWhenPossible();
  // Read now instead of at the first scheduled run; if the database is not reachable yet, that run follows.
  refreshMailServer().catch(() => {});
  const stopWatching = [
    watch(passOnExpiredOffers, "waiting-list-failed"),
    watch(watchPrepayments, "prepayments-failed"),
    watch(feedMailings, "mailings-failed"),
    watchDeliveries(),
    watch(refreshMailServer, "mail-server-not-read"),
  ];
  const stop = async () => {
    for (const stopOne of stopWatching) stopOne();
    try {
      await jobQueue().stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    } catch (error) {
      logEvent("jobs-not-stopped", {}, error);
    }
    process.exit(0);
  };
  process.once("SIGTERM", stop);
}

/** Well below the ten seconds within which an expired offer must be passed on. */
const EVERY_MS = 2_000;

/**
 * Runs a task every two seconds in every process. The task locks what it changes, so neither a killed process nor
 * concurrent runs do harm.
 * @param event the name of a failure in the log
 * @returns a function that stops it
 */
function watch(work: (now: Date) => Promise<unknown>, event: string): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = async () => {
    try {
      await work(new Date());
    } catch (error) {
      if (!isUnreachable(error)) logEvent(event, {}, error);
    }
    if (!isStopped) timer = setTimeout(look, EVERY_MS).unref();
  };
  timer = setTimeout(look, EVERY_MS).unref();
  return () => {
    isStopped = true;
    if (timer !== null) clearTimeout(timer);
  };
}
