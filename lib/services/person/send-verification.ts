import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { prisma, type Transaction } from "@/lib/data/client";
import { setVerificationLink } from "@/lib/data/person/account-tokens";
import { lockAccount } from "@/lib/data/person/accounts";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import type { Language } from "@/lib/domain/language/languages";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";

const VERIFICATION_DAYS = 7;

interface VerificationRecipient {
  id: number;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/**
 * Mails a link that verifies an address; earlier links stop working. Must be called under the account's lock or for an
 * account created in the same transaction, so that the token belongs to the address that the mail goes to.
 * @param isOfAccount whether it is the account's own address, whose owner can always refuse the account with the link
 */
export async function sendVerification(
  tx: Transaction,
  { id, email, username, firstName, lastName, language }: VerificationRecipient,
  { template, isOfAccount }: { template: "welcome" | "verification"; isOfAccount: boolean },
  now: Date,
): Promise<void> {
  const nonce = newNonce();
  const expiresAt = new Date(now.getTime() + VERIFICATION_DAYS * 24 * 3600 * 1000);
  const hash = hashToken(mailToken("verification", nonce));
  await setVerificationLink(tx, id, { hash, address: email, isOfAccount, expiresAt });
  const data = { userId: id, username, firstName, lastName, nonce };
  await enqueueMail(tx, { template, to: email, language, data });
}

/**
 * Sends a new verification link to the pending address or, if the account's own is unverified, to that. Does nothing
 * when there is nothing to verify.
 * @throws AppError RATE_LIMITED after five in an hour
 */
export async function resendVerification(userId: number, now: Date): Promise<void> {
  await consumeLimit("verificationMail", String(userId));
  await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    const { pendingEmail, email, isVerified } = account;
    if (pendingEmail === null && isVerified) return;
    const recipient = { ...account, email: pendingEmail ?? email };
    await sendVerification(
      tx,
      recipient,
      { template: "verification", isOfAccount: pendingEmail === null },
      now,
    );
  });
}
