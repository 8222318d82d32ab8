import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { findSignUpId, type SignUpRef, signUpsNumbered } from "@/lib/data/money/sign-up-numbers";
import type { PassKind } from "@/lib/domain/pass/pass-life";

/** Takes the entries for a sign-up; a check of the database refuses more than there are. */
export async function insertPassUse(
  tx: Transaction,
  passId: number,
  { seats, ...name }: SignUpRef & { seats: number },
): Promise<void> {
  const signUpId = await findSignUpId(tx, name);
  await tx.passUse.create({ data: { passId, seats, signUpId }, select: { id: true } });
}

/** What a sign-up has taken of a pass; null where it was not paid with one. */
export async function findPassUseOf(
  on: Queryable,
  { kind, id: number }: SignUpRef,
): Promise<{ passId: number; seats: number; returnedAt: Date | null } | null> {
  const select = { passId: true, seats: true, returnedAt: true } as const;
  return on.passUse.findFirst({ where: { signUp: { kind, number } }, select });
}

/** Gives the entries of one use back. @returns whether they were still taken */
export async function writePassUseReturned(
  tx: Transaction,
  { passId, useId }: { passId: number; useId: number },
  now: Date,
): Promise<boolean> {
  const where = { id: useId, passId, returnedAt: null };
  return (await tx.passUse.updateMany({ where, data: { returnedAt: now } })).count > 0;
}

/** Locks the passes that live sign-ups were paid with, in one order for everybody. @param ids numbers of sign-ups */
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
