/** How a signed-in person proves their identity in addition to the session. */
export type ProofKind = "password" | "totp" | "passkey" | "code";

/** The minimum age of a passkey that counts as proof: the holder of a session may have added a newer one. */
const PROVING_AGE_MS = 24 * 60 * 60_000;

/** For how long after a sign-in with such a passkey the proof is valid. */
const PROVING_MS = 5 * 60_000;

export const isOldPasskey = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= PROVING_AGE_MS;

/** Whether a session was opened recently with a passkey that is old enough. */
export function isProvingSession(
  { passkeyAt, passkeyCreatedAt }: { passkeyAt: Date | null; passkeyCreatedAt: Date | null },
  now: Date,
): boolean {
  if (passkeyAt === null || passkeyCreatedAt === null) return false;
  return now.getTime() - passkeyAt.getTime() <= PROVING_MS && isOldPasskey(passkeyCreatedAt, now);
}

/**
 * The proofs that an account accepts, the most convenient first. A code by e-mail is accepted only if there is nothing
 * else: access to the mailbox must not be enough to bypass a password or a second factor.
 */
export function proofsOf(account: {
  hasPassword: boolean;
  hasTotp: boolean;
  hasOldPasskey: boolean;
}): [ProofKind, ...ProofKind[]] {
  const kinds: ProofKind[] = [];
  if (account.hasPassword) kinds.push("password");
  if (account.hasTotp) kinds.push("totp");
  if (account.hasOldPasskey) kinds.push("passkey");
  const [first, ...others] = kinds;
  return first === undefined ? ["code"] : [first, ...others];
}
