import "server-only";
import { isUnreachable } from "@/lib/data/database-errors";
import { EXPIRED_DELETIONS } from "@/lib/data/privacy/cleanup";
import { TIME_ZONE } from "@/lib/domain/time/dates";
import { env } from "@/lib/env";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { installQueues, jobQueue, QUEUES } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
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
import { remindOfTomorrow } from "./reminder-job";
import { applyRetention } from "./retention-job";
import { runWorkers, watch } from "./run-workers";
import { watchDeliveries } from "./webhook-job";

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

/** Starts the workers of everything but mails, which have a process of their own (start-mails.ts). */
export function startJobs(): void {
  runWorkers(start, [
    watch(passOnExpiredOffers, "waiting-list-failed"),
    watch(watchPrepayments, "prepayments-failed"),
    watchDeliveries(),
  ]);
}
