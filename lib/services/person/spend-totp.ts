import "server-only";
import { openSecret } from "@/lib/auth/sealed-secret";
import { bareCode, hashRecoveryCode, isTotpCode, stepOfCode } from "@/lib/auth/totp";
import type { Transaction } from "@/lib/data/client";
import { findSecondFactor, spendRecoveryCode, spendStep } from "@/lib/data/person/second-factor";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import { logEvent } from "@/lib/log";

/** The stored secret cannot be decrypted, since the site's secret has changed. No code can be checked. */
export class UnreadableFactorError extends AppError {
  constructor() {
    super("TOTP_INVALID", { message: text("refusals.person.factorUnreadable") });
  }
}

/** The secret of an authenticator app; null, which is logged, if the site's secret has changed since it was stored. */
export function openTotpSecret(sealed: string): string | null {
  try {
    return openSecret("totp", sealed);
  } catch (error) {
    logEvent("totp-secret-unreadable", {}, error);
    return null;
  }
}

async function spendCode(
  tx: Transaction,
  userId: number,
  secret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  // Before recovery codes, whose hashes depend on the site's secret too.
  const opened = openTotpSecret(secret);
  if (opened === null) throw new UnreadableFactorError();
  const normalizedCode = bareCode(code);
  if (!isTotpCode(normalizedCode))
    return spendRecoveryCode(tx, userId, hashRecoveryCode(normalizedCode), now);
  const step = stepOfCode(opened, normalizedCode, now);
  return step !== null && (await spendStep(tx, userId, step));
}

/**
 * Checks the second factor of a login if it is enabled, and marks the code as used. Must be called under the account's
 * lock.
 * @param code from the authenticator app, or a recovery code
 * @throws AppError TOTP_REQUIRED without a code, TOTP_INVALID with a wrong or used one; UnreadableFactorError, never
 * skipping the factor
 */
export async function requireSecondFactor(
  tx: Transaction,
  userId: number,
  code: string | undefined,
  now: Date,
): Promise<void> {
  const { secret, enabledAt } = await findSecondFactor(userId, tx);
  if (enabledAt === null || secret === null) return;
  if (!code) throw new AppError("TOTP_REQUIRED");
  if (!(await spendCode(tx, userId, secret, code, now))) throw new AppError("TOTP_INVALID");
}
