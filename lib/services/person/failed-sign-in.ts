import "server-only";
import { prisma } from "@/lib/data/client";
import { currentCaller } from "@/lib/data/site/audit-context";
import { recordChange } from "@/lib/data/site/audit-log";
import { isWithinLimit } from "@/lib/data/site/rate-limit";

/**
 * Records a refused sign-in in the audit log, once a minute per client address to prevent flooding. The request log has
 * a line for each.
 * @param userId null when no account is known
 */
export async function recordFailedSignIn(userId: number | null): Promise<void> {
  if (!(await isWithinLimit("failureNote", currentCaller()?.address ?? ""))) return;
  await recordChange(prisma(), { action: "login-failed", entity: "user", entityId: userId });
}
