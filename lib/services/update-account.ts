import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { type AccountChange, lockAccount, updateAccount } from "@/lib/data/accounts";
import { prisma } from "@/lib/data/client";
import { birthDateRefusal } from "@/lib/domain/person/birth-date";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { BIRTH_DATE_MESSAGES } from "@/lib/messages/account";
import type { Account, AccountUpdate } from "@/lib/schemas/account";
import { removeImage } from "@/lib/storage/images";
import { storeAvatar } from "./avatar-image";
import { changePassword } from "./change-password";
import { writeUniquely } from "./refuse-duplicate-account";
import { sendVerification } from "./verify-email";

/** Told of what would be stored: one of the two days may have been there before. */
function refuseExpiryBeforeIssue({
  documentIssueDate: issued,
  documentExpiryDate: expires,
}: Pick<Account, "documentIssueDate" | "documentExpiryDate">): void {
  if (issued && expires && expires < issued)
    throw fieldError("documentExpiryDate", "La scadenza non può precedere il rilascio");
}

/** The profile part: columns in one transaction, the picture stored before and the old one removed after. */
async function updateProfile(
  userId: number,
  { avatarUrl, ...fields }: Omit<AccountUpdate, "currentPassword" | "newPassword">,
  now: Date,
): Promise<Account> {
  const { email, fiscalCode, dateOfBirth } = fields;
  const refusal = dateOfBirth === undefined ? null : birthDateRefusal(dateOfBirth, dayOf(now));
  if (refusal) throw fieldError("dateOfBirth", BIRTH_DATE_MESSAGES[refusal]);

  return writeUniquely({ email, fiscalCode }, userId, async () => {
    const stored = await storeAvatar(avatarUrl);
    const picture = avatarUrl === undefined ? {} : { customAvatarUrl: stored };
    try {
      const { before, after } = await prisma().$transaction(async (tx) => {
        const before = await lockAccount(tx, userId);
        if (before === null) throw new AppError("UNAUTHENTICATED");
        const hasNewAddress = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
        const change: AccountChange = { ...fields, ...picture };
        if (hasNewAddress) change.isVerified = false;
        refuseExpiryBeforeIssue({ ...before, ...fields });
        const after = await updateAccount(tx, userId, change);
        if (hasNewAddress) await sendVerification(tx, after, "verification", now);
        return { before, after };
      });
      if (before.customAvatarUrl !== after.customAvatarUrl) await removeImage(before.customAvatarUrl);
      return after;
    } catch (error) {
      await removeImage(stored);
      throw error;
    }
  });
}

/**
 * Changes one's own account: profile, avatar, biography, password. A wrong current password changes nothing. A new
 * address has to be verified anew.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, VALIDATION, DUPLICATE, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function changeAccount(
  user: SignedInUser,
  sessionId: string | null,
  { currentPassword, newPassword, ...profile }: AccountUpdate,
  now: Date,
): Promise<Account> {
  if (newPassword !== undefined && currentPassword !== undefined)
    await changePassword(user, sessionId, { currentPassword, newPassword }, now);
  return updateProfile(user.id, profile, now);
}
