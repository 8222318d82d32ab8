import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { openSessionRow, type SessionRow } from "@/lib/auth/start-session";
import { prisma } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import { isKnownAddress, rememberAddress } from "@/lib/data/person/sign-in-addresses";
import {
  giveBackTry,
  type SignInAttempt,
  spendAttempt,
  type TriedAttempt,
} from "@/lib/data/person/sign-in-codes";
import { findUnverifiedCustomerId, findVerifiedUserId } from "@/lib/data/person/users";
import { checkLimit, countTowardsLimit } from "@/lib/data/site/rate-limit";
import type { Language } from "@/lib/domain/language/languages";
import { isSameEmail } from "@/lib/domain/person/email";
import { AppError, type FieldErrors } from "@/lib/errors";
import { SIGN_IN_CODE_MESSAGES } from "@/lib/messages/person/account";
import { clientAddress } from "@/lib/request/client-address";
import type { CodeLogin } from "@/lib/schemas/person/sign-in-code";
import { countAttempt, hashAddress, recordFailedSignIn } from "@/lib/services/person/login-limits";
import { chooseNewsletter } from "@/lib/services/person/newsletter";
import { tryCode } from "@/lib/services/person/request-code";
import { requireSecondFactor } from "@/lib/services/person/spend-totp";
import { createProvenAccount, replaceUnverifiedAccount, withFreeUsername } from "./proven-account";

const invalid = () => new AppError("CODE_INVALID");

interface Entered {
  user: SignedInUser;
  row: SessionRow;
  /** True if the account was created just now. */
  isNew: boolean;
}

/** A login with the language for an account that may be created. */
type SpokenLogin = CodeLogin & { language: Language };

/** The common input of signing in to an existing or a new account. */
interface Entry {
  request: Request;
  attempt: SignInAttempt;
  input: SpokenLogin;
  /** A keyed hash of the client's IP address. */
  addressHash: string;
  now: Date;
}

async function enterAccount(userId: number, entry: Entry): Promise<Entered> {
  const { request, attempt, input, addressHash, now } = entry;
  const { attemptHash, email } = attempt;
  // Guesses of the second factor count as failed logins.
  const guess = input.totp ? await countAttempt(userId, clientAddress(request), now) : null;
  try {
    const entered = await prisma().$transaction(async (tx) => {
      const account = await lockAccount(tx, userId);
      // The account may have got another address, or been deleted, in the meantime.
      if (account === null || !account.isVerified || !isSameEmail(account.email, email)) throw invalid();
      await requireSecondFactor(tx, userId, input.totp, now);
      if (!(await spendAttempt(tx, attemptHash, now))) throw invalid();
      await rememberAddress(tx, userId, addressHash, now);
      if (input.newsletter) await chooseNewsletter(tx, account, true, now);
      return { user: account, row: await openSessionRow(tx, request, userId, input.rememberMe, now) };
    });
    await guess?.succeed();
    return { ...entered, isNew: false };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    // The code stays valid for the next call, which sends the second factor too.
    if (code === "TOTP_REQUIRED") await giveBackTry(attemptHash);
    if (code === "TOTP_INVALID") await recordFailedSignIn(userId);
    throw error;
  }
}

/** The error for a new address without a name. */
async function nameless({ attempt, input }: Entry): Promise<AppError> {
  const errors: FieldErrors = {};
  if (input.firstName === undefined) errors.firstName = [SIGN_IN_CODE_MESSAGES.firstName];
  if (input.lastName === undefined) errors.lastName = [SIGN_IN_CODE_MESSAGES.lastName];
  // Only revealed after the person has proved that the mailbox is theirs.
  const isHeld = (await findUnverifiedCustomerId(attempt.email)) !== null;
  const message = isHeld ? SIGN_IN_CODE_MESSAGES.held : SIGN_IN_CODE_MESSAGES.nameless;
  return new AppError("VALIDATION", { message, errors });
}

/** Creates a passwordless account for a new address and signs in to it. */
async function enterNewAccount(entry: Entry): Promise<Entered> {
  const { request, attempt, input, addressHash, now } = entry;
  const { attemptHash, email } = attempt;
  const { firstName, lastName, phone, language, rememberMe } = input;
  if (firstName === undefined || lastName === undefined) {
    await giveBackTry(attemptHash);
    throw await nameless(entry);
  }
  const names = { email, firstName, lastName };
  return withFreeUsername(names, (username) =>
    replaceUnverifiedAccount(email, now, async (tx) => {
      if (!(await spendAttempt(tx, attemptHash, now))) throw invalid();
      // The form asks for age and privacy notice; the terms are accepted with each booking.
      const user = await createProvenAccount(tx, {
        ...names,
        username,
        phone,
        language,
        role: "customer",
        passwordHash: null,
        termsAcceptedAt: null,
      });
      if (input.newsletter) await chooseNewsletter(tx, user, true, now);
      await rememberAddress(tx, user.id, addressHash, now);
      const row = await openSessionRow(tx, request, user.id, rememberMe, now);
      return { user, row, isNew: true };
    }),
  );
}

/**
 * Limits wrong codes for one address, from clients that did not recently sign in to its account, to 50 a day. The first
 * try of each attempt is exempt, so that guessing strangers cannot lock out the owner who enters the right code on a
 * new network. Codes have a million values, and each is only valid for the client that requested it. At most 70 a day
 * are mailed to one address at the request of strangers (mail-limits.ts), ten of them after registering with it, so they
 * have 50 + 70 guesses: one chance in 8,000 a day, while 70 mails alert the owner.
 * @throws AppError RATE_LIMITED
 */
async function limitGuesses({ email, tries }: TriedAttempt): Promise<void> {
  if (tries > 1) await checkLimit("codeFailure", email);
}

/**
 * Signs in with a mailed code. If no account has verified the address, one is created with the names of the input; an
 * account that has the address but never verified it is deleted. The code works once, for the attempt that it was
 * mailed for; wrong codes are limited by attempt, address and client. The previous session of the same browser ends.
 * @throws AppError CODE_INVALID; TOTP_REQUIRED, and VALIDATION for missing names, after which the code is still valid;
 * TOTP_INVALID; DUPLICATE when a colleague's account has the address but never verified it; RATE_LIMITED
 */
export async function signInByCode(request: Request, input: SpokenLogin, now: Date): Promise<Entered> {
  const addressHash = hashAddress(clientAddress(request));
  const attempt = await tryCode(input.attempt, input.code, now);
  if (attempt === null) {
    await recordFailedSignIn(null);
    throw invalid();
  }
  const { email } = attempt;
  const userId = await findVerifiedUserId(email);
  // On a network from which the owner recently signed in, guessing strangers elsewhere cannot lock the owner out.
  const isKnown = userId !== null && (await isKnownAddress(userId, addressHash, now));
  if (!isKnown) await limitGuesses(attempt);
  if (!attempt.isRight) {
    if (!isKnown) await countTowardsLimit("codeFailure", email);
    await recordFailedSignIn(userId);
    throw invalid();
  }
  const entry = { request, attempt, input, addressHash, now };
  return userId === null ? enterNewAccount(entry) : enterAccount(userId, entry);
}
