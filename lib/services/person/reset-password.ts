import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import type { Transaction } from "@/lib/data/client";
import {
  findResetTokenOwner,
  setPendingEmail,
  setResetToken,
  spendResetToken,
} from "@/lib/data/person/account-tokens";
import { lockAccount } from "@/lib/data/person/accounts";
import { setNewsletterWanted } from "@/lib/data/person/newsletter";
import { deletePasskeysOf, listPasskeys } from "@/lib/data/person/passkeys";
import { removeSecondFactor } from "@/lib/data/person/second-factor";
import { forgetAddressesOf, rememberAddress } from "@/lib/data/person/sign-in-addresses";
import { recordChange } from "@/lib/data/site/audit-log";
import { isWithinLimit } from "@/lib/data/site/rate-limit";
import { findSettings } from "@/lib/data/site/settings";
import { inTransaction } from "@/lib/data/transaction";
import type { Language } from "@/lib/domain/language/languages";
import { env } from "@/lib/env";
import { AppError, wordedError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import type { Account, NewPassword } from "@/lib/schemas/person/account";
import type { Passkey } from "@/lib/schemas/person/passkey";
import { endOtherAccess } from "./end-sessions";
import { hashAddress } from "./login-limits";
import { limitMailRequest } from "./mail-limits";
import { notifyPasswordChanged } from "./notifications";
import { refuseWeakPassword } from "./refuse-weak-password";
import { removeAllPasskeys } from "./remaining-passkeys";
import { sendVerification } from "./send-verification";

const RESET_TOKEN_MS = 60 * 60 * 1000;

/**
 * Requests a reset link. Known and unknown addresses take the same steps, so that neither response nor timing reveals
 * whether there is an account: one update and one queued mail, whose job checks whether there is a recipient.
 * @param address the client's IP address, for the limits
 * @param language of the request; an existing account's own language takes precedence in the mail
 * @returns the token if EXPOSE_RESET_TOKEN is on and the account exists, otherwise null
 * @throws AppError RATE_LIMITED
 */
export async function requestReset(
  email: string,
  address: string,
  language: Language,
  now: Date,
): Promise<string | null> {
  await limitMailRequest("reset", email, address, now);
  // Marked, so that repeated requests by one client do not use up the daily mails of an unverified address.
  const isRepeated = !(await isWithinLimit("resetMailByPair", address, email));
  const nonce = newNonce();
  const token = mailToken("reset", nonce);
  const isKnown = await inTransaction(async (tx) => {
    // A repeated request sends no mail to an unverified address and leaves the link that its owner already has valid.
    const wanted = { email, ...(isRepeated ? { isVerified: true as const } : {}) };
    const found = await setResetToken(tx, wanted, hashToken(token), new Date(now.getTime() + RESET_TOKEN_MS));
    await enqueueMail(tx, { template: "passwordReset", to: email, language, data: { nonce, isRepeated } });
    return found;
  });
  return env().EXPOSE_RESET_TOKEN && isKnown ? token : null;
}

export async function isResetTokenValid(token: string, now: Date): Promise<boolean> {
  return (await findResetTokenOwner(hashToken(token), now)) !== null;
}

/**
 * Removes all other means of access from an account with an unverified address: a stranger may have registered it with
 * the address of the person who is now resetting the password. Bookings stay. The reset does not verify the address,
 * since that would merge bookings made under it without an account with data that the stranger entered; instead a new
 * verification link is mailed, with which the owner of the mailbox confirms or deletes the account.
 */
async function revokeUnverifiedAccess(tx: Transaction, account: Account, now: Date): Promise<void> {
  await removeSecondFactor(tx, account.id);
  await setNewsletterWanted(tx, account.id, null);
  if (account.hasTotp) await recordChange(tx, { action: "totp-off", entity: "user", entityId: account.id });
  const passkeys = await deletePasskeysOf(tx, account.id);
  if (passkeys > 0)
    await recordChange(tx, { action: "passkey-removed", entity: "user", entityId: account.id });
  await setPendingEmail(tx, account.id, null);
  await forgetAddressesOf(tx, account.id);
  await sendVerification(tx, account, { template: "verification", isOfAccount: true }, now);
}

/**
 * A person with access to the mailbox may remove the passkeys, unless they are the only second factor of an account
 * that needs one for the panel: that person could then enrol a factor of their own.
 * @throws AppError FORBIDDEN
 */
async function removePasskeysByMail(tx: Transaction, account: Account, now: Date): Promise<void> {
  const { requiresTotpForAdmins } = await findSettings();
  if (account.isAdmin && requiresTotpForAdmins && !account.hasTotp)
    throw wordedError("FORBIDDEN", "refusals.person.passkeysNeeded");
  await removeAllPasskeys(tx, account, null, now);
}

/** The ways to sign in after a new password. */
export interface ChosenPassword {
  username: string;
  passkeys: Passkey[];
}

/**
 * Sets a new password, ends all sessions of the account and revokes its calendar feed; if its e-mail address was never
 * verified, all other means of access too. The client's address becomes a known one of the account, so that failed
 * logins from elsewhere do not lock its owner out.
 * @param address the client's IP address
 * @returns the username and the passkeys that still sign in
 * @throws AppError RESET_TOKEN_INVALID when it is unknown, used, superseded or an hour old; FORBIDDEN as
 * `removePasskeysByMail`; VALIDATION for a password that is easily guessed
 */
export async function resetPassword(
  { token, newPassword, field, removePasskeys }: NewPassword,
  address: string,
  now: Date,
): Promise<ChosenPassword> {
  const hash = hashToken(token);
  const owner = await findResetTokenOwner(hash, now);
  if (owner === null) throw new AppError("RESET_TOKEN_INVALID");
  refuseWeakPassword(newPassword, owner, field);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(async (tx) => {
    if (!(await spendResetToken(tx, hash, passwordHash, now))) throw new AppError("RESET_TOKEN_INVALID");
    const { id } = owner;
    const account = await lockAccount(tx, id);
    if (account === null) throw new AppError("RESET_TOKEN_INVALID");
    if (removePasskeys) await removePasskeysByMail(tx, account, now);
    const endedCalendar = await endOtherAccess(tx, id, null);
    if (!account.isVerified) await revokeUnverifiedAccess(tx, account, now);
    await rememberAddress(tx, id, hashAddress(address), now);
    await recordChange(tx, { action: "password-reset", entity: "user", entityId: id, actorId: id });
    await notifyPasswordChanged(tx, account, now, { endedCalendar });
    return { username: owner.username, passkeys: await listPasskeys(id, tx) };
  });
}
