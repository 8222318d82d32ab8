import "server-only";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { findPasswordHash, lockAccount, replacePassword } from "@/lib/data/person/accounts";
import { deleteSessionsOf } from "@/lib/data/person/sessions";
import { recordChange } from "@/lib/data/site/audit-log";
import { checkLimit, clearLimit, countTowardsLimit } from "@/lib/data/site/rate-limit";
import type { Language } from "@/lib/domain/language/languages";
import { AppError } from "@/lib/errors";
import { oneAtATime } from "@/lib/one-at-a-time";
import { notifyPasswordChanged } from "./notifications";
import { refuseWeakPassword } from "./refuse-weak-password";
import { spendFreshCode } from "./try-code";

/** The error for a wrong password. @param field the form field that holds the password */
export function wrongPassword(field: string): AppError {
  const wrong = new AppError("WRONG_PASSWORD");
  return new AppError("WRONG_PASSWORD", { errors: { [field]: [wrong.message] } });
}

/** What a signed-in user types to prove who they are. */
export interface IdentityProof {
  /** The password; for an account without one, a code that was mailed to its address. */
  typed: string;
  /** The token of the attempt that the code belongs to; without it, any open attempt for the address will do. */
  attempt?: string | undefined;
  /** The form field that holds it. */
  field: string;
}

/** The error for a wrong code in the place of a password. @param field the form field that holds it */
export function wrongCode(field: string): AppError {
  const wrong = new AppError("CODE_INVALID");
  return new AppError("CODE_INVALID", { errors: { [field]: [wrong.message] } });
}

/**
 * Checks the password of a signed-in user or, for an account without one, a fresh code in its place, which is used up.
 * Wrong ones are limited to ten in 15 minutes, so that a stolen session cannot be used to guess them.
 * @returns the hash that matched, null for an account without a password; the caller must check under the account's lock
 * that it is still the current one
 * @throws AppError WRONG_PASSWORD; CODE_INVALID for an account without a password; RATE_LIMITED
 */
export async function requireIdentity(
  user: Pick<SignedInUser, "id" | "email">,
  { typed, attempt, field }: IdentityProof,
  now: Date,
): Promise<string | null> {
  const key = `password of ${user.id}`;
  return oneAtATime(key, async () => {
    await checkLimit("passwordCheck", key);
    const hash = await findPasswordHash(user.id);
    const isRight =
      hash === null
        ? await spendFreshCode(user.email, { code: typed, attempt }, now)
        : await verifyPassword(hash, typed);
    if (!isRight) {
      await countTowardsLimit("passwordCheck", key);
      await recordChange(prisma(), { action: "login-failed", entity: "user", entityId: user.id });
      throw hash === null ? wrongCode(field) : wrongPassword(field);
    }
    await clearLimit("passwordCheck", key);
    return hash;
  });
}

/**
 * Replaces the password that was checked, or sets the first one, inside a transaction, ends all other sessions and queues a mail about it.
 * @throws AppError WRONG_PASSWORD when the password was changed concurrently
 */
export async function writePassword(
  tx: Transaction,
  user: { id: number; email: string; firstName: string; language: Language },
  change: { checkedHash: string | null; passwordHash: string; keptSession: string | null },
  now: Date,
): Promise<void> {
  if (!(await replacePassword(tx, user.id, change.checkedHash, change.passwordHash)))
    throw wrongPassword("currentPassword");
  await deleteSessionsOf(user.id, change.keptSession, tx);
  await recordChange(tx, { action: "password-change", entity: "user", entityId: user.id });
  await notifyPasswordChanged(tx, user, now, { isFirst: change.checkedHash === null });
}

/**
 * Changes the password of a signed-in user. All sessions but `keptSession` end.
 * @param keptSession the id of the session that makes the request
 * @throws AppError as requireIdentity; VALIDATION for a password that is easily guessed
 */
export async function changePassword(
  user: SignedInUser,
  keptSession: string | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  now: Date,
): Promise<void> {
  refuseWeakPassword(newPassword, user, "newPassword");
  const checkedHash = await requireIdentity(user, { typed: currentPassword, field: "currentPassword" }, now);
  const passwordHash = await hashPassword(newPassword);
  await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    await writePassword(tx, account, { checkedHash, passwordHash, keptSession }, now);
  });
}
