import "server-only";
import { hashToken, mailToken } from "@/lib/auth/mail-token";
import { prisma } from "@/lib/data/client";
import {
  type ClaimedMail,
  claimMail,
  findTraffic,
  finishMail,
  hasWaitingMails,
  lockFeed,
  type MailOfMailing,
  releaseMail,
  settleStopped,
  takeNextMails,
} from "@/lib/data/panel/mailing-outbox";
import { insertNewsletterLinks } from "@/lib/data/person/newsletter";
import { siteIn } from "@/lib/data/site/site-in-language";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { mayBeQueued } from "@/lib/domain/panel/mailing";
import { retryPause } from "@/lib/domain/site/mail-retries";
import { env } from "@/lib/env";
import { mailingJobId } from "@/lib/jobs/job-id";
import { enqueueMailings, retryWhileUnreachable } from "@/lib/jobs/queue";
import { logEvent } from "@/lib/log";
import { deliverMail, UndeliverableError } from "@/lib/mail/deliver-mail";
import { mailWords } from "@/lib/mail/mail-words";
import type { Mail } from "@/lib/mail/mails";
import { mailingContent } from "@/lib/mail/panel/mailing";
import { toMessage } from "@/lib/mail/render-mail";
import { usingMailServer } from "@/lib/mail/using-mail-server";
import type { KnownSite } from "@/lib/schemas/site/site";

/*
 * Bulk mails wait in their own table. A few at a time, as many as the rate limit allows, are moved to the mail queue.
 * The row, not the job, records whether a mail was sent. A failed mail returns to the table's queue.
 */

/**
 * Moves the mails that the rate limit allows to the mail queue, the oldest mailing first. Only one process runs it at a
 * time.
 */
export async function feedMailings(now: Date): Promise<void> {
  if (!(await hasWaitingMails())) return;
  await prisma().$transaction(async (tx) => {
    if (!(await lockFeed(tx))) return;
    await settleStopped(tx, now);
    const perMinute = env().MAILINGS_PER_MINUTE;
    const count = mayBeQueued({ perMinute, ...(await findTraffic(tx, now)) });
    if (count === 0) return;
    const mails = await takeNextMails(tx, count, now);
    await enqueueMailings(
      tx,
      mails.map(({ mailingId, email: to, language, personIds }) => ({
        template: "mailing",
        to,
        language,
        data: { mailingId, personIds },
      })),
      now,
    );
  });
}

type MailingMail = Extract<Mail, { template: "mailing" }>;

/** Creates the unsubscribe link of a newsletter; it is the same for every attempt. @returns its token */
async function unsubscribingLink(
  { mailingId, email }: MailOfMailing,
  personId: number,
  language: MailingMail["language"],
  now: Date,
): Promise<string> {
  const token = mailToken("newsletter", `mailing:${mailingId}:${email.toLowerCase()}`);
  const link = { tokenHash: hashToken(token), email, firstName: null, confirmsUntil: null, createdAt: now };
  const owned = { ...link, personId, language: language ?? DEFAULT_LANGUAGE };
  await insertNewsletterLinks(prisma(), [owned]);
  return token;
}

async function messageOf(
  { to, language = DEFAULT_LANGUAGE, ...mail }: MailingMail,
  claimed: ClaimedMail,
  site: KnownSite,
  now: Date,
) {
  const [personId] = claimed.personIds;
  const { mailingId } = mail.data;
  const token =
    claimed.kind === "newsletter" && personId !== undefined
      ? await unsubscribingLink({ mailingId, email: to }, personId, language, now)
      : null;
  const words = await mailWords(language, siteIn(site, language));
  return toMessage("mailing", to, mailingContent(claimed, token, words), words);
}

/**
 * Delivers one bulk mail, unless it is no longer wanted. After a failure it returns to the queue, for up to three days.
 * @param limit counts the mail for its recipient; false if the address has reached its daily limit
 * @returns whether it was sent
 */
export async function sendMailing(
  mail: MailingMail,
  site: KnownSite,
  limit: { count: () => Promise<boolean>; uncount: () => Promise<void> },
): Promise<boolean> {
  const one = { mailingId: mail.data.mailingId, email: mail.to };
  const claimed = await claimMail(one, new Date());
  if (claimed === null) {
    await releaseMail(one, null);
    return false;
  }
  if (!(await limit.count())) {
    await finishMail(one, { state: "failed", reason: "not-delivered" }, new Date());
    return false;
  }
  try {
    const now = new Date();
    const message = await messageOf(mail, claimed, site, now);
    const key = mailingJobId(one);
    const ids = { id: key, key };
    await usingMailServer((server) => deliverMail(message, ids, now, site, server));
  } catch (error) {
    await limit.uncount();
    await putBack(one, claimed, error);
    return false;
  }
  await retryWhileUnreachable(() => finishMail(one, { state: "sent" }, new Date()));
  return true;
}

async function putBack(one: MailOfMailing, { createdAt }: ClaimedMail, error: unknown): Promise<void> {
  const now = new Date();
  const isRefused = error instanceof UndeliverableError;
  logEvent(
    isRefused ? "mail-given-up" : "mail-failed",
    { template: "mailing" },
    isRefused ? error.cause : error,
  );
  const pause = isRefused ? null : retryPause(now.getTime() - createdAt.getTime());
  if (pause !== null) await releaseMail(one, new Date(now.getTime() + pause * 1000));
  else await finishMail(one, { state: "failed", reason: isRefused ? "refused" : "not-delivered" }, now);
}
