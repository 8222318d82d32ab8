import "server-only";
import { openKey, secretaryOf, sentKey } from "@/lib/auth/api-key";
import { NOBODY, type ResolvedSession, resolveSession, type SignedInUser } from "@/lib/auth/resolve-session";
import type { LiveKey } from "@/lib/data/program/api-keys";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import {
  isAdministrator,
  mayKeepBooks,
  mayManageCentre,
  mayUsePanel,
  type Role,
} from "@/lib/domain/person/roles";
import { type KeyAccess, keyStanding, mayReadBy } from "@/lib/domain/program/key-access";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import { AppError, wordedError } from "@/lib/errors";
import { isCrossSite } from "@/lib/request/same-origin";
import type { Access } from "./endpoint-options";

/** The calls that a staff account may make without its second factor: signing in and out, and enrolling. */
const OWN_ACCOUNT = /^\/api\/(auth|users\/me)(\/|$)/;

/**
 * Applies the setting that staff accounts need a second factor. An account without it is refused every call that needs
 * a session, except calls about its own account.
 * @param path the path of the call
 * @returns the user of the call. On public calls, staff without the factor count as customers
 * @throws AppError FORBIDDEN
 */
function requirePanelFactor(
  path: string,
  isPublic: boolean,
  { user, lacksFactor }: Pick<ResolvedSession, "user" | "lacksFactor">,
): SignedInUser | null {
  if (user === null || !lacksFactor || OWN_ACCOUNT.test(path)) return user;
  if (!isPublic) throw wordedError("FORBIDDEN", "refusals.panel.needsSecondFactor");
  return { ...user, isAdmin: false, role: "customer" };
}

/** Methods without side effects. Next.js handles HEAD with the GET handler. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

export const isWrite = (request: Request): boolean => !SAFE_METHODS.has(request.method);

/** The caller of an endpoint, after all access checks. */
export interface ResolvedCaller {
  /** Null for a visitor. For an API key, a pseudo-user with the rights of a secretary and without an account. */
  user: SignedInUser | null;
  /** The account's id; null for visitors and API keys. */
  accountId: number | null;
  sessionId: string | null;
  /** The API key's id; null without one. */
  keyId: number | null;
}

const ADMITS: Record<Exclude<Access, "public">, (role: Role) => boolean> = {
  user: () => true,
  desk: mayUsePanel,
  staff: mayManageCentre,
  treasurer: mayKeepBooks,
  admin: isAdministrator,
};

/** @throws AppError UNAUTHENTICATED, FORBIDDEN */
function requireAccess(access: Access, user: SignedInUser | null): void {
  if (access === "public") return;
  if (user === null) throw new AppError("UNAUTHENTICATED");
  if (!ADMITS[access](user.role)) throw new AppError("FORBIDDEN");
}

/** The origin of a request, before its access is checked. */
export interface Identity {
  session: ResolvedSession;
  /** The API key. If there is one, the session is ignored. */
  key: LiveKey | null;
}

export const VISITOR: Identity = { session: NOBODY, key: null };

/**
 * Identifies the caller by API key, cookie or bearer token, and counts the calls of a key. A call with a key ignores a
 * cookie sent with it.
 * @throws AppError UNAUTHENTICATED for an invalid key; RATE_LIMITED
 */
export async function identify(request: Request): Promise<Identity> {
  const secret = sentKey(request);
  if (secret === null) return { session: await resolveSession(request), key: null };
  const key = await openKey(secret, new Date());
  if (key === null) throw wordedError("UNAUTHENTICATED", "refusals.program.keyOver");
  await consumeLimit("apiKey", String(key.id));
  return { session: NOBODY, key };
}

/** @throws AppError FORBIDDEN outside the key's scopes */
function admitKey(key: LiveKey, { access, keys }: { access: Access; keys: KeyAccess }): ResolvedCaller {
  const standing = keyStanding(keys, key.scopes);
  if (standing === null) throw wordedError("FORBIDDEN", "refusals.program.scope");
  const user = standing === "secretary" ? secretaryOf(key) : null;
  requireAccess(access, user);
  return { user, accountId: null, sessionId: null, keyId: key.id };
}

/** Calls that return an existing record, whether or not they changed it. */
const changesOne = ({ method, url }: Request) =>
  method === "PUT" || /\/(?:move|offer)$/.test(new URL(url).pathname);

/**
 * @param hasChanged whether the call has changed anything
 * @throws AppError FORBIDDEN for a key's call that changed nothing, and would only read what the key's scopes do not
 * cover
 */
export function refuseNoOpWrite(
  request: Request,
  { key }: Identity,
  access: KeyAccess,
  hasChanged: boolean,
): void {
  if (!changesOne(request) || hasChanged || key === null || mayReadBy(access, key.scopes)) return;
  throw wordedError("FORBIDDEN", "refusals.program.scope");
}

/** @throws AppError UNAUTHENTICATED, FORBIDDEN */
export function admit(
  request: Request,
  { session, key }: Identity,
  endpoint: { access: Access; keys: KeyAccess },
): ResolvedCaller {
  if (key !== null) return admitKey(key, endpoint);
  const { sessionId, byCookie } = session;
  if (isWrite(request) && byCookie && isCrossSite(request)) throw new AppError("FORBIDDEN");
  requireAccess(endpoint.access, session.user);
  const user = requirePanelFactor(new URL(request.url).pathname, endpoint.access === "public", session);
  return { user, accountId: user?.id ?? null, sessionId, keyId: null };
}

/** A taken time without the name of the person who booked it. */
const withoutName = (conflict: object): object =>
  "kind" in conflict && conflict.kind === "booking"
    ? { ...conflict, title: rulesOfKind("booking").label }
    : conflict;

/**
 * A refusal as its caller may see it: who has booked a time that is in the way is told in the panel, and to keys that
 * may read bookings.
 */
export function withoutNames(error: unknown, { key }: Pick<Identity, "key">): unknown {
  if (key === null || key.scopes.includes("bookings:read")) return error;
  if (!(error instanceof AppError) || error.code !== "CLASHES") return error;
  return new AppError("CLASHES", { conflicts: (error.conflicts ?? []).map(withoutName) });
}
