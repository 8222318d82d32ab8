import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { isSignInCode } from "@/lib/auth/sign-in-code";
import { prisma } from "@/lib/data/client";
import { countTry, spendAttempt, type TriedAttempt } from "@/lib/data/person/sign-in-codes";
import { bareSignInCode } from "@/lib/domain/person/sign-in-code";

/**
 * Compares a code with the one that was mailed for an attempt, and counts the try. The attempt is not used up.
 * @param attempt the token of the attempt, as the client has it
 * @returns null when the attempt is unknown, used, expired or out of tries
 */
export async function tryCode(
  attempt: string,
  code: string,
  now: Date,
): Promise<(TriedAttempt & { isRight: boolean }) | null> {
  const [open] = await countTry({ attemptHash: hashToken(attempt) }, now);
  return open ? { ...open, isRight: isSignInCode(open.attemptHash, bareSignInCode(code)) } : null;
}

/** A code in the place of a password. */
interface FreshCode {
  code: string;
  /** The token of the attempt that the code was mailed for; without it, any open attempt for the address will do. */
  attempt?: string | undefined;
}

/**
 * Checks a code that was mailed to the address of an account, and uses it up.
 * @param email the verified address of the account
 * @returns whether it was the right one
 */
export async function spendFreshCode(email: string, fresh: FreshCode, now: Date): Promise<boolean> {
  const attemptHash = fresh.attempt === undefined ? undefined : hashToken(fresh.attempt);
  const open = await countTry({ attemptHash, email }, now);
  const right = open.find((one) => isSignInCode(one.attemptHash, bareSignInCode(fresh.code)));
  return right !== undefined && (await spendAttempt(prisma(), right.attemptHash, now));
}
