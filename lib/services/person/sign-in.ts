import "server-only";
import { verifyPassword } from "@/lib/auth/password";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { openSessionRow, type SessionRow } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { lockCheckedAccount } from "@/lib/data/person/sessions";
import { rememberAddress } from "@/lib/data/person/sign-in-addresses";
import { findCredentials } from "@/lib/data/person/users";
import { foldName } from "@/lib/domain/person/folded-name";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/request/client-address";
import { countAttempt, hashAddress, type LoginAttempt, recordFailedSignIn } from "./login-limits";
import { requireSecondFactor } from "./spend-totp";

interface Authenticated {
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
async function authenticate(
  name: string,
  password: string,
  address: string,
  now: Date,
): Promise<Authenticated> {
  const found = await findCredentials(name);
  const attempt = await countAttempt(found?.user.id ?? foldName(name), address, now);
  // An account without a password takes the same time, and no password matches.
  const checkedHash = found?.passwordHash ?? null;
  const isRight = await verifyPassword(checkedHash, password);
  if (found === null || checkedHash === null || !isRight) {
    await recordFailedSignIn(found?.user.id ?? null);
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { user: found.user, checkedHash, attempt };
}

interface SignInInput {
  /** The username or the e-mail address. */
  username: string;
  password: string;
  /** A code of the second factor, or a recovery code, if the account requires one. */
  totp?: string | undefined;
  rememberMe: boolean;
}

/**
 * Checks the password and the second factor and opens a session, under the account's lock and only if the password was
 * not changed in the meantime. The previous session of the same browser ends.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, TOTP_REQUIRED, TOTP_INVALID
 */
export async function signIn(
  request: Request,
  { username, password, totp, rememberMe }: SignInInput,
  now: Date,
): Promise<{ user: SignedInUser; row: SessionRow }> {
  const address = clientAddress(request);
  const { user, checkedHash, attempt } = await authenticate(username, password, address, now);
  try {
    const row = await prisma().$transaction(async (tx) => {
      if (!(await lockCheckedAccount(tx, user.id, checkedHash))) throw new AppError("INVALID_CREDENTIALS");
      await requireSecondFactor(tx, user.id, totp, now);
      await rememberAddress(tx, user.id, hashAddress(address), now);
      return openSessionRow(tx, request, user.id, rememberMe, now);
    });
    await attempt.succeed();
    return { user, row };
  } catch (error) {
    // A login without the code does not count as a failed attempt; one with a wrong code does.
    if (error instanceof AppError && error.code === "TOTP_REQUIRED") await attempt.withdraw();
    if (error instanceof AppError && error.code === "TOTP_INVALID") await recordFailedSignIn(user.id);
    throw error;
  }
}
