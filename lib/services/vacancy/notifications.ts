import "server-only";
import { hashToken, mailToken } from "@/lib/auth/mail-token";
import type { Transaction } from "@/lib/data/client";
import { findNonce, renewTokenHash } from "@/lib/data/waiting/waiting-entries";
import { enqueueMail } from "@/lib/jobs/queue";
import type { WaitingTemplate } from "@/lib/mail/waiting/waiting-list";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/**
 * Mails the new status of an entry, in the transaction of the change.
 * @param price of an offer, in words
 */
export async function notifyWaiting(
  tx: Transaction,
  template: WaitingTemplate,
  entry: WaitingEntry,
  price?: string,
): Promise<void> {
  const nonce = await findNonce(tx, entry.id);
  // The site's secret, from which the mailed link is derived, may have changed since the entry was made.
  await renewTokenHash(tx, entry.id, hashToken(mailToken("waiting", nonce)));
  const data = { ...entry, nonce, ...(price === undefined ? {} : { price }) };
  await enqueueMail(tx, { template, to: entry.email, language: entry.language, data });
}
