import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import type { Transaction } from "@/lib/data/client";
import {
  endSubscriptions,
  findNewsletterLink,
  insertNewsletterLinks,
  isSubscribed,
  lockNewsletterLink,
  setLinkOwner,
  setNewsletterWanted,
  startSubscription,
} from "@/lib/data/person/newsletter";
import { personIdOfAccount } from "@/lib/data/person/people";
import { recordChange } from "@/lib/data/site/audit-log";
import { inTransaction } from "@/lib/data/transaction";
import type { Language } from "@/lib/domain/language/languages";
import { localPartOf } from "@/lib/domain/person/email";
import { AppError, notFoundError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import type { NewsletterLinkState, NewsletterRequest } from "@/lib/schemas/person/newsletter";
import { limitMailRequest } from "./mail-limits";
import { resolveOwner } from "./owner";

const CONFIRMATION_DAYS = 7;

/**
 * Mails a link that confirms a subscription. Subscribed and other addresses take the same steps: whether the mail is
 * needed is only checked when it is sent.
 * @param address the client's IP address, for the limits
 * @throws AppError RATE_LIMITED
 */
export async function requestSubscription(
  { email, firstName, language }: NewsletterRequest & { language: Language },
  address: string,
  now: Date,
): Promise<void> {
  await limitMailRequest("newsletter", email, address, now);
  const nonce = newNonce();
  const tokenHash = hashToken(mailToken("newsletter", nonce));
  const confirmsUntil = new Date(now.getTime() + CONFIRMATION_DAYS * 24 * 3_600_000);
  await inTransaction(async (tx) => {
    const link = { tokenHash, email, firstName, language, confirmsUntil, personId: null, createdAt: now };
    await insertNewsletterLinks(tx, [link]);
    await enqueueMail(tx, { template: "newsletterConfirmation", to: email, language, data: { nonce } });
  });
}

/** Does nothing if the person is already subscribed. */
async function subscribe(tx: Transaction, personId: number, now: Date): Promise<void> {
  if (!(await startSubscription(tx, personId, now))) return;
  await recordChange(tx, {
    ...({ action: "update", entity: "person", entityId: personId } as const),
    before: { newsletterSince: null },
    after: { newsletterSince: now.toISOString() },
  });
}

/** Ends the subscriptions of a person and of everybody with the same address. */
export async function unsubscribe(
  tx: Transaction,
  personId: number,
  mailedTo: string | null = null,
): Promise<void> {
  for (const { id, newsletterSince } of await endSubscriptions(tx, personId, mailedTo))
    await recordChange(tx, {
      ...({ action: "update", entity: "person", entityId: id } as const),
      before: { newsletterSince: newsletterSince.toISOString() },
      after: { newsletterSince: null },
    });
}

/**
 * Confirms the subscription of an address by its mailed link; repeating it changes nothing. The subscriber is the
 * person whose account has verified the address or else the person with that address and name, who is created if
 * necessary.
 * @throws AppError VERIFY_TOKEN_INVALID when the link is unknown, a week old, or the subscription has been ended since
 */
export async function confirmSubscription(token: string, now: Date): Promise<void> {
  const tokenHash = hashToken(token);
  await inTransaction(async (tx) => {
    const link = await lockNewsletterLink(tx, tokenHash);
    if (link === null || link.confirmsUntil === null || link.confirmsUntil <= now)
      throw new AppError("VERIFY_TOKEN_INVALID");
    if (link.personId !== null) return;
    const { email, language } = link;
    const contact = { email, language, firstName: link.firstName ?? localPartOf(email), lastName: "" };
    const { owner } = await resolveOwner(tx, contact, null);
    if (owner.personId === null) throw new Error("A subscription without a person");
    await setLinkOwner(tx, tokenHash, owner.personId);
    await subscribe(tx, owner.personId, now);
  });
}

/**
 * Ends a subscription by a mailed link; repeating it changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function endSubscription(token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const link = await findNewsletterLink(hashToken(token), tx);
    if (link === null || link.personId === null) throw notFoundError("link");
    await unsubscribe(tx, link.personId, link.email);
  });
}

/** The purpose of a mailed link; null when it is unknown or has expired. */
export async function findNewsletterLinkState(token: string, now: Date): Promise<NewsletterLinkState | null> {
  const link = await findNewsletterLink(hashToken(token));
  if (link === null) return null;
  if (link.personId !== null)
    return link.isSubscribed || (await isSubscribed(link.email)) ? "subscribed" : "ended";
  return link.confirmsUntil !== null && link.confirmsUntil > now ? "confirms" : null;
}

/**
 * The account's own choice: takes effect at once if its address is verified, otherwise upon verification. The caller
 * has locked the account.
 */
export async function chooseNewsletter(
  tx: Transaction,
  { id, isVerified }: { id: number; isVerified: boolean },
  isWanted: boolean,
  now: Date,
): Promise<void> {
  if (!isVerified) return setNewsletterWanted(tx, id, isWanted ? now : null);
  const personId = await personIdOfAccount(tx, id);
  await (isWanted ? subscribe(tx, personId, now) : unsubscribe(tx, personId));
}
