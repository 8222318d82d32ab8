import "server-only";
import { hashPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { setPendingEmail } from "@/lib/data/person/account-tokens";
import { findAccount, isCurrentHash, lockAccount, updateAccount } from "@/lib/data/person/accounts";
import { recordChange } from "@/lib/data/site/audit-log";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import { birthDateRefusal } from "@/lib/domain/person/birth-date";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { BIRTH_DATE_MESSAGES } from "@/lib/messages/person/account";
import type { Account, AccountUpdate } from "@/lib/schemas/person/account";
import { removeImage } from "@/lib/storage/images";
import { storeAvatar } from "./avatar-image";
import { requirePassword, writePassword, wrongPassword } from "./change-password";
import { notifyEmailChangeAsked } from "./notifications";
import { writeUniquely } from "./refuse-duplicate-account";
import { refuseWeakPassword } from "./refuse-weak-password";
import { sendVerification } from "./verify-email";

/** Told of what would be stored: one of the two days may have been there before. */
function refuseExpiryBeforeIssue({
  documentIssueDate: issued,
  documentExpiryDate: expires,
}: Pick<Account, "documentIssueDate" | "documentExpiryDate">): void {
  if (issued && expires && expires < issued)
    throw fieldError("documentExpiryDate", "La scadenza non può precedere il rilascio");
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Lets a new address wait for its link. The old one is told, since whoever has the session may not be its owner.
 * The address of the account itself ends the waiting.
 */
async function changeEmail(
  tx: Transaction,
  before: Account,
  email: string,
  isProven: boolean,
  now: Date,
): Promise<void> {
  if (isSameAddress(email, before.email)) {
    if (before.pendingEmail !== null) await setPendingEmail(tx, before.id, null);
    return;
  }
  // The address of the account may have changed since the password was asked for.
  if (!isProven) throw wrongPassword("currentPassword");
  await setPendingEmail(tx, before.id, email);
  await recordChange(tx, {
    action: "email-change",
    entity: "user",
    entityId: before.id,
    before: { pendingEmail: before.pendingEmail },
    after: { pendingEmail: email },
  });
  await sendVerification(tx, { ...before, email }, "verification", now);
  await notifyEmailChangeAsked(tx, before, now);
}

/** What the password has to be known for, with the hash that it was compared with. */
interface Proof {
  checkedHash: string;
  /** Of the new password, where there is one. */
  passwordHash: string | null;
}

/** @throws AppError WRONG_PASSWORD, also when it is missing; RATE_LIMITED; null when nothing here needs the password */
async function provePassword(
  user: SignedInUser,
  { email, currentPassword, newPassword }: AccountUpdate,
): Promise<Proof | null> {
  const hasNewAddress = email !== undefined && !isSameAddress(email, user.email);
  if (!hasNewAddress && newPassword === undefined) return null;
  if (currentPassword === undefined) throw wrongPassword("currentPassword");
  if (newPassword !== undefined) refuseWeakPassword(newPassword, user, "newPassword");
  const checkedHash = await requirePassword(user.id, currentPassword, "currentPassword");
  // A refusal tells whether an address has an account here.
  if (hasNewAddress) await consumeLimit("emailChange", String(user.id));
  return { checkedHash, passwordHash: newPassword === undefined ? null : await hashPassword(newPassword) };
}

/**
 * Changes one's own account: profile, avatar, biography, address, password, all or nothing. A new address takes effect
 * when its link is opened.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, VALIDATION, DUPLICATE, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function changeAccount(
  user: SignedInUser,
  keptSession: string | null,
  update: AccountUpdate,
  now: Date,
): Promise<Account> {
  const { currentPassword: _, newPassword: __, avatarUrl, email, ...fields } = update;
  const refusal = fields.dateOfBirth === undefined ? null : birthDateRefusal(fields.dateOfBirth, dayOf(now));
  if (refusal) throw fieldError("dateOfBirth", BIRTH_DATE_MESSAGES[refusal]);
  const proof = await provePassword(user, update);

  return writeUniquely({ email, fiscalCode: fields.fiscalCode }, user.id, async () => {
    const stored = await storeAvatar(avatarUrl);
    const picture = avatarUrl === undefined ? {} : { customAvatarUrl: stored };
    try {
      const { before, after } = await prisma().$transaction(async (tx) => {
        const before = await lockAccount(tx, user.id);
        if (before === null) throw new AppError("UNAUTHENTICATED");
        refuseExpiryBeforeIssue({ ...before, ...fields });
        await updateAccount(tx, user.id, { ...fields, ...picture });
        if (proof !== null && !(await isCurrentHash(tx, user.id, proof.checkedHash)))
          throw wrongPassword("currentPassword");
        if (proof !== null && proof.passwordHash !== null)
          await writePassword(tx, before, { ...proof, passwordHash: proof.passwordHash, keptSession }, now);
        if (email !== undefined) await changeEmail(tx, before, email, proof !== null, now);
        return { before, after: await findAccount(user.id, tx) };
      });
      if (after === null) throw new AppError("UNAUTHENTICATED");
      if (before.customAvatarUrl !== after.customAvatarUrl) await removeImage(before.customAvatarUrl);
      return after;
    } catch (error) {
      await removeImage(stored);
      throw error;
    }
  });
}
