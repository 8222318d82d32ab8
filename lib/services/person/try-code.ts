import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { isSignInCode } from "@/lib/auth/sign-in-code";
import { prisma } from "@/lib/data/client";
import { countTry, spendAttempt, type TriedAttempt } from "@/lib/data/person/sign-in-codes";
import { bareSignInCode } from "@/lib/domain/person/sign-in-code";

/**
 * Compares a code with the one mailed for an attempt, and counts the try. Does not use up the attempt.
 * @param attempt the client's token of the attempt
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

/** A mailed code that replaces a password. */
interface FreshCode {
  code: string;
  /**
   * The token of the attempt for which the code was mailed; without it, any open attempt for the address is accepted.
   */
  attempt?: string | undefined;
}

/**
 * Checks a code that was mailed to an account's address, and uses it up if it is right.
 * @param email the verified address of the account
 */
export async function spendFreshCode(email: string, fresh: FreshCode, now: Date): Promise<boolean> {
  const attemptHash = fresh.attempt === undefined ? undefined : hashToken(fresh.attempt);
  const open = await countTry({ attemptHash, email }, now);
  const right = open.find((one) => isSignInCode(one.attemptHash, bareSignInCode(fresh.code)));
  return right !== undefined && (await spendAttempt(prisma(), right.attemptHash, now));
}
