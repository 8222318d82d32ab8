import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import {
  adoptEmail,
  findVerificationAddress,
  findVerificationOwnerId,
  markVerified,
  setPendingEmail,
  setVerificationLink,
} from "@/lib/data/account-tokens";
import { lockAccount } from "@/lib/data/accounts";
import { recordChange } from "@/lib/data/audit-log";
import { prisma, type Transaction } from "@/lib/data/client";
import { consumeLimit } from "@/lib/data/rate-limit";
import { findTakenFields } from "@/lib/data/users";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import { TAKEN_MESSAGES } from "@/lib/messages/account";
import { notifyEmailChanged } from "./notifications";

const VERIFICATION_DAYS = 7;

interface Recipient {
  id: number;
  email: string;
  firstName: string;
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Mails a link that proves one address; older links stop working. To be called under the account's lock, or for an
 * account that nobody else sees yet, with the address as it is there: token and mail are for the same one.
 */
export async function sendVerification(
  tx: Transaction,
  { id, email, firstName }: Recipient,
  template: "welcome" | "verification",
  now: Date,
): Promise<void> {
  const nonce = newNonce();
  const expiresAt = new Date(now.getTime() + VERIFICATION_DAYS * 24 * 3600 * 1000);
  const hash = hashToken(mailToken("verification", nonce));
  await setVerificationLink(tx, id, { hash, address: email, expiresAt });
  await enqueueMail(tx, { template, to: email, data: { firstName, nonce } });
}

/**
 * The link once more: for the new address that waits for it, else for an address that is not verified. Nothing goes
 * out when there is nothing to prove.
 * @throws AppError RATE_LIMITED after five in an hour
 */
export async function resendVerification(userId: number, now: Date): Promise<void> {
  await consumeLimit("verificationMail", String(userId));
  await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    const { pendingEmail, email, isVerified, firstName } = account;
    if (pendingEmail === null && isVerified) return;
    await sendVerification(tx, { id: userId, email: pendingEmail ?? email, firstName }, "verification", now);
  });
}

/** The new address takes effect. False when another account has taken it meanwhile: waiting reserves nothing. */
async function adopt(tx: Transaction, account: Recipient, newEmail: string, now: Date): Promise<boolean> {
  if ((await findTakenFields({ email: newEmail }, account.id, tx)).length > 0) {
    await setPendingEmail(tx, account.id, null);
    return false;
  }
  await adoptEmail(tx, account.id, newEmail);
  await recordChange(tx, {
    action: "email-change",
    entity: "user",
    entityId: account.id,
    actorId: account.id,
    before: { email: account.email },
    after: { email: newEmail },
  });
  await notifyEmailChanged(tx, account, now);
  return true;
}

/**
 * Opens a link: proves the address of the account, or lets a new one take effect.
 * @throws AppError VERIFY_TOKEN_INVALID when the token is unknown, used, superseded, a week old or for an address that
 * the account does not have or want any more; DUPLICATE when another account has taken the new address meanwhile
 */
export async function verifyEmail(token: string, now: Date): Promise<void> {
  const hash = hashToken(token);
  const invalid = () => new AppError("VERIFY_TOKEN_INVALID");
  const isDone = await prisma().$transaction(async (tx) => {
    const userId = await findVerificationOwnerId(hash, now, tx);
    const account = userId === null ? null : await lockAccount(tx, userId);
    // Asked again under the lock: somebody may have used the link, or changed the address, in the meantime.
    if (account === null || (await findVerificationOwnerId(hash, now, tx)) !== account.id) throw invalid();
    const address = await findVerificationAddress(tx, account.id);
    if (address === null) throw invalid();
    if (account.pendingEmail !== null && isSameAddress(address, account.pendingEmail))
      return adopt(tx, account, account.pendingEmail, now);
    if (!isSameAddress(address, account.email)) throw invalid();
    await markVerified(tx, account.id);
    const { id } = account;
    await recordChange(tx, { action: "verify-email", entity: "user", entityId: id, actorId: id });
    return true;
  });
  if (isDone) return;
  const message = TAKEN_MESSAGES.email;
  throw new AppError("DUPLICATE", { message: `${message}.`, errors: { email: [message] } });
}
