import "server-only";
import { prisma } from "@/lib/data/client";
import { currentCaller } from "@/lib/data/site/audit-context";
import { recordChange } from "@/lib/data/site/audit-log";
import { isWithinLimit } from "@/lib/data/site/rate-limit";

/**
 * Notes a refused sign-in in the log of changes: once a minute for a client address, so that nobody floods the log. Each
 * refusal has its line in the log of requests.
 * @param userId null where no account is known
 */
export async function recordFailedSignIn(userId: number | null): Promise<void> {
  if (!(await isWithinLimit("failureNote", currentCaller()?.address ?? ""))) return;
  await recordChange(prisma(), { action: "login-failed", entity: "user", entityId: userId });
}
