import "server-only";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findCredentials } from "@/lib/data/person/users";
import { foldName } from "@/lib/domain/person/folded-name";
import { AppError } from "@/lib/errors";
import { recordFailedSignIn } from "./failed-sign-in";
import { countAttempt, type LoginAttempt } from "./login-limits";

export interface Authenticated {
  user: SignedInUser;
  /** The stored hash that the password matched. */
  checkedHash: string;
  /** Counts as a failed login until the caller reports its outcome. */
  attempt: LoginAttempt;
}

/**
 * Finds the user with this name and password. An unknown name gets the same error after the same time as a wrong
 * password, and failures are counted by account, however its name is spelled.
 * @param name username or e-mail address
 * @param address the client's IP address, for the limits
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
  // An account without a password takes the same time too, and no password is right.
  const checkedHash = found?.passwordHash ?? null;
  const isRight = await verifyPassword(checkedHash, password);
  if (found === null || checkedHash === null || !isRight) {
    await recordFailedSignIn(found?.user.id ?? null);
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { user: found.user, checkedHash, attempt };
}
