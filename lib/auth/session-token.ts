import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/env";

/**
 * A session is carried by an httpOnly cookie and a bearer token, both encrypted with next-auth's JWE. Both contain the
 * id of a row in `sessions` and are valid while that row exists. A browser's cookie also contains a random fingerprint
 * and its bearer token the fingerprint's hash, so that a stolen token is useless without the cookie
 * (docs/decisions/02-one-session-two-carriers.md).
 */
interface SessionToken {
  sessionId: string;
  /** Set in browsers' cookies only. */
  fingerprint: string | null;
  /** Set in browsers' bearer tokens only. */
  fingerprintHash: string | null;
  kind: "cookie" | "bearer";
}

export const newFingerprint = () => randomBytes(24).toString("base64url");

export const hashFingerprint = (fingerprint: string) =>
  createHash("sha256").update(fingerprint).digest("base64url");

/** Encrypts the content of a cookie or bearer token. `maxAge` in seconds. */
export function sealSessionToken(carrier: SessionToken, maxAge: number): Promise<string> {
  return encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge,
    token: {
      sid: carrier.sessionId,
      kind: carrier.kind,
      fp: carrier.fingerprint,
      fph: carrier.fingerprintHash,
    },
  });
}

/** Decrypts a cookie or bearer token; null if it is expired, of the other kind, or not created by this site. */
export async function openSessionToken(
  sealed: string,
  kind: "cookie" | "bearer",
): Promise<SessionToken | null> {
  if (sealed === "" || sealed.length > 4096) return null;
  try {
    const token = await decode({ token: sealed, secret: env().NEXTAUTH_SECRET });
    if (!token || typeof token.sid !== "string" || token.kind !== kind) return null;
    return {
      sessionId: token.sid,
      kind,
      fingerprint: typeof token.fp === "string" ? token.fp : null,
      fingerprintHash: typeof token.fph === "string" ? token.fph : null,
    };
  } catch {
    return null;
  }
}

export function isSameBrowserSession(bearer: SessionToken, cookie: SessionToken | null): boolean {
  if (bearer.fingerprintHash === null) return true;
  if (
    cookie?.fingerprint === null ||
    cookie?.fingerprint === undefined ||
    cookie.sessionId !== bearer.sessionId
  )
    return false;
  const expected = Buffer.from(bearer.fingerprintHash);
  const actual = Buffer.from(hashFingerprint(cookie.fingerprint));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
