import "server-only";
import type { Role } from "@/lib/domain/person/roles";
import { prisma, type Queryable } from "./client";

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

/** The user of a live session, and when she was last seen; null when the session is revoked or over. */
export async function findSessionUser(
  sessionId: string,
  now: Date,
): Promise<{ user: SessionUser; lastActiveAt: Date } | null> {
  if (!UUID.test(sessionId)) return null;
  const session = await prisma().session.findUnique({
    where: { id: sessionId, expiresAt: { gt: now } },
    select: { user: { select: { ...sessionUserSelect, lastActiveAt: true } } },
  });
  if (session === null) return null;
  const { lastActiveAt, ...user } = session.user;
  return { user, lastActiveAt };
}

/** Records that somebody was here, for the retention of idle accounts. */
export async function touchUser(userId: number, now: Date): Promise<void> {
  await prisma().user.updateMany({
    where: { id: userId },
    data: { lastActiveAt: now, inactivityWarnedAt: null },
  });
}

export async function createSession(
  userId: number,
  expiresAt: Date,
  on: Queryable = prisma(),
): Promise<string> {
  const { id } = await on.session.create({ data: { userId, expiresAt }, select: { id: true } });
  return id;
}

export async function deleteSession(sessionId: string): Promise<void> {
  await prisma().session.deleteMany({ where: { id: sessionId } });
}

/** Ends all sessions of a user, save one where it is named. */
export async function deleteSessionsOf(
  userId: number,
  keep: string | null,
  on: Queryable = prisma(),
): Promise<void> {
  await on.session.deleteMany({ where: { userId, ...(keep === null ? {} : { id: { not: keep } }) } });
}
