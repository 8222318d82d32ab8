import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { prisma, type Transaction } from "@/lib/data/client";
import { findRefusable, setPendingEmail } from "@/lib/data/person/account-tokens";
import { lockAccount } from "@/lib/data/person/accounts";
import { recordChange } from "@/lib/data/site/audit-log";
import { AppError } from "@/lib/errors";
import { isAccountVerificationLink, isEmailChangeLink } from "@/lib/services/person/verify-email";
import { eraseAccount } from "./delete-account";

const invalid = () => new AppError("VERIFY_TOKEN_INVALID");

async function cancelEmailChange(userId: number, hash: string, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const link = await findRefusable(hash, now, tx);
    if (link === null || !isEmailChangeLink(link)) throw invalid();
    await setPendingEmail(tx, userId, null);
    await recordChange(tx, {
      action: "email-change",
      entity: "user",
      entityId: userId,
      before: { pendingEmail: link.pendingEmail },
      after: { pendingEmail: null },
    });
  });
}

/**
 * "Non sono stato io": the owner of a mailbox states that the account using their address is not theirs. A pending
 * change to that address is canceled. An account that was never verified is deleted, with its sessions and bookings, so
 * that the address is free again.
 * @param token from the verification mail
 * @throws AppError VERIFY_TOKEN_INVALID as `verifyEmail`; FORBIDDEN for the last administrator
 */
export async function refuseVerification(token: string, now: Date): Promise<void> {
  const hash = hashToken(token);
  const link = await findRefusable(hash, now);
  if (link === null) throw invalid();
  if (isEmailChangeLink(link)) return cancelEmailChange(link.id, hash, now);
  const requireOpenLink = async (tx: Transaction) => {
    const current = await findRefusable(hash, now, tx);
    if (current === null || current.id !== link.id || !isAccountVerificationLink(current)) throw invalid();
  };
  await eraseAccount(link.id, now, requireOpenLink);
}
