import "server-only";
import { hashPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount, replacePassword } from "@/lib/data/person/accounts";
import { recordChange } from "@/lib/data/site/audit-log";
import { AppError } from "@/lib/errors";
import type { Account, AdminPasswordChange } from "@/lib/schemas/person/account";
import type { Passkey } from "@/lib/schemas/person/passkey";
import { endOtherAccess } from "./end-sessions";
import { notifyPasswordChanged } from "./notifications";
import { requireProof, wrongPassword } from "./prove-identity";
import { refuseWeakPassword } from "./refuse-weak-password";
import { remainingPasskeys } from "./remaining-passkeys";

interface NewPasswordHash {
  /** The stored hash against which the user was verified; null when there was none. */
  checkedHash: string | null;
  passwordHash: string;
  keptSession: string | null;
  removePasskeys: boolean;
}

/**
 * Replaces the verified password, or sets the first one, inside a transaction; ends all other sessions and the calendar
 * feed, and queues a mail about it.
 * @returns the passkeys that still sign in
 * @throws AppError WRONG_PASSWORD when the password was changed concurrently; FORBIDDEN as `remainingPasskeys`
 */
export async function writePassword(
  tx: Transaction,
  user: Account,
  change: NewPasswordHash,
  now: Date,
): Promise<Passkey[]> {
  if (!(await replacePassword(tx, user.id, change.checkedHash, change.passwordHash)))
    throw wrongPassword("currentPassword");
  const passkeys = await remainingPasskeys(tx, user, change.keptSession, change.removePasskeys, now);
  const endedCalendar = await endOtherAccess(tx, user.id, change.keptSession);
  await recordChange(tx, { action: "password-change", entity: "user", entityId: user.id });
  await notifyPasswordChanged(tx, user, now, { endedCalendar, isFirst: change.checkedHash === null });
  return passkeys;
}

/**
 * Changes the password of a signed-in user. Ends the calendar feed and all sessions except `keptSession`.
 * @param keptSession the id of the session that makes the request
 * @returns the passkeys that still sign in
 * @throws AppError as `requireProof` and `remainingPasskeys`; VALIDATION for a password that is easily guessed
 */
export async function changePassword(
  user: SignedInUser,
  keptSession: string | null,
  { currentPassword, newPassword, removePasskeys }: AdminPasswordChange,
  now: Date,
): Promise<Passkey[]> {
  refuseWeakPassword(newPassword, user, "newPassword");
  const proof = { kind: "password", typed: currentPassword, field: "currentPassword" } as const;
  const checkedHash = await requireProof(user, keptSession, proof, now);
  const passwordHash = await hashPassword(newPassword);
  return prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    return writePassword(tx, account, { checkedHash, passwordHash, keptSession, removePasskeys }, now);
  });
}
