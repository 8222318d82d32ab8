import { findSite } from "@/lib/data/site/site";
import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { sealSecret } from "@/lib/auth/sealed-secret";
import {
  bareCode,
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  otpauthUrl,
  stepOfCode,
} from "@/lib/auth/totp";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import {
  enableSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  storeTotpSecret,
} from "@/lib/data/person/second-factor";
import { deleteSessionsWithoutPasskey } from "@/lib/data/person/sessions";
import { findCredentials } from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import { AppError, requireFound, wordedError } from "@/lib/errors";
import { notifySecondFactor } from "./notifications";
import { type IdentityProof, requireCurrentHash, requireProof } from "./prove-identity";
import { requireOwnFactor } from "./require-own-factor";
import { requireVerifiedEmail } from "./require-verified-email";
import { openTotpSecret } from "./spend-totp";

async function requireLockedAccount(tx: Transaction, userId: number) {
  const account = await lockAccount(tx, userId);
  if (account === null) throw new AppError("UNAUTHENTICATED");
  return account;
}

const isOnAlready = () => wordedError("DUPLICATE", "refusals.person.secondFactorOn");

/**
 * Creates a TOTP secret for an authenticator app, replacing an earlier unconfirmed one. Logins require codes only after
 * the first code was confirmed. Starting requires a proof, so only the user who gave it knows the secret and can
 * confirm it.
 * @throws AppError DUPLICATE when the second factor is on; FORBIDDEN while the e-mail address is not verified, and as
 * `requireOwnFactor`; as `requireProof`
 */
export async function startTotp(
  user: SignedInUser,
  sessionId: string | null,
  proof: IdentityProof | undefined,
  now: Date,
): Promise<{ secret: string; otpauthUrl: string }> {
  const secret = newTotpSecret();
  const requireOff = async (tx: Transaction) => {
    requireVerifiedEmail(await requireLockedAccount(tx, user.id));
    await requireOwnFactor(tx, user.id, sessionId, now);
    if ((await findSecondFactor(user.id, tx)).enabledAt !== null) throw isOnAlready();
  };
  await prisma().$transaction(requireOff);
  const checkedHash = await requireProof(user, sessionId, proof, now);
  await prisma().$transaction(async (tx) => {
    await requireOff(tx);
    await requireCurrentHash(tx, user.id, checkedHash);
    await storeTotpSecret(tx, user.id, sealSecret("totp", secret));
  });
  return { secret, otpauthUrl: otpauthUrl(secret, user.username, (await findSite()).name) };
}

/**
 * Switches the second factor on with a first code, which cannot be used again. Ends the other sessions that were opened
 * without a factor: whoever knows the password may hold one, and it would count as opened with both.
 * @returns the recovery codes; only their hashes are stored
 * @throws AppError TOTP_INVALID, also when there is no secret to confirm; DUPLICATE when it is on; FORBIDDEN while the
 * e-mail address is not verified, and as `requireOwnFactor`
 */
export async function confirmTotp(
  userId: number,
  sessionId: string | null,
  code: string,
  now: Date,
): Promise<string[]> {
  const recoveryCodes = newRecoveryCodes();
  await prisma().$transaction(async (tx) => {
    const account = await requireLockedAccount(tx, userId);
    requireVerifiedEmail(account);
    await requireOwnFactor(tx, userId, sessionId, now);
    const { secret, enabledAt } = await findSecondFactor(userId, tx);
    if (enabledAt !== null) throw isOnAlready();
    const opened = secret && openTotpSecret(secret);
    const step = opened ? stepOfCode(opened, bareCode(code), now) : null;
    if (step === null) throw new AppError("TOTP_INVALID");
    await enableSecondFactor(tx, userId, { step, recoveryHashes: recoveryCodes.map(hashRecoveryCode), now });
    await deleteSessionsWithoutPasskey(tx, userId, sessionId);
    await recordChange(tx, { action: "totp-on", entity: "user", entityId: userId });
    await notifySecondFactor(tx, account, "secondFactorOn", now);
  });
  return recoveryCodes;
}

async function switchOff(
  tx: Transaction,
  account: Awaited<ReturnType<typeof requireLockedAccount>>,
  now: Date,
): Promise<void> {
  const { enabledAt } = await findSecondFactor(account.id, tx);
  await removeSecondFactor(tx, account.id);
  if (enabledAt === null) return;
  await recordChange(tx, { action: "totp-off", entity: "user", entityId: account.id });
  await notifySecondFactor(tx, account, "secondFactorOff", now);
}

/**
 * Switches the second factor of an account off, for whoever runs the site (`npm run second-factor`). The owner is
 * notified by mail.
 * @param name the username or e-mail address
 * @throws AppError NOT_FOUND
 */
export async function switchOffTotp(name: string, now: Date): Promise<void> {
  const found = requireFound(await findCredentials(name), "person");
  await prisma().$transaction(async (tx) =>
    switchOff(tx, await requireLockedAccount(tx, found.user.id), now),
  );
}

/**
 * Switches the second factor off, or discards an unconfirmed one.
 * @throws AppError as `requireProof`
 */
export async function disableTotp(
  user: SignedInUser,
  sessionId: string | null,
  proof: IdentityProof | undefined,
  now: Date,
): Promise<void> {
  const checkedHash = await requireProof(user, sessionId, proof, now);
  const userId = user.id;
  await prisma().$transaction(async (tx) => {
    const account = await requireLockedAccount(tx, userId);
    await requireCurrentHash(tx, userId, checkedHash);
    await switchOff(tx, account, now);
  });
}
