/** With what somebody who is signed in proves who she is, apart from the session. */
export type ProofKind = "password" | "totp" | "passkey" | "code";

/** How old a passkey is before a sign-in with it proves anything: whoever has a session may have added a newer one. */
const PROVING_AGE_MS = 24 * 60 * 60_000;

/** For how long a sign-in with such a passkey is a proof. */
const PROVING_MS = 5 * 60_000;

export const isOldPasskey = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= PROVING_AGE_MS;

/** Whether a session was opened lately, with a passkey that is old enough. */
export function isProvingSession(
  { passkeyAt, passkeyCreatedAt }: { passkeyAt: Date | null; passkeyCreatedAt: Date | null },
  now: Date,
): boolean {
  if (passkeyAt === null || passkeyCreatedAt === null) return false;
  return now.getTime() - passkeyAt.getTime() <= PROVING_MS && isOldPasskey(passkeyCreatedAt, now);
}

/**
 * The proofs that an account takes, the most convenient first. A code by e-mail is one only where there is nothing else:
 * whoever reads the mailbox must not get past a password or a second factor.
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
