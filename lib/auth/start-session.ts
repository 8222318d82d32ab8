import "server-only";
import type { Transaction } from "@/lib/data/client";
import { createSession, deleteSession } from "@/lib/data/person/sessions";
import { recordRepeatable } from "@/lib/data/site/audit-log";
import { deviceLabel } from "@/lib/domain/person/device-label";
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from "@/lib/domain/person/retention";
import { isSecureRequest } from "@/lib/request/client-address";
import { isBrowser } from "@/lib/request/same-origin";
import { readCookie, SESSION_COOKIE, sessionCookie } from "./session-cookie";
import { hashFingerprint, newFingerprint, openSessionToken, sealSessionToken } from "./session-token";

/** Seconds (docs/rules.md, "Sessions"). */
const SESSION_SECONDS = SESSION_HOURS * 60 * 60;
const REMEMBERED_SESSION_SECONDS = REMEMBERED_SESSION_DAYS * 24 * 60 * 60;

/** In seconds. */
export const sessionSeconds = (isRemembered: boolean): number =>
  isRemembered ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS;

export interface SessionRow {
  sessionId: string;
  /** Binds the bearer token to this browser's cookie; null for clients that are not browsers. */
  fingerprint: string | null;
}

/** Ends the browser's previous session: a new sign-in, by any user, replaces it. */
async function endFormerSession(tx: Transaction, request: Request): Promise<void> {
  const cookie = readCookie(request.headers.get("cookie"), SESSION_COOKIE);
  const former = cookie === null ? null : await openSessionToken(cookie, "cookie");
  if (former !== null) await deleteSession(former.sessionId, tx);
}

/**
 * Creates the row of a session. The caller holds the account's lock, or has just created the account.
 * @param passkeyId the passkey used to sign in, which also counts as the second factor; null without one
 */
export async function openSessionRow(
  tx: Transaction,
  request: Request,
  userId: number,
  isRemembered: boolean,
  now: Date,
  passkeyId: string | null = null,
): Promise<SessionRow> {
  await endFormerSession(tx, request);
  const expiresAt = new Date(now.getTime() + sessionSeconds(isRemembered) * 1000);
  const device = deviceLabel(request.headers.get("user-agent"));
  const sessionId = await createSession(tx, {
    userId,
    device,
    expiresAt,
    passkeyAt: passkeyId === null ? null : now,
    passkeyId,
  });
  await recordRepeatable(tx, { action: "login", entity: "user", entityId: userId, actorId: userId }, now);
  return { sessionId, fingerprint: isBrowser(request) ? newFingerprint() : null };
}

export interface StartedSession {
  /** The bearer token; a browser's is valid only together with its cookie. */
  authToken: string;
  /** The Set-Cookie header. */
  cookie: string;
}

export async function issueSessionTokens(
  request: Request,
  { sessionId, fingerprint }: SessionRow,
  isRemembered: boolean,
): Promise<StartedSession> {
  const seconds = sessionSeconds(isRemembered);
  const fingerprintHash = fingerprint === null ? null : hashFingerprint(fingerprint);
  const [cookie, authToken] = await Promise.all([
    sealSessionToken({ sessionId, kind: "cookie", fingerprint, fingerprintHash: null }, seconds),
    sealSessionToken({ sessionId, kind: "bearer", fingerprint: null, fingerprintHash }, seconds),
  ]);
  return { authToken, cookie: sessionCookie(cookie, seconds, isSecureRequest(request)) };
}
