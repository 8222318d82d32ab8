import "server-only";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import {
  authenticationOptions,
  CHALLENGE_MINUTES,
  claimedChallenge,
  isOwnersHandle,
  readAuthentication,
} from "@/lib/auth/passkey";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { openSessionRow, type SessionRow } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import {
  findPasskey,
  findPasskeyHandle,
  insertChallenge,
  recordUse,
  spendChallenge,
} from "@/lib/data/person/passkeys";
import { rememberAddress } from "@/lib/data/person/sign-in-addresses";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/request/client-address";
import { userSchema } from "@/lib/schemas/person/user";
import { hashAddress, recordFailedSignIn } from "./login-limits";

/** The authentication options for a device with any of its passkeys; valid once, for five minutes. */
export async function startPasskeyLogin(now: Date) {
  const options = await authenticationOptions();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge({ challenge: options.challenge, userId: null, isProven: false, expiresAt });
  return options;
}

async function refuse(userId: number | null): Promise<never> {
  await recordFailedSignIn(userId);
  throw new AppError("INVALID_CREDENTIALS");
}

/**
 * Signs in with a passkey, which replaces password and second factor, and opens a session. Every response uses up its
 * challenge. The previous session of the same browser ends.
 * @throws AppError INVALID_CREDENTIALS for every invalid response
 */
export async function signInByPasskey(
  request: Request,
  { response, rememberMe }: { response: AuthenticationResponseJSON; rememberMe: boolean },
  now: Date,
): Promise<{ user: SignedInUser; row: SessionRow }> {
  const challenge = claimedChallenge(response);
  const isOpen = challenge !== null && (await spendChallenge(challenge, null, now)) !== null;
  const passkey = await findPasskey(response.id);
  if (!isOpen || passkey === null) return refuse(passkey?.userId ?? null);
  const handle = await findPasskeyHandle(passkey.userId);
  if (!isOwnersHandle(response.response.userHandle, passkey.userId, handle)) return refuse(passkey.userId);
  const counter = await readAuthentication(response, challenge, passkey);
  if (counter === null) return refuse(passkey.userId);
  const signedIn = await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, passkey.userId);
    if (account === null || !(await recordUse(tx, passkey, counter, now))) return null;
    await rememberAddress(tx, account.id, hashAddress(clientAddress(request)), now);
    const row = await openSessionRow(tx, request, account.id, rememberMe, now, passkey.id);
    return { user: userSchema.parse(account), row };
  });
  return signedIn ?? refuse(passkey.userId);
}
