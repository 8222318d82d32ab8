import "server-only";
import { oneAtATime } from "@/lib/auth/one-at-a-time";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findPasswordHash, setPassword } from "@/lib/data/accounts";
import { prisma } from "@/lib/data/client";
import { checkLimit, clearLimit, countTowardsLimit } from "@/lib/data/rate-limit";
import { deleteSessionsOf } from "@/lib/data/sessions";
import { AppError } from "@/lib/errors";
import { notifyPasswordChanged } from "./notifications";

/**
 * Refuses unless the signed-in person knows her password; a stolen session gets ten guesses in a quarter of an hour.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED
 */
export async function requirePassword(userId: number, password: string, field: string): Promise<void> {
  const key = `password of ${userId}`;
  await oneAtATime(key, async () => {
    await checkLimit("loginFailure", key);
    if (await verifyPassword(await findPasswordHash(userId), password))
      return clearLimit("loginFailure", key);
    await countTowardsLimit("loginFailure", key);
    const wrong = new AppError("WRONG_PASSWORD");
    throw new AppError("WRONG_PASSWORD", { errors: { [field]: [wrong.message] } });
  });
}

/**
 * Changes the password of somebody who is signed in. All her other sessions end, the one that asks lives on.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED
 */
export async function changePassword(
  user: SignedInUser,
  sessionId: string | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  now: Date,
): Promise<void> {
  await requirePassword(user.id, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(newPassword);
  await prisma().$transaction(async (tx) => {
    await setPassword(tx, user.id, passwordHash);
    await deleteSessionsOf(user.id, sessionId, tx);
    await notifyPasswordChanged(tx, user, now);
  });
}
