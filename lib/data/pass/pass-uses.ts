import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { findSignUpId, type SignUpRef, signUpsNumbered } from "@/lib/data/money/sign-up-numbers";
import type { PassKind } from "@/lib/domain/pass/pass-life";

/** Takes the entries for a sign-up; a check constraint refuses more than are left. */
export async function insertPassUse(
  tx: Transaction,
  passId: number,
  { seats, ...name }: SignUpRef & { seats: number },
): Promise<void> {
  const signUpId = await findSignUpId(tx, name);
  await tx.passUse.create({ data: { passId, seats, signUpId }, select: { id: true } });
}

/** The entries of a pass used by a sign-up; null when it was not paid with a pass. */
export async function findPassUseOf(
  on: Queryable,
  { kind, id: number }: SignUpRef,
): Promise<{ passId: number; seats: number; returnedAt: Date | null } | null> {
  const select = { passId: true, seats: true, returnedAt: true } as const;
  return on.passUse.findFirst({ where: { signUp: { kind, number } }, select });
}

/** @returns false when they were given back before */
export async function writePassUseReturned(
  tx: Transaction,
  { passId, useId }: { passId: number; useId: number },
  now: Date,
): Promise<boolean> {
  const where = { id: useId, passId, returnedAt: null };
  return (await tx.passUse.updateMany({ where, data: { returnedAt: now } })).count > 0;
}

/**
 * Locks the passes used by sign-ups, in order of id for every caller.
 * @param ids numbers of sign-ups
 */
export async function lockPassesOfSignUps(
  tx: Transaction,
  kind: PassKind,
  ids: readonly number[],
): Promise<void> {
  const uses = await tx.passUse.findMany({
    where: { signUp: signUpsNumbered(kind, ids) },
    select: { passId: true },
  });
  if (uses.length === 0) return;
  const passes = uses.map(({ passId }) => passId);
  await tx.$queryRaw`SELECT 1 FROM passes WHERE id = ANY(${passes}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}
