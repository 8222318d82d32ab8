import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  adoptEmail,
  findOpenVerification,
  findRefusable,
  markVerified,
  type OpenVerification,
  setPendingEmail,
} from "@/lib/data/person/account-tokens";
import { findPasswordHash, isCurrentHash, lockAccount } from "@/lib/data/person/accounts";
import { leaveStaffData } from "@/lib/data/person/separate-person";
import { findTakenFields } from "@/lib/data/person/users";
import { assignMailsToAccount } from "@/lib/data/privacy/account-traces";
import { recordChange } from "@/lib/data/site/audit-log";
import { text } from "@/lib/domain/language/text";
import { isSameEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { asSentence } from "@/lib/messages/validation";
import type { Account } from "@/lib/schemas/person/account";
import type { LinkedAccount } from "@/lib/schemas/person/linked-account";
import { claimPeople } from "./claim-people";
import { countAttempt, recordFailedSignIn } from "./login-limits";
import { notifyEmailChanged } from "./notifications";

/** Whether the link confirms a new address that is to replace the account's. */
export const isEmailChangeLink = ({ pendingEmail, address }: OpenVerification): boolean =>
  pendingEmail !== null && isSameEmail(address, pendingEmail);

/** Whether the link verifies the address with which the account was registered. */
export const isAccountVerificationLink = ({ email, address, isVerified }: OpenVerification): boolean =>
  !isVerified && isSameEmail(address, email);

/**
 * The account that a link's token verifies or, with `isRefused`, can refuse; null when the token is no longer valid for
 * that.
 */
export async function findLinkedAccount(
  token: string,
  { isRefused }: { isRefused: boolean },
  now: Date,
): Promise<LinkedAccount | null> {
  const find = isRefused ? findRefusable : findOpenVerification;
  const link = await find(hashToken(token), now);
  if (link === null || !(isEmailChangeLink(link) || isAccountVerificationLink(link))) return null;
  const { id, username, firstName, lastName, address, hasPassword } = link;
  return {
    userId: id,
    username,
    name: fullName({ firstName, lastName }),
    address,
    hasPassword,
    isChange: isEmailChangeLink(link),
  };
}

/**
 * Replaces the account's address with the pending one.
 * @returns false when another account has taken it in the meantime: a pending address is not reserved
 */
async function applyEmailChange(
  tx: Transaction,
  account: Account,
  newEmail: string,
  now: Date,
): Promise<boolean> {
  if ((await findTakenFields({ email: newEmail }, account.id, tx)).length > 0) {
    await setPendingEmail(tx, account.id, null);
    return false;
  }
  // Mails to an unverified address may be for its real owner: the account keeps them only if it was verified.
  if (account.isVerified) await assignMailsToAccount(tx, account);
  else await leaveStaffData(tx, account.id);
  await adoptEmail(tx, account.id, newEmail);
  await claimPeople(tx, account.id, newEmail, { ofPanel: account.isAdmin });
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

/** The requester of a confirmation: the session's user, or somebody who enters the account's password. */
interface VerificationRequester {
  user: SignedInUser | null;
  password: string | undefined;
  /** The client's IP address, for the limits. */
  address: string;
}

const WRONG_PASSWORD = text("refusals.person.notThisPassword");

/**
 * Requires the account's session or password, since the mail may have reached a person who has nothing to do with the
 * account. Wrong passwords count as failed logins.
 * @returns the stored hash that the password matched; null when the session was enough
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
async function requireAccountAccess(
  userId: number,
  { user, password, address }: VerificationRequester,
  now: Date,
): Promise<string | null> {
  if (user?.id === userId) return null;
  if (password === undefined) throw new AppError("UNAUTHENTICATED");
  const attempt = await countAttempt(userId, address, now);
  const hash = await findPasswordHash(userId);
  if (hash === null || !(await verifyPassword(hash, password))) {
    await recordFailedSignIn(userId);
    throw new AppError("UNAUTHENTICATED", {
      message: WRONG_PASSWORD,
      errors: { password: [WRONG_PASSWORD] },
    });
  }
  await attempt.succeed();
  return hash;
}

/**
 * Confirms a verification link: verifies the account's address, or replaces it with the pending one. The link alone is
 * not enough: an account registered with another person's address mails its link to that person.
 * @throws AppError VERIFY_TOKEN_INVALID when the token is unknown, used, superseded, a week old, or for an address that
 * is no longer the account's current or pending one; UNAUTHENTICATED (nothing changes and the token stays valid)
 * without the account's session or password; RATE_LIMITED; DUPLICATE when another account has taken the new address in
 * the meantime
 */
export async function verifyEmail(token: string, requester: VerificationRequester, now: Date): Promise<void> {
  const hash = hashToken(token);
  const invalid = () => new AppError("VERIFY_TOKEN_INVALID");
  const owner = await findOpenVerification(hash, now);
  if (owner === null) throw invalid();
  const checkedHash = await requireAccountAccess(owner.id, requester, now);
  const isDone = await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, owner.id);
    // Read again under the lock: the link may have been used, or address or password changed, in the meantime.
    const link = await findOpenVerification(hash, now, tx);
    if (account === null || link === null || link.id !== account.id) throw invalid();
    if (checkedHash !== null && !(await isCurrentHash(tx, account.id, checkedHash)))
      throw new AppError("UNAUTHENTICATED");
    if (isEmailChangeLink(link)) return applyEmailChange(tx, account, link.address, now);
    if (!isAccountVerificationLink(link)) throw invalid();
    await markVerified(tx, account.id);
    await claimPeople(tx, account.id, account.email);
    const { id } = account;
    await recordChange(tx, { action: "verify-email", entity: "user", entityId: id, actorId: id });
    return true;
  });
  if (isDone) return;
  const message = TAKEN_MESSAGES.email;
  throw new AppError("DUPLICATE", { message: asSentence(message), errors: { email: [message] } });
}
