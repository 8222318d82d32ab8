import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  adoptEmail,
  findOpenVerification,
  markVerified,
  setPendingEmail,
  setVerificationLink,
} from "@/lib/data/person/account-tokens";
import { findPasswordHash, isCurrentHash, lockAccount } from "@/lib/data/person/accounts";
import { findTakenFields } from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { countAttempt } from "./login-limits";
import { notifyEmailChanged } from "./notifications";
import { isForAccount, isForChange } from "./verification-link";

const VERIFICATION_DAYS = 7;

interface Recipient {
  id: number;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

/**
 * Mails a link that proves one address; older links stop working. To be called under the account's lock, or for an
 * account that nobody else sees yet, with the address as it is there: token and mail are for the same one.
 */
export async function sendVerification(
  tx: Transaction,
  { id, email, username, firstName, lastName }: Recipient,
  template: "welcome" | "verification",
  now: Date,
): Promise<void> {
  const nonce = newNonce();
  const expiresAt = new Date(now.getTime() + VERIFICATION_DAYS * 24 * 3600 * 1000);
  const hash = hashToken(mailToken("verification", nonce));
  await setVerificationLink(tx, id, { hash, address: email, expiresAt });
  await enqueueMail(tx, { template, to: email, data: { userId: id, username, firstName, lastName, nonce } });
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
    const { pendingEmail, email, isVerified } = account;
    if (pendingEmail === null && isVerified) return;
    await sendVerification(tx, { ...account, email: pendingEmail ?? email }, "verification", now);
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

/** Who presses, as far as it is known: by the session of the request, or by a password. */
export interface Presser {
  user: SignedInUser | null;
  password: string | undefined;
  /** Of the client, for the limits. */
  address: string;
}

const WRONG_PASSWORD = "La password non è quella di questo account.";

/**
 * Refuses unless whoever presses is signed in to the account or knows its password: the mail may have come to somebody
 * who has nothing to do with the account. Wrong passwords count like those of logins.
 * @returns the hash that the password was compared with; null where the session is the proof
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
async function proveAccount(
  userId: number,
  { user, password, address }: Presser,
  now: Date,
): Promise<string | null> {
  if (user?.id === userId) return null;
  if (password === undefined) throw new AppError("UNAUTHENTICATED");
  const attempt = await countAttempt(userId, address, now);
  const hash = await findPasswordHash(userId);
  if (hash === null || !(await verifyPassword(hash, password))) {
    await recordChange(prisma(), { action: "login-failed", entity: "user", entityId: userId });
    throw new AppError("UNAUTHENTICATED", {
      message: WRONG_PASSWORD,
      errors: { password: [WRONG_PASSWORD] },
    });
  }
  await attempt.succeed();
  return hash;
}

/**
 * Takes a link's word that its address is the account's: verifies the address of the account, or lets a new one take
 * effect. The link alone is not enough, since whoever registers with somebody else's address has it mailed to her.
 * @throws AppError VERIFY_TOKEN_INVALID when the token is unknown, used, superseded, a week old or for an address that
 * the account does not have or want any more; UNAUTHENTICATED (nothing changes and the token stays good) without the
 * account's session or password; RATE_LIMITED; DUPLICATE when another account has taken the new address meanwhile
 */
export async function verifyEmail(token: string, presser: Presser, now: Date): Promise<void> {
  const hash = hashToken(token);
  const invalid = () => new AppError("VERIFY_TOKEN_INVALID");
  const owner = await findOpenVerification(hash, now);
  if (owner === null) throw invalid();
  const checkedHash = await proveAccount(owner.id, presser, now);
  const isDone = await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, owner.id);
    // Asked again under the lock: somebody may have used the link, or changed address or password, in the meantime.
    const link = await findOpenVerification(hash, now, tx);
    if (account === null || link === null || link.id !== account.id) throw invalid();
    if (checkedHash !== null && !(await isCurrentHash(tx, account.id, checkedHash)))
      throw new AppError("UNAUTHENTICATED");
    if (isForChange(link)) return adopt(tx, account, link.address, now);
    if (!isForAccount(link)) throw invalid();
    await markVerified(tx, account.id);
    const { id } = account;
    await recordChange(tx, { action: "verify-email", entity: "user", entityId: id, actorId: id });
    return true;
  });
  if (isDone) return;
  const message = TAKEN_MESSAGES.email;
  throw new AppError("DUPLICATE", { message: `${message}.`, errors: { email: [message] } });
}
