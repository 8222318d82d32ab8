import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { SignUpRef } from "@/lib/data/money/sign-up-numbers";
import { findPassUseOf, insertPassUse } from "@/lib/data/pass/pass-uses";
import { findPass, findPassForUpdate, recordPassNotice } from "@/lib/data/pass/passes";
import { leavesFew, type PassUse, passRefusal } from "@/lib/domain/pass/pass-life";
import { AppError, notFoundError } from "@/lib/errors";
import { notifyFewLeft } from "./notifications";

export interface PassUser {
  /** The owner of the sign-up. */
  personId: number | null;
  /** The caller's account; null when the panel acts for the person and may use any of their passes. */
  userId: number | null;
}

/**
 * Takes entries of a pass for a sign-up that the caller has just written, in its transaction. The pass stays locked
 * until the transaction ends, so that concurrent sign-ups cannot take more entries than it has.
 * @param signUpId of the registration or course booking
 * @throws AppError NOT_FOUND for an unknown pass, and for another person's; NOT_PAID, PASS_EXPIRED, PASS_NOT_VALID,
 * PASS_EMPTY, in this order
 */
export async function takeEntries(
  tx: Transaction,
  passId: number,
  { personId, userId }: PassUser,
  { signUpId, ...use }: PassUse & { signUpId: number },
  now: Date,
): Promise<void> {
  const pass = await findPassForUpdate(tx, passId, now);
  const isOwn = pass !== null && pass.personId !== null && pass.personId === personId;
  if (!isOwn || (userId !== null && pass.userId !== userId)) throw notFoundError("pass");
  const refusal = passRefusal(pass, use);
  if (refusal !== null) throw new AppError(refusal);
  await insertPassUse(tx, passId, { kind: use.kind, id: signUpId, seats: use.seats });
  const after = await findPass(passId, now, tx);
  if (after === null || !leavesFew(after.entries, after.entriesLeft)) return;
  if (await recordPassNotice(tx, passId, "toldFewLeftAt", now)) await notifyFewLeft(tx, after);
}

/**
 * Refuses to undo the cancellation of a sign-up whose entries were returned to the pass and have been used since. The
 * database takes them again.
 * @throws AppError PASS_EMPTY, also when the pass is canceled
 */
export async function requireEntriesAgain(
  tx: Transaction,
  { canceledAt, ...signUp }: SignUpRef & { canceledAt: string | null },
  now: Date,
): Promise<void> {
  const use = await findPassUseOf(tx, signUp);
  if (use === null || use.returnedAt === null) return;
  if (canceledAt === null || use.returnedAt < new Date(canceledAt)) return;
  const pass = await findPassForUpdate(tx, use.passId, now);
  if (pass === null) return;
  if (pass.isCanceled || (pass.entriesLeft !== null && pass.entriesLeft < use.seats))
    throw new AppError("PASS_EMPTY");
}
