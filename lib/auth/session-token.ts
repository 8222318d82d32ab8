import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/env";

/**
 * The two carriers of a session, both sealed by next-auth's JWE: the httpOnly cookie and the bearer token. They name
 * the row in `sessions` that makes them live. The cookie of a browser holds a random fingerprint and its bearer
 * token the hash of it, so that a stolen copy of the token is worth nothing without the cookie (docs/decisions/02-one-session-two-carriers.md).
 */
export interface SessionCarrier {
  sessionId: string;
  /** In cookies of browsers. */
  fingerprint: string | null;
  /** In bearer tokens of browsers. */
  fingerprintHash: string | null;
  kind: "cookie" | "bearer";
}

export const newFingerprint = () => randomBytes(24).toString("base64url");

export const hashFingerprint = (fingerprint: string) =>
  createHash("sha256").update(fingerprint).digest("base64url");

/** Seals a carrier. `maxAge` in seconds. */
export function sealCarrier(carrier: SessionCarrier, maxAge: number): Promise<string> {
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

/** Opens a carrier; null for anything that this site has not sealed for that use, or that is past its time. */
export async function openCarrier(sealed: string, kind: "cookie" | "bearer"): Promise<SessionCarrier | null> {
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

/** Whether a browser's token and a cookie belong to the same browser and session. */
export function belongTogether(bearer: SessionCarrier, cookie: SessionCarrier | null): boolean {
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
