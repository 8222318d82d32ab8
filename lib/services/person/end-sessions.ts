import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import { deleteSession, deleteSessionOf, deleteSessionsOf } from "@/lib/data/person/sessions";
import { recordChange, recordRepeatable } from "@/lib/data/site/audit-log";
import { AppError } from "@/lib/errors";
import type { Passkey } from "@/lib/schemas/person/passkey";
import type { SessionsEnd } from "@/lib/schemas/person/proof";
import { endFeed, personFeed } from "./calendar-feeds";
import { requireCurrentHash, requireProof } from "./prove-identity";
import { remainingPasskeys } from "./remaining-passkeys";

/**
 * Ends everything through which another person may be reading an account: all sessions except `kept`, and the address
 * of its calendar feed, which any session could have created or copied.
 * @returns whether there was a calendar feed
 */
export async function endOtherAccess(tx: Transaction, userId: number, kept: string | null): Promise<boolean> {
  await deleteSessionsOf(userId, kept, tx);
  return endFeed(tx, personFeed(userId));
}

/** @throws AppError NOT_FOUND when the user has none with this id */
export async function endSession(userId: number, sessionId: string): Promise<void> {
  await prisma().$transaction(async (tx) => {
    if (!(await deleteSessionOf(tx, userId, sessionId))) throw new AppError("NOT_FOUND");
    await recordChange(tx, { action: "session-end", entity: "user", entityId: userId });
  });
}

/**
 * Ends the calendar feed and all sessions of a user except `current`, which makes the request. Removing the passkeys as
 * well requires a proof.
 * @returns the passkeys that still sign in
 * @throws AppError as `requireProof` and `remainingPasskeys`
 */
export async function endOtherSessions(
  user: SignedInUser,
  current: string | null,
  { proof, removePasskeys }: SessionsEnd,
  now: Date,
): Promise<Passkey[]> {
  const checkedHash = removePasskeys ? await requireProof(user, current, proof, now) : null;
  return prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    if (removePasskeys) await requireCurrentHash(tx, user.id, checkedHash);
    const passkeys = await remainingPasskeys(tx, account, current, removePasskeys, now);
    await endOtherAccess(tx, user.id, current);
    await recordChange(tx, { action: "session-end", entity: "user", entityId: user.id });
    return passkeys;
  });
}

/** Ends a session; does nothing if it has already ended. */
export async function signOut(sessionId: string, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const userId = await deleteSession(sessionId, tx);
    if (userId === null) return;
    await recordRepeatable(tx, { action: "logout", entity: "user", entityId: userId, actorId: userId }, now);
  });
}
