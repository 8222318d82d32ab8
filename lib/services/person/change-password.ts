import "server-only";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { findPasswordHash, lockAccount, replacePassword } from "@/lib/data/person/accounts";
import { deleteSessionsOf } from "@/lib/data/person/sessions";
import { recordChange } from "@/lib/data/site/audit-log";
import { checkLimit, clearLimit, countTowardsLimit } from "@/lib/data/site/rate-limit";
import { AppError } from "@/lib/errors";
import { oneAtATime } from "@/lib/one-at-a-time";
import { notifyPasswordChanged } from "./notifications";
import { refuseWeakPassword } from "./refuse-weak-password";

/** The error for a wrong password. @param field the form field that holds the password */
export function wrongPassword(field: string): AppError {
  const wrong = new AppError("WRONG_PASSWORD");
  return new AppError("WRONG_PASSWORD", { errors: { [field]: [wrong.message] } });
}

/**
 * Checks the password of a signed-in user. Wrong ones are limited to ten in 15 minutes, so that a stolen session cannot
 * be used to guess the password.
 * @param field the form field that holds the password
 * @returns the hash that matched; the caller must check under the account's lock that it is still the current one
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED
 */
export async function requirePassword(userId: number, password: string, field: string): Promise<string> {
  const key = `password of ${userId}`;
  return oneAtATime(key, async () => {
    await checkLimit("passwordCheck", key);
    const hash = await findPasswordHash(userId);
    if (hash === null || !(await verifyPassword(hash, password))) {
      await countTowardsLimit("passwordCheck", key);
      await recordChange(prisma(), { action: "login-failed", entity: "user", entityId: userId });
      throw wrongPassword(field);
    }
    await clearLimit("passwordCheck", key);
    return hash;
  });
}

/**
 * Replaces the password that was checked, inside a transaction, ends all other sessions and queues a mail about it.
 * @throws AppError WRONG_PASSWORD when the password was changed concurrently
 */
export async function writePassword(
  tx: Transaction,
  user: { id: number; email: string; firstName: string },
  change: { checkedHash: string; passwordHash: string; keptSession: string | null },
  now: Date,
): Promise<void> {
  if (!(await replacePassword(tx, user.id, change.checkedHash, change.passwordHash)))
    throw wrongPassword("currentPassword");
  await deleteSessionsOf(user.id, change.keptSession, tx);
  await recordChange(tx, { action: "password-change", entity: "user", entityId: user.id });
  await notifyPasswordChanged(tx, user, now);
}

/**
 * Changes the password of a signed-in user. All sessions but `keptSession` end.
 * @param keptSession the id of the session that makes the request
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, VALIDATION for a password that is easily guessed
 */
export async function changePassword(
  user: SignedInUser,
  keptSession: string | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  now: Date,
): Promise<void> {
  refuseWeakPassword(newPassword, user, "newPassword");
  const checkedHash = await requirePassword(user.id, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(newPassword);
  await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    await writePassword(tx, account, { checkedHash, passwordHash, keptSession }, now);
  });
}
