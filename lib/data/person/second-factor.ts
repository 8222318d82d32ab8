import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";

export interface SecondFactor {
  /** Sealed; of an enrolment that is not confirmed too. */
  secret: string | null;
  enabledAt: Date | null;
}

/** To be asked under the account's lock by whoever changes it. */
export async function findSecondFactor(userId: number, on: Queryable = prisma()): Promise<SecondFactor> {
  const row = await on.user.findUnique({
    where: { id: userId },
    select: { totpSecret: true, totpEnabledAt: true },
  });
  return { secret: row?.totpSecret ?? null, enabledAt: row?.totpEnabledAt ?? null };
}

/** A secret that waits for its first code. */
export async function storeTotpSecret(tx: Transaction, userId: number, secret: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { totpSecret: secret, totpEnabledAt: null, totpLastStep: null },
    select: { id: true },
  });
}

/** Switches it on, with its first code used up. */
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

/** Uses a time step up, and with it all before. False when a code of it was used already. */
export async function spendStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  });
  return count > 0;
}

/** Uses a recovery code up. False when there is none like it, or it was used. */
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
