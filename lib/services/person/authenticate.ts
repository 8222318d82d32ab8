import "server-only";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { findCredentials } from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import { foldName } from "@/lib/domain/person/folded-name";
import { AppError } from "@/lib/errors";
import { countAttempt, type LoginAttempt } from "./login-limits";

export interface Authenticated {
  user: SignedInUser;
  /** The hash that the password belongs to. */
  checkedHash: string;
  /** Counted as a failure until it is told how it ended. */
  attempt: LoginAttempt;
}

/**
 * Who has this name (username or e-mail address) and this password. An unknown name is answered like a wrong
 * password, in the same words and the same time, and failures are counted by account, however its name is spelled.
 * @param address of the client, for the limits
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function authenticate(
  name: string,
  password: string,
  address: string,
  now: Date,
): Promise<Authenticated> {
  const found = await findCredentials(name);
  const attempt = await countAttempt(found?.user.id ?? foldName(name), address, now);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  if (found === null || !isRight) {
    const entityId = found?.user.id ?? null;
    await recordChange(prisma(), { action: "login-failed", entity: "user", entityId });
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { user: found.user, checkedHash: found.passwordHash, attempt };
}
