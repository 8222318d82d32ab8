import "server-only";
import { randomBytes } from "node:crypto";
import { hashToken } from "@/lib/auth/mail-token";
import { prisma } from "@/lib/data/client";
import { insertSignInCode } from "@/lib/data/person/sign-in-codes";
import type { Language } from "@/lib/domain/language/languages";
import { CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
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
