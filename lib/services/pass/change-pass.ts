import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { writePassUseReturned } from "@/lib/data/pass/pass-uses";
import { findPass, findPassForUpdate, type OwnedPass, writePassCanceled } from "@/lib/data/pass/passes";
import { recordChange } from "@/lib/data/site/audit-log";
import { inTransaction } from "@/lib/data/transaction";
import { AppError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import type { CanceledPass, Pass, PassCancellation } from "@/lib/schemas/pass/pass";
import { planOnlineRefund } from "@/lib/services/money/online-refunds";
import { notifyPassCanceled } from "./notifications";

/** @throws AppError NOT_FOUND for an unknown pass, and for another person's unless the caller uses the panel */
export async function requireVisiblePass(
  id: number,
  user: Pick<SignedInUser, "id" | "isAdmin">,
  now: Date,
): Promise<OwnedPass> {
  const pass = await findPass(id, now);
  if (pass === null || !(user.isAdmin || pass.userId === user.id)) throw notFoundError("pass");
  return pass;
}

/**
 * Cancels a pass, which can no longer be used; existing sign-ups with it stay. The given part of what was paid is
 * refunded, the rest is kept, and nothing more is owed.
 * @throws AppError NOT_FOUND; CANCELED when it is already canceled; AMOUNT_TOO_HIGH for more than was paid
 */
export async function cancelPass(
  id: number,
  { reason, refundAmount }: PassCancellation,
  now: Date,
): Promise<CanceledPass> {
  return inTransaction(async (tx) => {
    const before = requireFound(await findPassForUpdate(tx, id, now), "pass");
    if (before.isCanceled) throw new AppError("CANCELED");
    const { totalAmount, paidAmount } = before;
    if (refundAmount > paidAmount) throw wordedError("AMOUNT_TOO_HIGH", "refusals.pass.refundAbovePaid");
    const notOwed = totalAmount - (paidAmount - refundAmount);
    await writePassCanceled(tx, id, { reason, totalAmount, notOwed }, now);
    const after = await requirePass(await findPass(id, now, tx));
    await planOnlineRefund(tx, { kind: "pass", id }, after.refundDue);
    await recordChange(tx, {
      action: "cancel",
      entity: "pass",
      entityId: id,
      before,
      after: { ...after, refundAmount },
    });
    return { ...after, sent: await notifyPassCanceled(tx, after) };
  });
}

async function requirePass(pass: OwnedPass | null): Promise<OwnedPass> {
  if (pass === null) throw notFoundError("pass");
  return pass;
}

/**
 * Returns the entries of one use by hand; the sign-up stays as it is. The audit log contains the reason.
 * @throws AppError NOT_FOUND; DUPLICATE when they were already returned
 */
export async function returnEntries(
  { id, useId }: { id: number; useId: number },
  reason: string,
  now: Date,
): Promise<Pass> {
  return inTransaction(async (tx) => {
    const before = await requirePass(await findPassForUpdate(tx, id, now));
    const use = requireFound(
      before.uses.find((one) => one.id === useId),
      "passUse",
    );
    if (!(await writePassUseReturned(tx, { passId: id, useId }, now)))
      throw wordedError("DUPLICATE", "refusals.pass.givenBack");
    const after = await requirePass(await findPass(id, now, tx));
    const { entriesLeft } = before;
    await recordChange(tx, {
      action: "give-back",
      entity: "pass",
      entityId: id,
      before: { entriesLeft },
      after: { entriesLeft: after.entriesLeft, seats: use.seats, reason },
    });
    return after;
  });
}
