import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { openSessionRow, type SessionRow } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { lockCheckedAccount } from "@/lib/data/sessions";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/request/client-address";
import { authenticate } from "./authenticate";

export interface SignInInput {
  /** The username or the e-mail address. */
  username: string;
  password: string;
  rememberMe: boolean;
}

/**
 * Signs somebody in: checks the password, and opens a session under the account's lock while that password is still
 * the account's. The session that the same browser had ends.
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function signIn(
  request: Request,
  { username, password, rememberMe }: SignInInput,
  now: Date,
): Promise<{ user: SignedInUser; row: SessionRow }> {
  const { user, checkedHash } = await authenticate(username, password, clientAddress(request));
  const row = await prisma().$transaction(async (tx) => {
    if (!(await lockCheckedAccount(tx, user.id, checkedHash))) throw new AppError("INVALID_CREDENTIALS");
    return openSessionRow(tx, request, user.id, rememberMe, now);
  });
  return { user, row };
}
