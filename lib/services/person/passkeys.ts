import "server-only";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  CHALLENGE_MINUTES,
  claimedChallenge,
  newPasskeyHandle,
  readRegistration,
  registrationOptions,
} from "@/lib/auth/passkey";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import {
  deletePasskey,
  findPasskeyHandle,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  spendChallenge,
  storePasskeyHandle,
} from "@/lib/data/person/passkeys";
import { deleteSessionsByPasskey } from "@/lib/data/person/sessions";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite } from "@/lib/data/site/site";
import { text } from "@/lib/domain/language/text";
import { AppError, wordedError } from "@/lib/errors";
import type { Passkey } from "@/lib/schemas/person/passkey";
import { notifyPasskey } from "./notifications";
import { type IdentityProof, isProvenByPasskey, requireCurrentHash, requireProof } from "./prove-identity";
import { requireOwnFactor } from "./require-own-factor";
import { requireVerifiedEmail } from "./require-verified-email";

export const MAX_PASSKEYS = 20;

const REFUSED = text("refusals.person.passkeyRefused");

/** The account's user handle in its passkeys, created with the first one. */
async function handleOf(tx: Transaction, userId: number): Promise<Uint8Array<ArrayBuffer>> {
  const known = await findPasskeyHandle(userId, tx);
  if (known !== null) return known;
  const handle = newPasskeyHandle();
  await storePasskeyHandle(tx, userId, handle);
  return handle;
}

/**
 * The registration options for a device; valid once, for five minutes.
 * @param proof checked now, so that no device creates a passkey in vain, or sent with the device's response
 * @throws AppError FORBIDDEN while the e-mail address is not verified; as `requireProof` for a wrong proof
 */
export async function startPasskey(
  user: SignedInUser,
  sessionId: string | null,
  proof: IdentityProof | undefined,
  now: Date,
) {
  const handle = await prisma().$transaction(async (tx) => {
    requireVerifiedEmail(await lockAccount(tx, user.id));
    return handleOf(tx, user.id);
  });
  if (proof !== undefined) await requireProof(user, sessionId, proof, now);
  const isProven = proof !== undefined || (await isProvenByPasskey(sessionId, now));
  const { name } = await findSite();
  const options = await registrationOptions({ ...user, handle }, name, await listPasskeys(user.id));
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge({ challenge: options.challenge, userId: user.id, isProven, expiresAt });
  return { options, isProven };
}

/**
 * Adds the passkey that a device created and notifies its owner by mail.
 * @throws AppError VALIDATION for an invalid response, or one whose challenge is unknown, used or expired; DUPLICATE
 * for a passkey that an account already has, or one beyond the maximum; FORBIDDEN while the e-mail address is not
 * verified, and as `requireOwnFactor`; as `requireProof` when the challenge was issued without a proof
 */
export async function addPasskey(
  user: SignedInUser,
  sessionId: string | null,
  {
    name,
    response,
    proof,
  }: { name: string; response: RegistrationResponseJSON; proof: IdentityProof | undefined },
  now: Date,
): Promise<Passkey> {
  const refused = () => new AppError("VALIDATION", { errors: { response: [REFUSED] } });
  const challenge = claimedChallenge(response);
  const open = challenge === null ? null : await spendChallenge(challenge, user.id, now);
  if (challenge === null || open === null) throw refused();
  const made = await readRegistration(response, challenge);
  if (made === null) throw refused();
  const checked = open.isProven ? null : { hash: await requireProof(user, sessionId, proof, now) };
  return prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    requireVerifiedEmail(account);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    if (checked !== null) await requireCurrentHash(tx, user.id, checked.hash);
    await requireOwnFactor(tx, user.id, sessionId, now);
    if ((await listPasskeys(user.id, tx)).length >= MAX_PASSKEYS)
      throw wordedError("DUPLICATE", "refusals.person.passkeysFull");
    const passkey = await insertPasskey(tx, { ...made, name, userId: user.id });
    await recordChange(tx, { action: "passkey-added", entity: "user", entityId: user.id });
    await notifyPasskey(tx, account, { template: "passkeyAdded", names: [name] }, now);
    return passkey;
  });
}

/**
 * Removes one of the user's passkeys, ends the other sessions that it opened and notifies the owner by mail.
 * @throws AppError NOT_FOUND; FORBIDDEN as `requireOwnFactor`; as `requireProof`
 */
export async function removePasskey(
  user: SignedInUser,
  sessionId: string | null,
  id: string,
  proof: IdentityProof | undefined,
  now: Date,
): Promise<void> {
  const passkey = (await listPasskeys(user.id)).find((one) => one.id === id);
  if (passkey === undefined) throw new AppError("NOT_FOUND");
  const checkedHash = await requireProof(user, sessionId, proof, now);
  await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    await requireCurrentHash(tx, user.id, checkedHash);
    await requireOwnFactor(tx, user.id, sessionId, now);
    await deleteSessionsByPasskey(tx, [id], sessionId);
    if (!(await deletePasskey(tx, user.id, id))) throw new AppError("NOT_FOUND");
    await recordChange(tx, { action: "passkey-removed", entity: "user", entityId: user.id });
    await notifyPasskey(tx, account, { template: "passkeyRemoved", names: [passkey.name] }, now);
  });
}
