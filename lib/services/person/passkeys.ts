import "server-only";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  CHALLENGE_MINUTES,
  claimedChallenge,
  readRegistration,
  registrationOptions,
} from "@/lib/auth/passkey";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { lockAccount } from "@/lib/data/person/accounts";
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  spendChallenge,
} from "@/lib/data/person/passkeys";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite } from "@/lib/data/site/site";
import { text } from "@/lib/domain/language/text";
import { AppError } from "@/lib/errors";
import type { Passkey } from "@/lib/schemas/person/passkey";
import { type IdentityProof, requireIdentity } from "./change-password";
import { notifyPasskey } from "./notifications";
import { currentSession, requireOwnFactor } from "./require-own-factor";
import { requireVerifiedEmail } from "./require-verified-email";

const MINUTE_MS = 60_000;

/** How long after signing in with a passkey no password is asked for to remove one. */
const RECENT_MS = 5 * MINUTE_MS;

const REFUSED = text("refusals.person.passkeyRefused");

const newChallengeExpiry = (now: Date) => new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS);

/**
 * What a device is asked to make a passkey for an account; to be answered once, within five minutes.
 * @throws AppError FORBIDDEN while the e-mail address is not verified
 */
export async function startPasskey(user: SignedInUser, now: Date) {
  await prisma().$transaction(async (tx) => requireVerifiedEmail(await lockAccount(tx, user.id)));
  const { name } = await findSite();
  const options = await registrationOptions(user, name, await listPasskeys(user.id));
  await insertChallenge(options.challenge, user.id, newChallengeExpiry(now));
  return options;
}

/**
 * Adds the passkey that a device made. Its owner is told by mail.
 * @throws AppError VALIDATION for an answer that does not hold, or whose challenge is unknown, used or old; DUPLICATE for a
 * passkey that some account has already; FORBIDDEN while the e-mail address is not verified, and as requireOwnFactor
 */
export async function addPasskey(
  user: SignedInUser,
  sessionId: string | null,
  { name, response }: { name: string; response: RegistrationResponseJSON },
  now: Date,
): Promise<Passkey> {
  const refused = () => new AppError("VALIDATION", { errors: { response: [REFUSED] } });
  const challenge = claimedChallenge(response);
  if (challenge === null || !(await spendChallenge(challenge, user.id, now))) throw refused();
  const made = await readRegistration(response, challenge);
  if (made === null) throw refused();
  return prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    requireVerifiedEmail(account);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    await requireOwnFactor(tx, user.id, sessionId, now);
    const passkey = await insertPasskey(tx, { ...made, name, userId: user.id });
    await recordChange(tx, { action: "passkey-added", entity: "user", entityId: user.id });
    await notifyPasskey(tx, account, { template: "passkeyAdded", name }, now);
    return passkey;
  });
}

/**
 * Removes a passkey of one's own; it signs nobody in any more. Its owner is told by mail.
 * @param proof may be left out within five minutes after signing in with a passkey
 * @throws AppError NOT_FOUND; VALIDATION without a proof where one is needed; FORBIDDEN as requireOwnFactor; as
 * requireIdentity
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
  const { passkeyAt } = await currentSession(sessionId, now);
  const isRecent = passkeyAt !== null && now.getTime() - passkeyAt.getTime() <= RECENT_MS;
  if (!isRecent && proof === undefined)
    throw new AppError("VALIDATION", { errors: { password: [text("validation.passwordRequired")] } });
  if (!isRecent && proof !== undefined) await requireIdentity(user, proof, now);
  await prisma().$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === null) throw new AppError("UNAUTHENTICATED");
    await requireOwnFactor(tx, user.id, sessionId, now);
    if (!(await deletePasskey(tx, user.id, id))) throw new AppError("NOT_FOUND");
    await recordChange(tx, { action: "passkey-removed", entity: "user", entityId: user.id });
    await notifyPasskey(tx, account, { template: "passkeyRemoved", name: passkey.name }, now);
  });
}
