import "server-only";
import type PgBoss from "pg-boss";
import { findJobsThere } from "@/lib/data/privacy/account-traces";
import { insertSentMail, removeSentMails } from "@/lib/data/privacy/sent-mails";
import { findSettings } from "@/lib/data/site/settings";
import { jobQueue, type MailJob, QUEUES } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { deliverMail, UndeliverableError } from "@/lib/mail/deliver-mail";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import { keptMail } from "@/lib/mail/kept-mail";
import type { Mail, Message } from "@/lib/mail/mail";
import { renderMail } from "@/lib/mail/render-mail";
import type { MailChannel } from "@/lib/schemas/site/mail";
import type { Settings } from "@/lib/schemas/site/settings";
import { calendarOfMail } from "@/lib/services/sign-up/sign-up-calendar";
import { countForRecipient, provenAmong, uncountForRecipient } from "./recipient-limit";

const LATE_RETRY_SECONDS = 300;
const GIVE_UP_AFTER_MS = 3 * 24 * 3600 * 1000;

type Job = PgBoss.Job<MailJob>;

const isThere = async (id: string) => (await findJobsThere([id])).has(id);

async function bury({ id, data }: Job, reason: unknown): Promise<void> {
  logEvent("mail-given-up", { template: data.mail.template }, reason);
  // Whom it was for may have been erased meanwhile, and the job with her.
  if (await isThere(id)) await jobQueue().send(QUEUES.deadMail, data);
}

/** Kept with the job of a mail that was not to go out, so that nobody reads that it was sent. */
interface Dropped {
  dropped: "needless" | "limit";
}

/** What several mails need that go out together, read once. */
interface Shared {
  /** Addresses that nobody but their owners types into a form. */
  proven: ReadonlySet<string>;
  readSettings: () => Promise<Settings>;
}

async function readShared(jobs: readonly Job[]): Promise<Shared> {
  let settings: Promise<Settings> | null = null;
  const readSettings = () => {
    settings ??= findSettings();
    return settings;
  };
  return { proven: await provenAmong(jobs.map(({ data }) => data.mail.to)), readSettings };
}

/** Whom a mail is about, where it says so: her account and her address. */
function personIn({ data }: Mail): { userId: number | null; contact: string | null } {
  if ("bookings" in data) return contactOf(data.bookings[0] ?? {});
  if ("booking" in data) return contactOf(data.booking);
  if ("after" in data) return contactOf(data.after);
  return contactOf({
    userId: "userId" in data ? data.userId : null,
    email: "email" in data ? data.email : null,
  });
}

const contactOf = (facts: { userId?: number | null; email?: string | null }) => ({
  userId: facts.userId ?? null,
  contact: facts.email ?? null,
});

/** Keeps what went out, for the panel. A mail that could not be kept has gone out all the same, and is not sent again. */
async function keep({ id, data }: Job, message: Message, channel: MailChannel, sentAt: Date): Promise<void> {
  const { template, to } = message;
  const facts = { id, template, recipient: to, channel, ...personIn(data.mail) };
  try {
    await insertSentMail({ ...facts, queuedAt: new Date(data.queuedAt), sentAt, ...keptMail(message) });
  } catch (error) {
    logEvent("mail-not-kept", { template }, error);
  }
}

/** Writes and delivers one mail. What can never work goes to the dead mails; any other failure is thrown. */
async function send(job: Job, { proven, readSettings }: Shared): Promise<Dropped | null> {
  const now = new Date();
  const { mail } = job.data;
  const message = await renderMail(mail, now, readSettings);
  if (message === null) return { dropped: "needless" };
  if (!(await countForRecipient(message, proven))) return { dropped: "limit" };
  try {
    const whole = { ...message, calendar: message.calendar ?? (await calendarOfMail(mail, now)) };
    const channel = await deliverMail(whole, job.id, now);
    await keep(job, whole, channel, now);
  } catch (error) {
    await uncountForRecipient(message, proven);
    if (!(error instanceof UndeliverableError)) throw error;
    await bury(job, error.cause);
  }
  return null;
}

/** Somebody who is erased while her mail is on its way: the job is gone, and so has to be what was kept. */
async function forgetWhomTheyWereFor(jobs: readonly Job[]): Promise<void> {
  const there = await findJobsThere(jobs.map(({ id }) => id));
  const gone = jobs.map(({ id }) => id).filter((id) => !there.has(id));
  if (gone.length === 0) return;
  await removeSentMails(gone);
  await eraseFromOutbox(gone, []);
}

/** Runs `work` for all at once, but one after the other for one recipient, who reads them in their order. */
async function byRecipient<T>(jobs: readonly Job[], work: (job: Job) => Promise<T>): Promise<T[]> {
  const last = new Map<string, Promise<T>>();
  return Promise.all(
    jobs.map((job) => {
      const recipient = job.data.mail.to.toLowerCase();
      const done = (last.get(recipient) ?? Promise.resolve()).then(() => work(job));
      last.set(recipient, done);
      return done;
    }),
  );
}

interface Outcome {
  job: Job;
  dropped: Dropped | null;
  failure: unknown;
}

/**
 * Mails of the first queue, together. Those that went out are done whatever becomes of the others, which pg-boss tries
 * again, and hands to the late ones in the end.
 * @throws what the first failed with
 */
export async function sendMails(jobs: Job[]): Promise<void> {
  const shared = await readShared(jobs);
  const outcomes = await byRecipient(jobs, async (job): Promise<Outcome> => {
    try {
      return { job, dropped: await send(job, shared), failure: null };
    } catch (failure) {
      logEvent("mail-failed", { template: job.data.mail.template }, failure);
      return { job, dropped: null, failure };
    }
  });
  await forgetWhomTheyWereFor(jobs);
  for (const { job, dropped } of outcomes)
    if (dropped !== null) await jobQueue().complete(QUEUES.mail, job.id, dropped);
  const failed = outcomes.find(({ failure }) => failure !== null);
  if (failed === undefined) return;
  const sent = outcomes.filter(({ failure }) => failure === null).map(({ job }) => job.id);
  if (sent.length > 0) await jobQueue().complete(QUEUES.mail, sent);
  throw failed.failure;
}

/** One late mail: tried again every five minutes for three days. */
export async function sendLateMail([job]: Job[]): Promise<Dropped | null> {
  if (job === undefined) return null;
  try {
    const dropped = await send(job, await readShared([job]));
    await forgetWhomTheyWereFor([job]);
    return dropped;
  } catch (error) {
    if (Date.now() - Date.parse(job.data.queuedAt) > GIVE_UP_AFTER_MS) await bury(job, error);
    else if (await isThere(job.id))
      await jobQueue().send(QUEUES.lateMail, job.data, { startAfter: LATE_RETRY_SECONDS });
    return null;
  }
}
