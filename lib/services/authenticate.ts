import "server-only";
import { oneAtATime } from "@/lib/auth/one-at-a-time";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { checkLimit, clearLimit, countTowardsLimit } from "@/lib/data/rate-limit";
import { findCredentials } from "@/lib/data/users";
import { AppError } from "@/lib/errors";

export interface Authenticated {
  user: SignedInUser;
  checkedHash: string;
}

/**
 * Who has this name (username or e-mail address) and this password. An unknown name is answered like a wrong
 * password, in the same words and the same time.
 * @param address of the client, for the limit of ten failures
 * @returns the user with the hash that the password belongs to
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED after ten failures in a quarter of an hour
 */
export async function authenticate(name: string, password: string, address: string): Promise<Authenticated> {
  const who = [address, name.toLowerCase()] as const;
  return oneAtATime(who.join("|"), async () => {
    await checkLimit("loginFailure", ...who);
    const found = await findCredentials(name);
    if (!(await verifyPassword(found?.passwordHash ?? null, password)) || found === null) {
      await countTowardsLimit("loginFailure", ...who);
      const entityId = found?.user.id ?? null;
      await recordChange(prisma(), { action: "login-failed", entity: "user", entityId });
      throw new AppError("INVALID_CREDENTIALS");
    }
    await clearLimit("loginFailure", ...who);
    return { user: found.user, checkedHash: found.passwordHash };
  });
}
