import "server-only";
import { prisma } from "@/lib/data/client";
import { deleteSession } from "@/lib/data/person/sessions";
import { recordRepeatable } from "@/lib/data/site/audit-log";

/** Ends a session; does nothing if it has already ended. */
export async function signOut(sessionId: string, now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    const userId = await deleteSession(sessionId, tx);
    if (userId === null) return;
    await recordRepeatable(tx, { action: "logout", entity: "user", entityId: userId, actorId: userId }, now);
  });
}
