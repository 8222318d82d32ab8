import "server-only";
import type PgBoss from "pg-boss";
import { isJobThere } from "@/lib/data/privacy/account-traces";
import { insertSentMail, removeSentMails } from "@/lib/data/privacy/sent-mails";
import { findSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { retryPause } from "@/lib/domain/site/mail-retries";
import { compareQueued, jobIdOf } from "@/lib/jobs/job-id";
import { jobQueue, type MailJob, QUEUES, retryWhileUnreachable } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { deliverMail, UndeliverableError } from "@/lib/mail/deliver-mail";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import type { MailServer } from "@/lib/mail/mail-server";
import { subjectOf } from "@/lib/mail/mails";
import { maskedMailCopy } from "@/lib/mail/masked-mail-copy";
import type { Message } from "@/lib/mail/message";
import { renderMail } from "@/lib/mail/render-mail";
import { usingFormerServer, usingMailServer } from "@/lib/mail/using-mail-server";
import type { MailChannel } from "@/lib/schemas/site/mail";
import type { Settings } from "@/lib/schemas/site/settings";
import type { KnownSite } from "@/lib/schemas/site/site";
import { calendarOfMail } from "@/lib/services/sign-up/sign-up-calendar";
import { sendMailing } from "./mailing-job";
import {
  countForRecipient,
  uncountForRecipient,
  type VerifiedAddresses,
  verifiedAmong,
} from "./recipient-limit";

type Job = PgBoss.Job<MailJob>;

async function moveToDeadMails(job: Job, reason: unknown): Promise<void> {
  logEvent("mail-given-up", { template: job.data.mail.template }, reason);
  // The recipient, and with them the job, may have been erased meanwhile.
  if (await isJobThere(job)) await jobQueue().send(QUEUES.deadMail, job.data);
}

/** The output of a job whose mail was deliberately not sent, so that the panel does not list it as sent. */
interface Dropped {
  dropped: "needless" | "limit";
}

/** Data that the mails of a batch share, read once. */
interface Shared {
  /** Addresses that their owners have verified, and the centre's own. */
  verified: VerifiedAddresses;
  readSettings: () => Promise<Settings>;
  site: KnownSite;
}

async function readShared(jobs: readonly Job[]): Promise<Shared> {
  let settings: Promise<Settings> | null = null;
  const readSettings = () => {
    settings ??= findSettings();
    return settings;
  };
  const site = await findSite();
  return {
    verified: await verifiedAmong(
      jobs.map(({ data }) => data.mail.to),
      site,
    ),
    readSettings,
    site,
  };
}

/** Stores a sent mail for the panel. A failure is only logged: the mail is sent, and must not be sent again. */
async function keepSentMail(
  { id, data }: Job,
  message: Message,
  channel: MailChannel,
  sentAt: Date,
): Promise<void> {
  const { template, to } = message;
  const facts = { id, template, recipient: to, channel, ...subjectOf(data.mail) };
  try {
    await insertSentMail({ ...facts, queuedAt: new Date(data.queuedAt), sentAt, ...maskedMailCopy(message) });
  } catch (error) {
    logEvent("mail-not-kept", { template }, error);
  }
}

/**
 * The deduplication key of a mail. It is the same for every attempt, including those in the late queue, which receives
 * the same data under another id; mails queued at different instants have different keys.
 */
const keyOf = (data: MailJob): string => jobIdOf(JSON.stringify(data));

/**
 * Renders and delivers one mail. A permanent failure moves it to the dead mails; any other failure is thrown.
 * @param isLate whether attempts have failed for minutes; matters for a mail that uses a former mail server
 */
async function send(
  job: Job,
  { verified, readSettings, site }: Shared,
  isLate = false,
): Promise<Dropped | null> {
  const now = new Date();
  const { mail, formerServer } = job.data;
  if (mail.template === "mailing") {
    const counted = { template: mail.template, to: mail.to };
    const isSent = await sendMailing(mail, site, {
      count: () => countForRecipient(counted, verified),
      uncount: () => uncountForRecipient(counted, verified),
    });
    return isSent ? null : { dropped: "needless" };
  }
  const message = await renderMail(
    mail,
    now,
    site,
    readSettings,
    verified.get(mail.to.toLowerCase()) ?? null,
  );
  if (message === null) return { dropped: "needless" };
  if (!(await countForRecipient(message, verified))) return { dropped: "limit" };
  try {
    const whole = { ...message, calendar: message.calendar ?? (await calendarOfMail(mail, now)) };
    const deliver = (server: MailServer | null) =>
      deliverMail(whole, { id: job.id, key: keyOf(job.data) }, now, site, server);
    const isSent =
      formerServer === undefined
        ? usingMailServer(deliver)
        : usingFormerServer(formerServer, isLate, deliver);
    const channel = await isSent;
    await keepSentMail(job, whole, channel, now);
  } catch (error) {
    await uncountForRecipient(message, verified);
    if (!(error instanceof UndeliverableError)) throw error;
    await moveToDeadMails(job, error.cause);
  }
  return null;
}

/**
 * Deletes the stored copies of mails whose jobs are gone: the person was erased while the mail was being sent. A failure
 * is only logged: the mails are sent, and must not be sent again.
 */
const deleteCopiesOfErasedJobs = (jobs: readonly Job[]): Promise<void> =>
  retryWhileUnreachable(() => deleteCopies(jobs)).catch((error: unknown) =>
    logEvent("mail-not-erased", {}, error),
  );

async function deleteCopies(jobs: readonly Job[]): Promise<void> {
  const gone: string[] = [];
  // In sequence: concurrent checks could wait for an erasure that waits for them.
  for (const job of jobs) if (!(await isJobThere(job))) gone.push(job.id);
  if (gone.length === 0) return;
  await removeSentMails(gone);
  await eraseFromOutbox(gone, []);
}

/** Runs `work` for all jobs concurrently, but in the order of queueing for the same recipient. */
async function inOrderOfRecipient<T>(jobs: readonly Job[], work: (job: Job) => Promise<T>): Promise<T[]> {
  const last = new Map<string, Promise<T>>();
  return Promise.all(
    [...jobs].sort(compareQueued).map((job) => {
      const recipient = job.data.mail.to.toLowerCase();
      const done = (last.get(recipient) ?? Promise.resolve()).then(() => work(job));
      last.set(recipient, done);
      return done;
    }),
  );
}

/**
 * How long after the start of a batch the delivery of another mail to the same recipient may begin. Later, the job could
 * expire (lib/jobs/queue.ts) while a slow server takes the mail, and be sent again.
 */
const LATEST_START_MS = 10_000;

interface Outcome {
  job: Job;
  dropped: Dropped | null;
  failure: unknown;
}

/**
 * Sends a batch of the mail queue. Sent mails are completed regardless of failures of the others, which pg-boss retries
 * and finally moves to the late queue.
 * @throws the error of the first failed mail
 */
export async function sendMails(jobs: Job[]): Promise<void> {
  const shared = await readShared(jobs);
  const startedAt = Date.now();
  const outcomes = await inOrderOfRecipient(jobs, async (job): Promise<Outcome> => {
    if (Date.now() - startedAt > LATEST_START_MS)
      return { job, dropped: null, failure: new Error("The mail server is slow: the mail is sent later") };
    try {
      return { job, dropped: await send(job, shared), failure: null };
    } catch (failure) {
      logEvent("mail-failed", { template: job.data.mail.template }, failure);
      return { job, dropped: null, failure };
    }
  });
  await deleteCopiesOfErasedJobs(jobs);
  for (const { job, dropped } of outcomes)
    if (dropped !== null) await jobQueue().complete(QUEUES.mail, job.id, dropped);
  const failed = outcomes.find(({ failure }) => failure !== null);
  if (failed === undefined) return;
  const sent = outcomes.filter(({ failure }) => failure === null).map(({ job }) => job.id);
  if (sent.length > 0) await jobQueue().complete(QUEUES.mail, sent);
  throw failed.failure;
}

/** Sends one late mail, which is retried with ever longer delays for three days. */
export async function retryMail([job]: Job[]): Promise<Dropped | null> {
  if (job === undefined) return null;
  try {
    const dropped = await send(job, await readShared([job]), true);
    await deleteCopiesOfErasedJobs([job]);
    return dropped;
  } catch (error) {
    const pause = retryPause(Date.now() - Date.parse(job.data.queuedAt));
    if (pause === null) await moveToDeadMails(job, error);
    else if (await isJobThere(job)) await jobQueue().send(QUEUES.lateMail, job.data, { startAfter: pause });
    return null;
  }
}
