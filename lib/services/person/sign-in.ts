import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { openSessionRow, type SessionRow } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { lockCheckedAccount } from "@/lib/data/person/sessions";
import { rememberAddress } from "@/lib/data/person/sign-in-addresses";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/request/client-address";
import { authenticate } from "./authenticate";
import { recordFailedSignIn } from "./failed-sign-in";
import { hashAddress } from "./login-limits";
import { requireSecondFactor } from "./spend-totp";

export interface SignInInput {
  /** The username or the e-mail address. */
  username: string;
  password: string;
  /** A code of the second factor, or a recovery code, where the account asks for one. */
  totp?: string | undefined;
  rememberMe: boolean;
}

/**
 * Checks the password and the second factor and opens a session. It is opened under the account's lock, and only if the
 * password was not changed meanwhile. The previous session of the same browser ends.
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
