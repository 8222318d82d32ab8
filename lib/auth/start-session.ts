import "server-only";
import type { Queryable } from "@/lib/data/client";
import { createSession } from "@/lib/data/sessions";
import { isSecureRequest } from "@/lib/http/client-address";
import { isBrowser } from "@/lib/http/same-origin";
import { sessionCookie } from "./session-cookie";
import { hashFingerprint, newFingerprint, sealCarrier } from "./session-token";

/** Seconds (the contract's "Authentication and account"). */
const SESSION_SECONDS = 12 * 60 * 60;
const REMEMBERED_SESSION_SECONDS = 30 * 24 * 60 * 60;

export interface StartedSession {
  /** The bearer token; a browser's works only together with the cookie. */
  authToken: string;
  /** For the Set-Cookie header. */
  cookie: string;
}

/**
 * Signs somebody in: one row, carried by a cookie and by a bearer token.
 * @param on the transaction that creates the account, when there is one
 */
export async function startSession(
  request: Request,
  userId: number,
  isRemembered: boolean,
  now: Date,
  on?: Queryable,
): Promise<StartedSession> {
  const seconds = isRemembered ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS;
  const sessionId = await createSession(userId, new Date(now.getTime() + seconds * 1000), on);
  const fingerprint = isBrowser(request) ? newFingerprint() : null;
  const fingerprintHash = fingerprint === null ? null : hashFingerprint(fingerprint);
  const cookie = await sealCarrier(
    { sessionId, kind: "cookie", fingerprint, fingerprintHash: null },
    seconds,
  );
  const authToken = await sealCarrier(
    { sessionId, kind: "bearer", fingerprint: null, fingerprintHash },
    seconds,
  );
  return { authToken, cookie: sessionCookie(cookie, seconds, isSecureRequest(request)) };
}
