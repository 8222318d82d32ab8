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
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from "@simplewebauthn/server/helpers";
import { fullName } from "@/lib/domain/person/full-name";
import { env } from "@/lib/env";

/**
 * The ceremonies of WebAuthn level 2. Passkeys are discoverable and require user verification, so that a passkey
 * replaces both the password and the second factor.
 */

export const CHALLENGE_MINUTES = 5;

const timeout = CHALLENGE_MINUTES * 60_000;

/** The site's origin, and the host to which its passkeys belong. */
function relyingParty() {
  const { origin, hostname } = new URL(env().NEXTAUTH_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

interface Credential {
  /** In base64url. */
  credentialId: string;
  transports: string[];
}

type Transports = NonNullable<
  NonNullable<PublicKeyCredentialCreationOptionsJSON["excludeCredentials"]>[number]["transports"]
>;

const isTransport = (value: string): value is Transports[number] =>
  ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"].includes(value);

/** The user handle in passkeys that were created before handles became random. */
const formerHandle = (userId: number) => Buffer.from(`account ${userId}`).toString("base64url");

/** A random user handle, which reveals nothing about the account (WebAuthn level 2, 14.6.1). */
export const newPasskeyHandle = (): Uint8Array<ArrayBuffer> => Uint8Array.from(randomBytes(64));

/**
 * Whether a response names the account that owns its passkey (WebAuthn level 2, 7.2, step 6). Devices may omit the
 * handle if the request listed the passkey.
 */
export const isOwnersHandle = (
  userHandle: string | undefined,
  userId: number,
  handle: Uint8Array | null,
): boolean =>
  userHandle === undefined ||
  userHandle === formerHandle(userId) ||
  (handle !== null && userHandle === Buffer.from(handle).toString("base64url"));

/** The options with which a device creates a passkey. @param known passkeys that it must not create again */
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

/** The options with which a device signs in with any passkey of this site. */
export const authenticationOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: relyingParty().expectedRPID,
    userVerification: "required",
    timeout,
  });

/** The challenge that a response claims to have signed; null if the response cannot be read. */
export function claimedChallenge(response: { response: { clientDataJSON: string } }): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.response.clientDataJSON);
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * A response without the device's attestation, which the site does not request. To verify one, the library requests
 * the addresses of revocation lists in the certificates that the client sent.
 */
function withoutAttestation({ response, ...rest }: RegistrationResponseJSON): RegistrationResponseJSON {
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ["fmt", "none"],
    ["attStmt", new Map<string, string>()],
    ["authData", sent.get("authData")],
  ]);
  return {
    ...rest,
    response: { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(bare)) },
  };
}

/** The new passkey in a device's response; null if the verification fails. */
export async function readRegistration(response: RegistrationResponseJSON, challenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: withoutAttestation(response),
      expectedChallenge: challenge,
      ...relyingParty(),
    });
    if (!verified || registrationInfo === undefined) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (response.response.transports ?? []).filter(isTransport);
    return { credentialId: id, publicKey, counter, transports };
  } catch {
    // The library throws for every failed verification.
    return null;
  }
}

/**
 * The counter in a device's response. Null if the verification fails, or if the counter has not increased, which
 * indicates a cloned device.
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
