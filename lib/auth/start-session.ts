import "server-only";
import type { Queryable } from "@/lib/data/client";
import { createSession } from "@/lib/data/sessions";
import { isSecureRequest } from "@/lib/request/client-address";
import { isBrowser } from "@/lib/request/same-origin";
import { sessionCookie } from "./session-cookie";
import { hashFingerprint, newFingerprint, sealCarrier } from "./session-token";

/** Seconds (the contract's "Authentication and account"). */
const SESSION_SECONDS = 12 * 60 * 60;
const REMEMBERED_SESSION_SECONDS = 30 * 24 * 60 * 60;

export const sessionSeconds = (isRemembered: boolean): number =>
  isRemembered ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS;

export interface SessionRow {
  sessionId: string;
  /** Ties a bearer token to the cookie of this browser; null for a client that is no browser. */
  fingerprint: string | null;
}

/** Creates the row that makes a session live. */
export async function openSessionRow(
  request: Request,
  userId: number,
  isRemembered: boolean,
  now: Date,
  on?: Queryable,
): Promise<SessionRow> {
  const expiresAt = new Date(now.getTime() + sessionSeconds(isRemembered) * 1000);
  const sessionId = await createSession(userId, expiresAt, on);
  return { sessionId, fingerprint: isBrowser(request) ? newFingerprint() : null };
}

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
  const { sessionId, fingerprint } = await openSessionRow(request, userId, isRemembered, now, on);
  const seconds = sessionSeconds(isRemembered);
  const fingerprintHash = fingerprint === null ? null : hashFingerprint(fingerprint);
  const [cookie, authToken] = await Promise.all([
    sealCarrier({ sessionId, kind: "cookie", fingerprint, fingerprintHash: null }, seconds),
    sealCarrier({ sessionId, kind: "bearer", fingerprint: null, fingerprintHash }, seconds),
  ]);
  return { authToken, cookie: sessionCookie(cookie, seconds, isSecureRequest(request)) };
}
