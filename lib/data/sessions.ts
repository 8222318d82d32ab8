import "server-only";
import type { Role } from "@/lib/domain/person/roles";
import type { OwnSession } from "@/lib/schemas/session";
import { prisma, type Queryable, type Transaction } from "./client";

/** What the rest of the code may know of somebody who is signed in. */
export const sessionUserSelect = {
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  isAdmin: true,
  role: true,
  isVerified: true,
  avatarType: true,
  avatarPrimaryColor: true,
  avatarSecondaryColor: true,
  avatarAccentColor: true,
  avatarBackgroundColor: true,
  customAvatarUrl: true,
  bio: true,
} as const;

export interface SessionUser {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** May use the panel: secretaries and administrators. */
  isAdmin: boolean;
  role: Role;
  isVerified: boolean;
  avatarType: "lotus" | "custom";
  avatarPrimaryColor: string;
  avatarSecondaryColor: string;
  avatarAccentColor: string;
  avatarBackgroundColor: string;
  customAvatarUrl: string | null;
  bio: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface LiveSession {
  user: SessionUser;
  /** When the person was here last, in whatever session. */
  lastActiveAt: Date;
  /** When this session was last used. */
  lastSeenAt: Date;
}

/** A live session and its user; null when it is revoked or over. */
export async function findSessionUser(sessionId: string, now: Date): Promise<LiveSession | null> {
  if (!UUID.test(sessionId)) return null;
  const session = await prisma().session.findUnique({
    where: { id: sessionId, expiresAt: { gt: now } },
    select: { lastSeenAt: true, user: { select: { ...sessionUserSelect, lastActiveAt: true } } },
  });
  if (session === null) return null;
  const { lastActiveAt, ...user } = session.user;
  return { user, lastActiveAt, lastSeenAt: session.lastSeenAt };
}

/** Records that a session was used. */
export async function touchSession(sessionId: string, now: Date): Promise<void> {
  await prisma().session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
}

/** Records that somebody was here, for the retention of idle accounts. */
export async function touchUser(userId: number, now: Date): Promise<void> {
  await prisma().user.updateMany({
    where: { id: userId },
    data: { lastActiveAt: now, inactivityWarnedAt: null },
  });
}

export interface NewSession {
  userId: number;
  /** Browser and system in words. */
  device: string;
  expiresAt: Date;
}

/** To be called under the account's lock: see lockCheckedAccount. */
export async function createSession(tx: Transaction, session: NewSession): Promise<string> {
  const { id } = await tx.session.create({ data: session, select: { id: true } });
  return id;
}

/**
 * Locks the account until the transaction ends, if the hash that a password was compared with is still its own: a
 * change of the password waits for the lock and then ends the session that is made under it. False otherwise.
 */
export async function lockCheckedAccount(
  tx: Transaction,
  userId: number,
  checkedHash: string,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId} AND password = ${checkedHash} FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** Ends a session; whose it was, null when there is no such session any more. */
export async function deleteSession(sessionId: string, on: Queryable = prisma()): Promise<number | null> {
  if (!UUID.test(sessionId)) return null;
  const where = { id: sessionId };
  const session = await on.session.findUnique({ where, select: { userId: true } });
  const { count } = await on.session.deleteMany({ where });
  return count > 0 ? (session?.userId ?? null) : null;
}

/** Ends one session of a user; false when she has none with this id. */
export async function deleteSessionOf(tx: Transaction, userId: number, sessionId: string): Promise<boolean> {
  if (!UUID.test(sessionId)) return false;
  return (await tx.session.deleteMany({ where: { id: sessionId, userId } })).count > 0;
}

/** The live sessions of a user, the last used first. */
export async function listSessions(userId: number, now: Date): Promise<Omit<OwnSession, "isCurrent">[]> {
  const rows = await prisma().session.findMany({
    where: { userId, expiresAt: { gt: now } },
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Ends all sessions of a user, save one where it is named. */
export async function deleteSessionsOf(
  userId: number,
  keep: string | null,
  on: Queryable = prisma(),
): Promise<void> {
  await on.session.deleteMany({ where: { userId, ...(keep === null ? {} : { id: { not: keep } }) } });
}
