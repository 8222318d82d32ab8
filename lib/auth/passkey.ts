import "server-only";
import { randomBytes } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { fullName } from "@/lib/domain/person/full-name";
import { env } from "@/lib/env";

/**
 * The ceremonies of WebAuthn level 2 for this site: passkeys that the device finds by itself (discoverable) and opens only
 * for its user (user verification), so that one of them stands for password and second factor.
 */

/** How long a challenge may be answered. */
export const CHALLENGE_MINUTES = 5;

const timeout = CHALLENGE_MINUTES * 60_000;

/** The origin of the site, and the host that its passkeys belong to. */
function relyingParty() {
  const { origin, hostname } = new URL(env().NEXTAUTH_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

interface Credential {
  /** base64url */
  credentialId: string;
  transports: string[];
}

type Transports = NonNullable<
  NonNullable<PublicKeyCredentialCreationOptionsJSON["excludeCredentials"]>[number]["transports"]
>;

const isTransport = (value: string): value is Transports[number] =>
  ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"].includes(value);

/** The name of an account in passkeys that were made before the names were random. */
const formerHandle = (userId: number) => Buffer.from(`account ${userId}`).toString("base64url");

/** A name for an account in its passkeys, which says nothing of it (WebAuthn level 2, 14.6.1). */
export const newPasskeyHandle = (): Uint8Array<ArrayBuffer> => Uint8Array.from(randomBytes(64));

/**
 * Whether an answer names the account that its passkey belongs to (WebAuthn level 2, 7.2, step 6). Devices that were given
 * the passkey may leave the name out.
 */
export const namesOwner = (
  userHandle: string | undefined,
  userId: number,
  handle: Uint8Array | null,
): boolean =>
  userHandle === undefined ||
  userHandle === formerHandle(userId) ||
  (handle !== null && userHandle === Buffer.from(handle).toString("base64url"));

/** What a device is asked for a new passkey. @param known those that it must not make again */
export const registrationOptions = (
  user: { handle: Uint8Array<ArrayBuffer>; username: string; firstName: string; lastName: string },
  siteName: string,
  known: readonly Credential[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty().expectedRPID,
    userID: user.handle,
    userName: user.username,
    userDisplayName: fullName(user),
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.filter(isTransport),
    })),
    timeout,
  });

/** What a device is asked to sign in with any passkey of this site. */
export const authenticationOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: relyingParty().expectedRPID,
    userVerification: "required",
    timeout,
  });

/** The challenge that an answer claims to have signed; null for an answer that cannot be read. */
export function claimedChallenge(response: { response: { clientDataJSON: string } }): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.response.clientDataJSON);
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** The new passkey in a device's answer; null when the answer does not hold. */
export async function readRegistration(response: RegistrationResponseJSON, challenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...relyingParty(),
    });
    if (!verified || registrationInfo === undefined) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (response.response.transports ?? []).filter(isTransport);
    return { credentialId: id, publicKey, counter, transports };
  } catch {
    // The library throws for everything that does not hold.
    return null;
  }
}

/**
 * The counter in a device's answer; null when the answer does not hold, or its counter goes back or stands still, as that of
 * a copied device would.
 */
export async function readAuthentication(
  response: AuthenticationResponseJSON,
  challenge: string,
  { credentialId, publicKey, counter }: Credential & { publicKey: Uint8Array<ArrayBuffer>; counter: number },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      credential: { id: credentialId, publicKey, counter },
      ...relyingParty(),
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
