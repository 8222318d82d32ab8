import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";

interface SecondFactor {
  /** Encrypted. Also set during an enrollment that is not confirmed yet. */
  secret: string | null;
  enabledAt: Date | null;
}

/** The second factor of an account. A caller that goes on to change it holds the account's lock. */
export async function findSecondFactor(userId: number, on: Queryable = prisma()): Promise<SecondFactor> {
  const row = await on.user.findUnique({
    where: { id: userId },
    select: { totpSecret: true, totpEnabledAt: true },
  });
  return { secret: row?.totpSecret ?? null, enabledAt: row?.totpEnabledAt ?? null };
}

/** Stores the secret of an enrollment, which the first code confirms. */
export async function storeTotpSecret(tx: Transaction, userId: number, secret: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { totpSecret: secret, totpEnabledAt: null, totpLastStep: null },
    select: { id: true },
  });
}

/** Enables the second factor; the code of `step` cannot be used again. */
export async function enableSecondFactor(
  tx: Transaction,
  userId: number,
  { step, recoveryHashes, now }: { step: number; recoveryHashes: readonly string[]; now: Date },
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { totpEnabledAt: now, totpLastStep: step },
    select: { id: true },
  });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: recoveryHashes.map((codeHash) => ({ userId, codeHash })) });
}

export async function removeSecondFactor(tx: Transaction, userId: number): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.user.update({
    where: { id: userId },
    data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null },
    select: { id: true },
  });
}

/**
 * Marks a time step and all earlier ones as used.
 * @returns false when a code of this step was used already
 */
export async function spendStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  });
  return count > 0;
}

/** @returns false when it is unknown or was used already */
export async function spendRecoveryCode(
  tx: Transaction,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now },
  });
  return count > 0;
}
