import "server-only";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { findPasswordHash, isCurrentHash, lockAccount } from "@/lib/data/person/accounts";
import { listPasskeys } from "@/lib/data/person/passkeys";
import { findSecondFactor } from "@/lib/data/person/second-factor";
import { findSessionPasskey } from "@/lib/data/person/sessions";
import { checkLimit, clearLimit, countTowardsLimit } from "@/lib/data/site/rate-limit";
import { isOldPasskey, isProvingSession, type ProofKind, proofsOf } from "@/lib/domain/person/proof";
import { AppError, type ErrorCode } from "@/lib/errors";
import { oneAtATime } from "@/lib/one-at-a-time";
import { recordFailedSignIn } from "./login-limits";
import { spendFreshCode } from "./request-code";
import { requireSecondFactor, UnreadableFactorError } from "./spend-totp";

/** What a signed-in user types to prove their identity. */
export interface IdentityProof {
  /** For an account without a password, `password` stands for the proof that replaces it. */
  kind: Exclude<ProofKind, "passkey">;
  /** The password, a code of the second factor, a recovery code, or a code that was mailed to the account's address. */
  typed: string;
  /**
   * The token of the attempt that a mailed code belongs to; without it, any open attempt for the address is accepted.
   */
  attempt?: string | undefined;
  /** The form field to which errors refer. */
  field: string;
}

type Prover = Pick<SignedInUser, "id" | "email">;

/** @param field the form field with the wrong value */
function wrong(code: ErrorCode, field: string): AppError {
  const error = new AppError(code);
  return new AppError(code, { errors: { [field]: [error.message] } });
}

export const wrongPassword = (field: string): AppError => wrong("WRONG_PASSWORD", field);

/** The error for a wrong code that replaces a password. */
export const wrongCode = (field: string): AppError => wrong("CODE_INVALID", field);

const REFUSALS = { password: "WRONG_PASSWORD", totp: "TOTP_INVALID", code: "CODE_INVALID" } as const;

async function spendTotp(userId: number, code: string, now: Date): Promise<boolean> {
  try {
    await prisma().$transaction(async (tx) => {
      await lockAccount(tx, userId);
      await requireSecondFactor(tx, userId, code, now);
    });
    return true;
  } catch (error) {
    if (error instanceof UnreadableFactorError) throw error;
    if (error instanceof AppError && error.code === "TOTP_INVALID") return false;
    throw error;
  }
}

/**
 * Checks one proof. Wrong proofs are limited to ten per session and 50 per account in 15 minutes, so that a stolen
 * session can neither guess them nor keep the owner from proving their identity in another session.
 * @throws AppError WRONG_PASSWORD, TOTP_INVALID, CODE_INVALID, RATE_LIMITED
 */
async function check(
  user: Prover,
  sessionId: string | null,
  kind: IdentityProof["kind"],
  { typed, attempt, field }: IdentityProof,
  hash: string | null,
  now: Date,
): Promise<void> {
  const account = `password of ${user.id}`;
  const session = [account, sessionId ?? ""];
  await checkLimit("passwordCheck", ...session);
  await checkLimit("passwordCheckByAccount", account);
  const isRight = {
    password: () => verifyPassword(hash, typed),
    totp: () => spendTotp(user.id, typed, now),
    code: () => spendFreshCode(user.email, { code: typed, attempt }, now),
  };
  if (!(await isRight[kind]())) {
    await countTowardsLimit("passwordCheck", ...session);
    await countTowardsLimit("passwordCheckByAccount", account);
    await recordFailedSignIn(user.id);
    throw wrong(REFUSALS[kind], field);
  }
  await clearLimit("passwordCheck", ...session);
}

const inTurn = <T>(user: Prover, run: () => Promise<T>) => oneAtATime(`password of ${user.id}`, run);

/**
 * Checks the password of a signed-in user or, for an account without one, a fresh mailed code, which is used up. For
 * actions that do not change how the user signs in.
 * @returns the hash that matched, null for an account without a password; the caller must check under the account's
 * lock that it is still the current one
 * @throws AppError WRONG_PASSWORD; CODE_INVALID for an account without a password; RATE_LIMITED
 */
export const requireIdentity = (
  user: Prover,
  sessionId: string | null,
  proof: IdentityProof,
  now: Date,
): Promise<string | null> =>
  inTurn(user, async () => {
    const hash = await findPasswordHash(user.id);
    await check(user, sessionId, hash === null ? "code" : "password", proof, hash, now);
    return hash;
  });

/** Whether the session itself is a proof for now: it was opened recently, with a passkey that is not new. */
export const isProvenByPasskey = async (sessionId: string | null, now: Date): Promise<boolean> =>
  sessionId !== null && isProvingSession(await findSessionPasskey(sessionId), now);

/** The proofs that an account accepts, and its password hash. */
export async function findProofs(
  userId: number,
  now: Date,
): Promise<{ hash: string | null; kinds: [ProofKind, ...ProofKind[]] }> {
  const [hash, factor, passkeys] = await Promise.all([
    findPasswordHash(userId),
    findSecondFactor(userId),
    listPasskeys(userId),
  ]);
  const kinds = proofsOf({
    hasPassword: hash !== null,
    hasTotp: factor.enabledAt !== null,
    hasOldPasskey: passkeys.some(({ createdAt }) => isOldPasskey(new Date(createdAt), now)),
  });
  return { hash, kinds };
}

/**
 * The only gate before anything that changes how a user signs in: a session is not enough, since it may be stolen.
 * `tests/unit/http/proof-declared.test.ts` checks its callers.
 * @returns the password hash, null for none; the caller must check under the account's lock that it is still the
 * current one
 * @throws AppError PROOF_REQUIRED without a proof that the account accepts; WRONG_PASSWORD, TOTP_INVALID, CODE_INVALID;
 * RATE_LIMITED
 */
export const requireProof = (
  user: Prover,
  sessionId: string | null,
  proof: IdentityProof | undefined,
  now: Date,
): Promise<string | null> =>
  inTurn(user, async () => {
    const { hash, kinds } = await findProofs(user.id, now);
    if (await isProvenByPasskey(sessionId, now)) return hash;
    const kind = proof?.kind === "password" && hash === null ? kinds[0] : proof?.kind;
    if (proof === undefined || kind === undefined || kind === "passkey" || !kinds.includes(kind))
      throw new AppError("PROOF_REQUIRED");
    await check(user, sessionId, kind, proof, hash, now);
    return hash;
  });

/**
 * Must be called under the account's lock by every caller that continues after a proof.
 * @throws AppError PROOF_REQUIRED when the password was changed since
 */
export async function requireCurrentHash(
  tx: Transaction,
  userId: number,
  checkedHash: string | null,
): Promise<void> {
  if (!(await isCurrentHash(tx, userId, checkedHash))) throw new AppError("PROOF_REQUIRED");
}
