import "server-only";
import { openSecret } from "@/lib/auth/sealed-secret";
import { bareCode, hashRecoveryCode, isTotpCode, stepOfCode } from "@/lib/auth/totp";
import type { Transaction } from "@/lib/data/client";
import { findSecondFactor, spendRecoveryCode, spendStep } from "@/lib/data/person/second-factor";
import { AppError } from "@/lib/errors";

async function spendCode(
  tx: Transaction,
  userId: number,
  secret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const normalizedCode = bareCode(code);
  if (!isTotpCode(normalizedCode))
    return spendRecoveryCode(tx, userId, hashRecoveryCode(normalizedCode), now);
  const step = stepOfCode(openSecret("totp", secret), normalizedCode, now);
  return step !== null && (await spendStep(tx, userId, step));
}

/**
 * Checks the second factor of a login if it is enabled, and marks the code as used. Must be called under the account's
 * lock.
 * @param code from the authenticator app, or a recovery code
 * @throws AppError TOTP_REQUIRED without a code, TOTP_INVALID with a wrong or used one
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
