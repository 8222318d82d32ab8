import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { ApiClient } from "./api";
import { siteUrl } from "./site";

/** A software authenticator: passkey responses as a device creates them, or deliberately wrong ones. */

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** CBOR of a byte string of up to 65,535 bytes. */
const cborBytes = (data: Uint8Array) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

export interface Ceremony {
  challenge: string;
  /** The origin of the page; the site's by default. */
  origin?: string;
  /** The relying party's host; the site's by default. */
  host?: string;
  /** Whether the device verified its user. */
  isVerified?: boolean;
  /** The device's signature counter. */
  counter?: number;
  /** The user handle, base64url; omitted by default. */
  userHandle?: string;
}

/** Creates a passkey of a device for a site. @param site the origin of the site */
export function newSoftwarePasskey(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const key = Buffer.concat([
    Buffer.from("a5010203262001", "hex"),
    ...[Buffer.from("2158", "hex"), Buffer.from([32]), Buffer.from(x, "base64url")],
    ...[Buffer.from("2258", "hex"), Buffer.from([32]), Buffer.from(y, "base64url")],
  ]);

  const clientData = (type: string, { challenge, origin = site }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function deviceData({ host, isVerified = true, counter = 0 }: Ceremony, credential: Uint8Array[]) {
    const flags =
      USER_PRESENT + (isVerified ? USER_VERIFIED : 0) + (credential.length > 0 ? HAS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(host ?? new URL(site).hostname),
      Buffer.from([flags]),
      count,
      ...credential,
    ]);
  }
  const common = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
  } as const;

  return {
    /** The response to the options for a new passkey. */
    create(ceremony: Ceremony) {
      const data = deviceData(ceremony, [Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.from([0xa0])],
        ...[cborText("authData"), cborBytes(data)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", ceremony)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },
    /** The response to the options for signing in. */
    get(ceremony: Ceremony) {
      const client = clientData("webauthn.get", ceremony);
      const data = deviceData(ceremony, []);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(ceremony.userHandle === undefined ? {} : { userHandle: ceremony.userHandle }),
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof newSoftwarePasskey>;

/** Adds a passkey to the client's account. @param proof fields that prove the account's ownership */
export async function addPasskey(client: ApiClient, proof: Record<string, string>) {
  const passkey = newSoftwarePasskey(siteUrl());
  const { body } = await client.post<{ options: { challenge: string } }>(
    "/api/users/me/passkeys/options",
    proof,
  );
  const response = passkey.create({ challenge: body.options.challenge });
  const added = await client.post<{ id: string }>("/api/users/me/passkeys", {
    name: "Il telefono",
    response,
  });
  return { passkey, id: added.body.id };
}

/** Signs in with a passkey. @returns a client with the new session */
export async function loginByPasskey(passkey: SoftwarePasskey): Promise<ApiClient> {
  const visitor = new ApiClient();
  const { body } = await visitor.post<{ options: { challenge: string } }>("/api/auth/passkey/options");
  const response = passkey.get({ challenge: body.options.challenge });
  const signedIn = await visitor.post<{ authToken: string }>("/api/auth/passkey", { response });
  return new ApiClient({ token: signedIn.body.authToken });
}
