import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { isUuid } from "@/lib/domain/site/uuid";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { OwnSession } from "@/lib/schemas/person/session";
import { type User, userSchema } from "@/lib/schemas/person/user";

/** The fields of a signed-in user that are available to the rest of the code. */
export type SessionUser = User;
const OF_PERSON = { firstName: true, lastName: true, phone: true, language: true } as const;

const COLUMNS = {
  id: true,
  username: true,
  email: true,
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
} as const satisfies Record<Exclude<keyof User, "isTeacher" | keyof typeof OF_PERSON>, true>;

export const sessionUserSelect = {
  ...COLUMNS,
  person: { select: { ...OF_PERSON, teacher: { select: { id: true } } } },
} as const;

interface UserRow {
  person: Pick<User, "firstName" | "lastName" | "phone"> & {
    language: string;
    teacher: { id: number } | null;
  };
}

/** Converts a row of `sessionUserSelect`. */
export const toSessionUser = <Row extends UserRow>({
  person: { firstName, lastName, phone, language, teacher },
  ...row
}: Row) => ({
  ...row,
  firstName,
  lastName,
  phone,
  language: languageSchema.parse(language),
  isTeacher: teacher !== null,
});

const rowSchema = userSchema.extend({
  lastSeenAt: z.date(),
  lastActiveAt: z.date(),
  idleTimeoutMinutes: z.number().nullable(),
  lacksFactor: z.boolean(),
});

export interface FoundSession {
  user: SessionUser;
  /** When the user was last active, in any session. */
  lastActiveAt: Date;
  /** When this session was last used. */
  lastSeenAt: Date;
  /** Minutes without use after which the settings end a session; null for never. */
  idleTimeoutMinutes: number | null;
  /** Whether the settings require a second factor of staff accounts and this session has none. */
  lacksFactor: boolean;
}

/**
 * A session that is neither revoked nor expired, with its user and the related settings; null otherwise. One statement,
 * since every request of a signed-in user begins with it.
 */
export async function findSession(
  sessionId: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<FoundSession | null> {
  if (!isUuid(sessionId)) return null;
  const sql = Prisma.sql`
    SELECT s.last_seen_at AS "lastSeenAt", u.last_active_at AS "lastActiveAt",
           g.idle_timeout_minutes AS "idleTimeoutMinutes",
           g.requires_totp_for_admins AND u.is_admin AND u.totp_enabled_at IS NULL AND s.passkey_at IS NULL
             AS "lacksFactor",
           u.id, u.username::text, p.first_name AS "firstName", p.last_name AS "lastName", u.email::text, p.phone,
           u.is_admin AS "isAdmin", u.role::text, u.is_verified AS "isVerified",
           EXISTS (SELECT 1 FROM teachers t WHERE t.person_id = u.person_id) AS "isTeacher",
           u.avatar_type::text AS "avatarType",
           u.avatar_primary_color AS "avatarPrimaryColor", u.avatar_secondary_color AS "avatarSecondaryColor",
           u.avatar_accent_color AS "avatarAccentColor", u.avatar_background_color AS "avatarBackgroundColor",
           u.custom_avatar_url AS "customAvatarUrl", u.bio, p.language
      FROM sessions s JOIN users u ON u.id = s.user_id JOIN people p ON p.id = u.person_id CROSS JOIN settings g
     WHERE s.id = ${sessionId}::uuid AND s.expires_at > ${now}`;
  const [row] = await queryRows(on, rowSchema, sql);
  if (row === undefined) return null;
  const { lastActiveAt, lastSeenAt, idleTimeoutMinutes, lacksFactor, ...user } = row;
  return { user, lastActiveAt, lastSeenAt, idleTimeoutMinutes, lacksFactor };
}

/**
 * When a session was opened by a passkey, and when that passkey was created; null if the session was opened otherwise,
 * or the passkey or session no longer exists.
 */
export async function findSessionPasskey(
  sessionId: string,
): Promise<{ passkeyAt: Date | null; passkeyCreatedAt: Date | null }> {
  const row = await prisma().session.findUnique({
    where: { id: sessionId },
    select: { passkeyAt: true, passkey: { select: { createdAt: true } } },
  });
  return { passkeyAt: row?.passkeyAt ?? null, passkeyCreatedAt: row?.passkey?.createdAt ?? null };
}

/** When a session was opened without a passkey; null for a session opened by a passkey or one that no longer exists. */
export async function findSessionStart(sessionId: string): Promise<Date | null> {
  const found = await prisma().session.findUnique({
    where: { id: sessionId, passkeyAt: null },
    select: { createdAt: true },
  });
  return found?.createdAt ?? null;
}

export async function touchSession(sessionId: string, now: Date): Promise<void> {
  await prisma().session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
}

/** Records that a user was active, for the removal of idle accounts. */
export async function touchUser(userId: number, now: Date): Promise<void> {
  await prisma().user.updateMany({
    where: { id: userId },
    data: { lastActiveAt: now, inactivityWarnedAt: null },
  });
}

interface NewSession {
  userId: number;
  /** Browser and operating system, as text. */
  device: string;
  expiresAt: Date;
  /** When a passkey opened the session; null if it was opened otherwise. */
  passkeyAt: Date | null;
  passkeyId: string | null;
}

/** The most sessions of an account: more than anybody has devices, and few enough to list at once. */
const MOST_SESSIONS = 500;

/**
 * Creates a session and returns its id. Beyond the limit, the least recently used sessions end. The caller holds the
 * account's lock: see lockCheckedAccount.
 */
export async function createSession(tx: Transaction, session: NewSession): Promise<string> {
  const { id } = await tx.session.create({ data: session, select: { id: true } });
  await tx.$executeRaw`
    DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE user_id = ${session.userId} AND id <> ${id}::uuid
      ORDER BY last_seen_at DESC, id OFFSET ${MOST_SESSIONS - 1}::int)`;
  return id;
}

/**
 * Locks the account until the transaction ends if the hash that a password was compared with is still current: a
 * concurrent change of the password then waits, and ends the session that is created under the lock.
 * @returns false when the hash is no longer current
 */
export async function lockCheckedAccount(
  tx: Transaction,
  userId: number,
  checkedHash: string,
): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT 1 FROM users WHERE id = ${userId} AND password = ${checkedHash} FOR NO KEY UPDATE`;
  return (await queryRows(tx, z.unknown(), sql)).length > 0;
}

/** @returns the id of the session's user; null when the session no longer exists */
export async function deleteSession(sessionId: string, on: Queryable = prisma()): Promise<number | null> {
  if (!isUuid(sessionId)) return null;
  const where = { id: sessionId };
  const session = await on.session.findUnique({ where, select: { userId: true } });
  const { count } = await on.session.deleteMany({ where });
  return count > 0 ? (session?.userId ?? null) : null;
}

/** @returns false when the session does not exist or belongs to another user */
export async function deleteSessionOf(tx: Transaction, userId: number, sessionId: string): Promise<boolean> {
  if (!isUuid(sessionId)) return false;
  return (await tx.session.deleteMany({ where: { id: sessionId, userId } })).count > 0;
}

/** The live sessions of a user, most recently used first. */
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

/** Ends the sessions opened by any of these passkeys, except `keep`. */
export async function deleteSessionsByPasskey(
  tx: Transaction,
  passkeyIds: readonly string[],
  keep: string | null,
): Promise<void> {
  const others = keep === null ? {} : { id: { not: keep } };
  await tx.session.deleteMany({ where: { passkeyId: { in: [...passkeyIds] }, ...others } });
}

/** Ends the sessions of a user that no passkey opened, except `keep`. */
export async function deleteSessionsWithoutPasskey(
  tx: Transaction,
  userId: number,
  keep: string | null,
): Promise<void> {
  const others = keep === null ? {} : { id: { not: keep } };
  await tx.session.deleteMany({ where: { userId, passkeyAt: null, ...others } });
}

export async function deleteSessionsOf(
  userId: number,
  keep: string | null,
  on: Queryable = prisma(),
): Promise<void> {
  await on.session.deleteMany({ where: { userId, ...(keep === null ? {} : { id: { not: keep } }) } });
}
