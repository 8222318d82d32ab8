import "server-only";
import { type SessionUser, touchSession, touchUser } from "@/lib/data/person/sessions";
import { UNATTENDED_HEADER } from "@/lib/domain/site/unattended-header";
import { findLiveSession } from "./live-session";
import { readCookie, SESSION_COOKIE } from "./session-cookie";
import { isSameBrowserSession, openSessionToken } from "./session-token";

export type SignedInUser = SessionUser;

export interface ResolvedSession {
  user: SignedInUser | null;
  sessionId: string | null;
  /** Whether the settings require a second factor for this account and it has none. */
  lacksFactor: boolean;
  /** Authenticated by the cookie only: writes must then come from this site (CSRF). */
  byCookie: boolean;
}

export const NOBODY: ResolvedSession = { user: null, sessionId: null, lacksFactor: false, byCookie: false };
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether an open tab makes the request by itself, perhaps with nobody in front of it. The browser also reopens streams
 * of events by itself.
 */
const isUnattended = ({ headers }: Request): boolean =>
  headers.has(UNATTENDED_HEADER) || headers.get("accept") === "text/event-stream";

/** @param isUse whether the request counts as a use of the session, which keeps it from ending as idle */
async function openSession(sessionId: string, byCookie: boolean, isUse: boolean): Promise<ResolvedSession> {
  const now = new Date();
  const found = await findLiveSession(sessionId, now);
  if (found === null) return NOBODY;
  const { user, idleMs, allowedMs, lacksFactor } = found;
  if (!isUse) return { user, sessionId, lacksFactor, byCookie };
  // Frequent enough for the shortest idle timeout.
  if (idleMs > Math.min(MINUTE_MS, (allowedMs ?? MINUTE_MS) / 4)) await touchSession(sessionId, now);
  if (now.getTime() - found.lastActiveAt.getTime() > DAY_MS) await touchUser(user.id, now);
  return { user, sessionId, lacksFactor, byCookie };
}

export async function resolveCookie(value: string | null, isUse = true): Promise<ResolvedSession> {
  const carrier = value === null ? null : await openSessionToken(value, "cookie");
  return carrier === null ? NOBODY : openSession(carrier.sessionId, true, isUse);
}

/**
 * The session of a request, read from the database each time. A bearer token, if sent, must be valid: with a fallback
 * to the cookie, a stolen token would work with any browser's cookie.
 */
export async function resolveSession(request: Request): Promise<ResolvedSession> {
  const cookie = readCookie(request.headers.get("cookie"), SESSION_COOKIE);
  const authorization = request.headers.get("authorization");
  const isUse = !isUnattended(request);
  if (authorization === null) return resolveCookie(cookie, isUse);
  const [, token] = /^Bearer\s+(\S+)$/i.exec(authorization) ?? [];
  const bearer = token === undefined ? null : await openSessionToken(token, "bearer");
  if (bearer === null) return NOBODY;
  const companion = cookie === null ? null : await openSessionToken(cookie, "cookie");
  return isSameBrowserSession(bearer, companion) ? openSession(bearer.sessionId, false, isUse) : NOBODY;
}
