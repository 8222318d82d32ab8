import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  findResetTokenOwner,
  setPendingEmail,
  setResetToken,
  spendResetToken,
} from "@/lib/data/person/account-tokens";
import { lockAccount } from "@/lib/data/person/accounts";
import { removeSecondFactor } from "@/lib/data/person/second-factor";
import { deleteSessionsOf } from "@/lib/data/person/sessions";
import { forgetAddressesOf, rememberAddress } from "@/lib/data/person/sign-in-addresses";
import { recordChange } from "@/lib/data/site/audit-log";
import { consumeLimit, isWithinLimit } from "@/lib/data/site/rate-limit";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import type { Account, NewPassword } from "@/lib/schemas/person/account";
import { endFeedOf, personFeed } from "./calendar-feeds";
import { hashAddress } from "./login-limits";
import { notifyPasswordChanged } from "./notifications";
import { refuseWeakPassword } from "./refuse-weak-password";
import { sendVerification } from "./verify-email";

const RESET_TOKEN_MS = 60 * 60 * 1000;

/**
 * Asks for a reset link. The same is done for a known and an unknown address: one update, one queued mail, whose job
 * finds out whether there is somebody to write to.
 * @param address of the client, for the limits
 * @returns the token where EXPOSE_RESET_TOKEN hands it out, else null
 * @throws AppError RATE_LIMITED
 */
export async function requestReset(email: string, address: string, now: Date): Promise<string | null> {
  await consumeLimit("resetByAddress", address);
  await consumeLimit("resetByPair", address, email);
  await consumeLimit("resetByEmail", email);
  // Or one stranger would use up what a day allows to an address that is not verified, and its owner would get none.
  const isRepeated = !(await isWithinLimit("resetMailByPair", address, email));
  const nonce = newNonce();
  const token = mailToken("reset", nonce);
  const isKnown = await prisma().$transaction(async (tx) => {
    const found = await setResetToken(tx, email, hashToken(token), new Date(now.getTime() + RESET_TOKEN_MS));
    await enqueueMail(tx, { template: "passwordReset", to: email, data: { nonce, isRepeated } });
    return found;
  });
  return env().EXPOSE_RESET_TOKEN && isKnown ? token : null;
}

/** Whether the link with this token still opens the form. */
export async function isResetTokenValid(token: string, now: Date): Promise<boolean> {
  return (await findResetTokenOwner(hashToken(token), now)) !== null;
}

/** @throws AppError RESET_TOKEN_INVALID when the token is unknown, used, superseded or an hour old */
export async function requireResetToken(token: string, now: Date): Promise<void> {
  if (!(await isResetTokenValid(token, now))) throw new AppError("RESET_TOKEN_INVALID");
}

/**
 * Takes from an account whose address nobody has verified whatever somebody else may have set up on it: she may have
 * registered with the address of whoever resets the password now. What was booked stays. The address is not verified by
 * this, since all that people without an account have under it would come together with what a stranger entered: a new
 * link is mailed, by which the owner of the mailbox takes the account as hers or ends it.
 */
async function takeOver(tx: Transaction, account: Account, now: Date): Promise<void> {
  await removeSecondFactor(tx, account.id);
  if (account.hasTotp) await recordChange(tx, { action: "totp-off", entity: "user", entityId: account.id });
  await setPendingEmail(tx, account.id, null);
  await forgetAddressesOf(tx, account.id);
  await sendVerification(tx, account, "verification", now);
}

/**
 * Sets a new password and ends every session of the account and its calendar address; where its e-mail address was never
 * verified, its second factor and whatever else gives access, too. The client counts from then on as one that the owner
 * signs in from, so that failures of others do not keep her out.
 * @param address of the client
 * @throws AppError RESET_TOKEN_INVALID as above, VALIDATION for a password that others would guess first
 */
export async function resetPassword(
  { token, newPassword, field }: NewPassword,
  address: string,
  now: Date,
): Promise<void> {
  const hash = hashToken(token);
  const owner = await findResetTokenOwner(hash, now);
  if (owner === null) throw new AppError("RESET_TOKEN_INVALID");
  refuseWeakPassword(newPassword, owner, field);
  const passwordHash = await hashPassword(newPassword);
  await prisma().$transaction(async (tx) => {
    if (!(await spendResetToken(tx, hash, passwordHash, now))) throw new AppError("RESET_TOKEN_INVALID");
    const { id } = owner;
    const account = await lockAccount(tx, id);
    if (account === null) throw new AppError("RESET_TOKEN_INVALID");
    await deleteSessionsOf(id, null, tx);
    const hadCalendar = await endFeedOf(tx, personFeed(id));
    if (!account.isVerified) await takeOver(tx, account, now);
    await rememberAddress(tx, id, hashAddress(address), now);
    await recordChange(tx, { action: "password-reset", entity: "user", entityId: id, actorId: id });
    await notifyPasswordChanged(tx, account, now, hadCalendar);
  });
}
