import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { prisma, type Transaction } from "@/lib/data/client";
import { findOpenVerification, setPendingEmail } from "@/lib/data/person/account-tokens";
import { lockAccount } from "@/lib/data/person/accounts";
import { recordChange } from "@/lib/data/site/audit-log";
import { AppError } from "@/lib/errors";
import { isForAccount, isForChange } from "@/lib/services/person/verification-link";
import { eraseAccount } from "./delete-account";

const invalid = () => new AppError("VERIFY_TOKEN_INVALID");

async function dropChange(userId: number, hash: string, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const link = await findOpenVerification(hash, now, tx);
    if (link === null || !isForChange(link)) throw invalid();
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
 * 'Non sono stato io': the owner of a mailbox says that she has nothing to do with the account that claims it. A new
 * address that waits is dropped. An account that was never verified gives the address up by ending: it is erased like
 * one that is deleted, with its sessions and what it had booked.
 * @param token of the mail, which is all that she has
 * @throws AppError VERIFY_TOKEN_INVALID as verifyEmail; FORBIDDEN for the last administrator
 */
export async function refuseVerification(token: string, now: Date): Promise<void> {
  const hash = hashToken(token);
  const link = await findOpenVerification(hash, now);
  if (link === null) throw invalid();
  if (isForChange(link)) return dropChange(link.id, hash, now);
  const requireOpenLink = async (tx: Transaction) => {
    const current = await findOpenVerification(hash, now, tx);
    if (current === null || current.id !== link.id || !isForAccount(current)) throw invalid();
  };
  await eraseAccount(link.id, now, requireOpenLink);
}
