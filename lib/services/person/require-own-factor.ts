import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { listPasskeys } from "@/lib/data/person/passkeys";
import { findSession } from "@/lib/data/person/sessions";
import { AppError, wordedError } from "@/lib/errors";

/** @throws AppError UNAUTHENTICATED when it has ended since */
export async function currentSession(sessionId: string | null, now: Date, on?: Queryable) {
  const session = sessionId === null ? null : await findSession(sessionId, now, on);
  if (session === null) throw new AppError("UNAUTHENTICATED");
  return session;
}

/**
 * When the panel requires two factors and the account has a passkey, a session opened with the password alone may
 * neither add nor remove a way to sign in: whoever only knows the password could otherwise get around the passkey.
 * @throws AppError FORBIDDEN
 */
export async function requireOwnFactor(
  tx: Transaction,
  userId: number,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  const { lacksFactor } = await currentSession(sessionId, now, tx);
  if (lacksFactor && (await listPasskeys(userId, tx)).length > 0)
    throw wordedError("FORBIDDEN", "refusals.person.passkeyFirst");
}
