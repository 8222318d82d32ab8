import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { hashPassword } from "@/lib/auth/password";
import { findResetTokenOwner, setResetToken, spendResetToken } from "@/lib/data/account-tokens";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { consumeLimit } from "@/lib/data/rate-limit";
import { deleteSessionsOf } from "@/lib/data/sessions";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import type { NewPassword } from "@/lib/schemas/account";
import { notifyPasswordChanged } from "./notifications";
import { refuseWeakPassword } from "./refuse-weak-password";

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
  await consumeLimit("resetByEmail", email);
  const nonce = newNonce();
  const token = mailToken("reset", nonce);
  const isKnown = await prisma().$transaction(async (tx) => {
    const found = await setResetToken(tx, email, hashToken(token), new Date(now.getTime() + RESET_TOKEN_MS));
    await enqueueMail(tx, { template: "passwordReset", to: email, data: { nonce } });
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
 * Sets a new password and ends every session of the account.
 * @throws AppError RESET_TOKEN_INVALID as above, VALIDATION for a password that others would guess first
 */
export async function resetPassword({ token, newPassword, field }: NewPassword, now: Date): Promise<void> {
  const hash = hashToken(token);
  const owner = await findResetTokenOwner(hash, now);
  if (owner === null) throw new AppError("RESET_TOKEN_INVALID");
  refuseWeakPassword(newPassword, owner, field);
  const passwordHash = await hashPassword(newPassword);
  await prisma().$transaction(async (tx) => {
    if (!(await spendResetToken(tx, hash, passwordHash, now))) throw new AppError("RESET_TOKEN_INVALID");
    await deleteSessionsOf(owner.id, null, tx);
    const { id } = owner;
    await recordChange(tx, { action: "password-reset", entity: "user", entityId: id, actorId: id });
    await notifyPasswordChanged(tx, owner, now);
  });
}
