import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { updateEntry } from "@/lib/data/waiting/waiting-entries";
import { text } from "@/lib/domain/language/text";
import { isInLine } from "@/lib/domain/waiting/waiting";
import { AppError } from "@/lib/errors";
import { isReachedByMail } from "@/lib/jobs/queue";
import { notifyWaiting } from "@/lib/services/vacancy/notifications";
import { lockEntry, passOn, requireVisibleEntry, type WaitingCaller } from "./waiting-line";

const ACCEPTED = text("refusals.waiting.accepted");

/**
 * Takes an entry off the waiting list; what was held for it is offered to the next. Leaving twice changes nothing.
 * @returns for staff, also whether the person was mailed
 * @throws AppError NOT_FOUND for a caller with neither the link, the account nor a role in the panel; NOT_CANCELABLE
 * when it was accepted
 */
export async function leaveWaitingList(
  id: number,
  caller: WaitingCaller,
  now: Date,
): Promise<{ success: true; sent?: boolean }> {
  const isCentre = caller.user?.isAdmin === true && !caller.token;
  const seen = await requireVisibleEntry(id, caller, now);
  return prisma().$transaction(async (tx) => {
    const before = await lockEntry(tx, seen);
    if (before.status === "accepted") throw new AppError("NOT_CANCELABLE", { message: ACCEPTED });
    if (!isInLine(before.status)) return { success: true as const, ...(isCentre ? { sent: false } : {}) };
    const after = await updateEntry(tx, id, { status: "left" });
    if (before.status === "offered") await passOn(tx, before, now);
    if (isCentre && before.userId !== caller.user?.id) {
      await recordChange(tx, { action: "cancel", entity: "waiting-entry", entityId: id, before, after });
      await notifyWaiting(tx, "waitingRemoved", after);
      return { success: true as const, sent: isReachedByMail(after.email) };
    }
    return { success: true as const };
  });
}
