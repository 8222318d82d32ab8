import "server-only";
import { hashPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { setPendingEmail } from "@/lib/data/person/account-tokens";
import { findAccount, isCurrentHash, lockAccount, updateAccount } from "@/lib/data/person/accounts";
import { findSessionStart } from "@/lib/data/person/sessions";
import { recordChange } from "@/lib/data/site/audit-log";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import { text } from "@/lib/domain/language/text";
import { birthDateRefusal } from "@/lib/domain/person/birth-date";
import { isSameEmail } from "@/lib/domain/person/email";
import { CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { BIRTH_DATE_MESSAGES, PASSWORD_MESSAGES } from "@/lib/messages/person/account";
import { VALIDATION } from "@/lib/messages/validation";
import type { Account, AccountUpdate } from "@/lib/schemas/person/account";
import { CURRENT_PASSWORD, isItalianPostalCode } from "@/lib/schemas/person/account-fields";
import type { ChangedAccount } from "@/lib/schemas/person/proof";
import { removeImage } from "@/lib/storage/images";
import { storeAvatar } from "./avatar-image";
import { writePassword } from "./change-password";
import { chooseNewsletter } from "./newsletter";
import { notifyEmailChangeAsked } from "./notifications";
import { findProofs, isProvenByPasskey, requireProof, wrongCode, wrongPassword } from "./prove-identity";
import { writeUniqueAccount } from "./refuse-duplicate-account";
import { refuseWeakPassword } from "./refuse-weak-password";
import { sendVerification } from "./send-verification";

/** Takes the merged account, since the update may contain only one of the two dates. */
function refuseExpiryBeforeIssue({
  documentIssueDate: issued,
  documentExpiryDate: expires,
}: Pick<Account, "documentIssueDate" | "documentExpiryDate">): void {
  if (issued && expires && expires < issued)
    throw fieldError("documentExpiryDate", text("refusals.person.documentExpiry"));
}

/**
 * An Italian postcode has five digits. Others are accepted from people who state that they live abroad, or evidently
 * do: without a codice fiscale, or already with a foreign postcode.
 * @throws AppError VALIDATION at `postalCode`
 */
function refuseForeignPostalCode(
  before: Account,
  { postalCode, fiscalCode, residence }: AccountUpdate,
): void {
  if (postalCode === undefined || isItalianPostalCode(postalCode)) return;
  const hasNoCode = (fiscalCode ?? before.fiscalCode) === null;
  const wasAbroad = before.postalCode !== null && !isItalianPostalCode(before.postalCode);
  const isAbroad = residence === undefined ? hasNoCode || wasAbroad : residence === "abroad";
  if (!isAbroad) throw fieldError("postalCode", VALIDATION.postalCode);
}

/**
 * Stores a new address as pending and mails it a verification link. The current address is notified, since the session
 * may be stolen. Entering the current address again cancels a pending change.
 */
async function changeEmail(
  tx: Transaction,
  before: Account,
  email: string,
  isProven: boolean,
  now: Date,
): Promise<void> {
  if (isSameEmail(email, before.email)) {
    if (before.pendingEmail !== null) await setPendingEmail(tx, before.id, null);
    return;
  }
  // The account's address may have changed since the check whether a password is needed.
  if (!isProven) throw wrongPassword("currentPassword");
  await setPendingEmail(tx, before.id, email);
  await recordChange(tx, {
    action: "email-change",
    entity: "user",
    entityId: before.id,
    before: { pendingEmail: before.pendingEmail },
    after: { pendingEmail: email },
  });
  await sendVerification(tx, { ...before, email }, { template: "verification", isOfAccount: false }, now);
  await notifyEmailChangeAsked(tx, before, now);
}

interface PasswordProof {
  /** The stored hash against which the user was verified; null when there is none. */
  checkedHash: string | null;
  /** Null when the password does not change. */
  passwordHash: string | null;
}

/**
 * Whether the session was opened just now with a mailed code, so that no other code is needed. An older session may be
 * stolen, and the thief may have added a passkey and opened a new session with it.
 */
async function isFreshSession(sessionId: string | null, now: Date): Promise<boolean> {
  const openedAt = sessionId === null ? null : await findSessionStart(sessionId);
  return openedAt !== null && now.getTime() - openedAt.getTime() <= CODE_MINUTES * 60_000;
}

/**
 * Checks the proof in `currentPassword` if the update needs one: for a new address or a new password. The first
 * password needs no code right after a sign-in by code.
 * @returns null when the update needs none
 * @throws AppError as `requireProof`; WRONG_PASSWORD and CODE_INVALID also when it is missing; VALIDATION
 */
async function provePassword(
  user: SignedInUser,
  sessionId: string | null,
  { email, currentPassword, newPassword }: AccountUpdate,
  now: Date,
): Promise<PasswordProof | null> {
  const hasNewAddress = email !== undefined && !isSameEmail(email, user.email);
  if (!hasNewAddress && newPassword === undefined) return null;
  if (newPassword !== undefined) refuseWeakPassword(newPassword, user, "newPassword");
  const { hash, kinds } = await findProofs(user.id, now);
  const setsFirst = !hasNewAddress && hash === null;
  if (newPassword !== undefined && setsFirst && (await isFreshSession(sessionId, now)))
    return { checkedHash: null, passwordHash: await hashPassword(newPassword) };
  if (currentPassword === undefined && !(await isProvenByPasskey(sessionId, now))) {
    if (kinds[0] === "code" && setsFirst) throw wrongCode("currentPassword");
    if (hash !== null && email === undefined) throw fieldError("currentPassword", CURRENT_PASSWORD);
    if (hash !== null || kinds[0] === "code") throw wrongPassword("currentPassword");
  }
  const typed = { kind: "password", typed: currentPassword ?? "", field: "currentPassword" } as const;
  const proof = currentPassword === undefined ? undefined : typed;
  const checkedHash = await requireProof(user, sessionId, proof, now);
  // Limited, since a refusal reveals whether an address has an account, and since each change ends a reset link: an
  // unverified account's link may belong to the real owner of its address.
  if (hasNewAddress)
    await consumeLimit(user.isVerified ? "emailChange" : "unprovenEmailChange", String(user.id));
  return { checkedHash, passwordHash: newPassword === undefined ? null : await hashPassword(newPassword) };
}

/**
 * Limits changes of the codice fiscale, since a refusal reveals that another account has it.
 * @throws AppError RATE_LIMITED
 */
async function limitFiscalCodes(userId: number, fiscalCode: string | undefined): Promise<void> {
  if (fiscalCode === undefined || (await findAccount(userId))?.fiscalCode === fiscalCode) return;
  await consumeLimit("fiscalCodeChange", String(userId));
}

/**
 * Changes the user's own account: profile, avatar, biography, e-mail address and password, all or nothing. A new e-mail
 * address takes effect when its verification link is confirmed.
 * @param keptSession the session that makes the request, which stays open when the password changes
 * @returns the account and, after a new password, the passkeys that still sign in
 * @throws AppError as `requireProof` and `remainingPasskeys`, VALIDATION, DUPLICATE, RATE_LIMITED, PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE
 */
export async function changeAccount(
  user: SignedInUser,
  keptSession: string | null,
  update: AccountUpdate,
  now: Date,
): Promise<ChangedAccount> {
  const {
    currentPassword: _,
    newPassword,
    residence: __,
    removePasskeys,
    avatarUrl,
    email,
    newsletter,
    ...fields
  } = update;
  if (removePasskeys && newPassword === undefined)
    throw fieldError("newPassword", PASSWORD_MESSAGES.resetTooShort);
  const refusal = fields.dateOfBirth === undefined ? null : birthDateRefusal(fields.dateOfBirth, dayOf(now));
  if (refusal) throw fieldError("dateOfBirth", BIRTH_DATE_MESSAGES[refusal]);
  const proof = await provePassword(user, keptSession, update, now);
  await limitFiscalCodes(user.id, fields.fiscalCode);

  return writeUniqueAccount({ email, fiscalCode: fields.fiscalCode }, user.id, async () => {
    const stored = await storeAvatar(avatarUrl);
    const picture = avatarUrl === undefined ? {} : { customAvatarUrl: stored };
    try {
      const { before, after, passkeys } = await prisma().$transaction(async (tx) => {
        const before = await lockAccount(tx, user.id);
        if (before === null) throw new AppError("UNAUTHENTICATED");
        refuseForeignPostalCode(before, update);
        refuseExpiryBeforeIssue({ ...before, ...fields });
        await updateAccount(tx, user.id, { ...fields, ...picture });
        if (proof !== null && !(await isCurrentHash(tx, user.id, proof.checkedHash)))
          throw wrongPassword("currentPassword");
        const passkeys =
          proof !== null && proof.passwordHash !== null
            ? await writePassword(
                tx,
                before,
                {
                  ...proof,
                  passwordHash: proof.passwordHash,
                  keptSession,
                  removePasskeys: removePasskeys ?? false,
                },
                now,
              )
            : undefined;
        if (newsletter !== undefined) await chooseNewsletter(tx, before, newsletter, now);
        if (email !== undefined) await changeEmail(tx, before, email, proof !== null, now);
        return { before, after: await findAccount(user.id, tx), passkeys };
      });
      if (after === null) throw new AppError("UNAUTHENTICATED");
      if (before.customAvatarUrl !== after.customAvatarUrl) await removeImage(before.customAvatarUrl);
      return passkeys === undefined ? after : { ...after, passkeys };
    } catch (error) {
      await removeImage(stored);
      throw error;
    }
  });
}
