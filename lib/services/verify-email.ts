import "server-only";
import { hashToken, mailToken, newNonce } from "@/lib/auth/mail-token";
import { setVerificationToken, spendVerificationToken } from "@/lib/data/account-tokens";
import { prisma, type Transaction } from "@/lib/data/client";
import { consumeLimit } from "@/lib/data/rate-limit";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";

const VERIFICATION_DAYS = 7;

interface Recipient {
  id: number;
  email: string;
  firstName: string;
}

/** Mails a link that proves the address; older links stop working. */
export async function sendVerification(
  tx: Transaction,
  { id, email, firstName }: Recipient,
  template: "welcome" | "verification",
  now: Date,
): Promise<void> {
  const nonce = newNonce();
  const expiresAt = new Date(now.getTime() + VERIFICATION_DAYS * 24 * 3600 * 1000);
  await setVerificationToken(tx, id, hashToken(mailToken("verification", nonce)), expiresAt);
  await enqueueMail(tx, { template, to: email, data: { firstName, nonce } });
}

/**
 * The link once more; nothing goes out when the address is verified already.
 * @throws AppError RATE_LIMITED after five in an hour
 */
export async function resendVerification(
  user: Recipient & { isVerified: boolean },
  now: Date,
): Promise<void> {
  if (user.isVerified) return;
  await consumeLimit("verificationMail", String(user.id));
  await prisma().$transaction((tx) => sendVerification(tx, user, "verification", now));
}

/** @throws AppError VERIFY_TOKEN_INVALID when the token is unknown, used, superseded or a week old */
export async function verifyEmail(token: string, now: Date): Promise<void> {
  if (!(await spendVerificationToken(hashToken(token), now))) throw new AppError("VERIFY_TOKEN_INVALID");
}
