import "server-only";
import { prisma } from "@/lib/data/client";
import { deleteSessionOf, deleteSessionsOf } from "@/lib/data/person/sessions";
import { recordChange } from "@/lib/data/site/audit-log";
import { AppError } from "@/lib/errors";

/** Ends one session of a user. @throws AppError NOT_FOUND when the user has none with this id */
export async function endSession(userId: number, sessionId: string): Promise<void> {
  await prisma().$transaction(async (tx) => {
    if (!(await deleteSessionOf(tx, userId, sessionId))) throw new AppError("NOT_FOUND");
    await recordChange(tx, { action: "session-end", entity: "user", entityId: userId });
  });
}

/** Ends all sessions of a user but `current`, the one that makes the request. */
export async function endOtherSessions(userId: number, current: string | null): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await deleteSessionsOf(userId, current, tx);
    await recordChange(tx, { action: "session-end", entity: "user", entityId: userId });
  });
}
