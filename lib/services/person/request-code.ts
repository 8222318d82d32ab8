import "server-only";
import { randomBytes } from "node:crypto";
import { hashToken } from "@/lib/auth/mail-token";
import { isSignInCode } from "@/lib/auth/sign-in-code";
import { prisma } from "@/lib/data/client";
import { countTry, insertSignInCode, spendAttempt, type TriedAttempt } from "@/lib/data/person/sign-in-codes";
import type { Language } from "@/lib/domain/language/languages";
import { bareSignInCode, CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
import { enqueueMail } from "@/lib/jobs/queue";
import { limitMailRequest } from "./mail-limits";

/**
 * Mails a sign-in code. Known and unknown addresses take the same steps: both get the mail, and the account is only
 * looked up when the code comes back.
 * @param address the client's IP address, for the limits
 * @param language of the request; an existing account's own language takes precedence in the mail
 * @returns the token of the attempt, to be sent back with the code, which is valid for this attempt only
 * @throws AppError RATE_LIMITED
 */
export async function requestCode(
  email: string,
  address: string,
  language: Language,
  now: Date,
): Promise<string> {
  await limitMailRequest("code", email, address, now);
  const attempt = randomBytes(32).toString("base64url");
  const attemptHash = hashToken(attempt);
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await prisma().$transaction(async (tx) => {
    await insertSignInCode(tx, { attemptHash, email, expiresAt });
    await enqueueMail(tx, { template: "signInCode", to: email, language, data: { attemptHash } });
  });
  return attempt;
}

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
