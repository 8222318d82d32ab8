import "server-only";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { prisma, type Queryable, type Transaction } from "./client";
import { toDateColumn } from "./date-columns";
import { type SessionUser, sessionUserSelect } from "./sessions";

/** The account that has proven this address to be its own; an address that is merely claimed belongs to nobody. */
export async function findVerifiedUserId(email: string, on: Queryable = prisma()): Promise<number | null> {
  const user = await on.user.findUnique({ where: { email, isVerified: true }, select: { id: true } });
  return user?.id ?? null;
}

/** Who signs in with this username or e-mail address, with the hash to compare with. */
export async function findCredentials(
  name: string,
): Promise<{ user: SessionUser; passwordHash: string } | null> {
  const found = await prisma().user.findFirst({
    where: { OR: [{ username: name }, { email: name }] },
    select: { ...sessionUserSelect, password: true },
    orderBy: { id: "asc" },
  });
  if (found === null) return null;
  const { password: passwordHash, ...user } = found;
  return { user, passwordHash };
}

/** The fields that no two accounts share; upper and lower case are the same. */
export interface UniqueFields {
  username?: string | undefined;
  email?: string | undefined;
  fiscalCode?: string | undefined;
}

export type UniqueField = keyof UniqueFields;

/** Which of these are taken by an account other than `except`. */
export async function findTakenFields(
  wanted: UniqueFields,
  except: number | null,
  on: Queryable = prisma(),
): Promise<UniqueField[]> {
  const asked = (["username", "email", "fiscalCode"] as const).filter((field) => wanted[field] !== undefined);
  if (asked.length === 0) return [];
  const others = await on.user.findMany({
    where: {
      OR: asked.map((field) => ({ [field]: wanted[field] })),
      ...(except === null ? {} : { id: { not: except } }),
    },
    select: { username: true, email: true, fiscalCode: true },
  });
  const same = (field: UniqueField) =>
    others.some((other) => other[field]?.toLowerCase() === wanted[field]?.toLowerCase());
  return asked.filter(same);
}

export interface NewUser {
  username: string;
  passwordHash: string;
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDay;
  placeOfBirth: string;
  address: string;
  city: string;
  postalCode: string;
  fiscalCode: string;
  profession: string;
  bio: string | null;
  avatarType?: "lotus" | "custom" | undefined;
  avatarPrimaryColor?: string | undefined;
  avatarSecondaryColor?: string | undefined;
  avatarAccentColor?: string | undefined;
  avatarBackgroundColor?: string | undefined;
  customAvatarUrl: string | null;
}

/** @throws a unique violation when username, e-mail or codice fiscale are taken */
export async function insertUser(
  tx: Transaction,
  { passwordHash, dateOfBirth, ...fields }: NewUser,
): Promise<SessionUser> {
  return tx.user.create({
    data: { ...fields, password: passwordHash, dateOfBirth: toDateColumn(dateOfBirth) },
    select: sessionUserSelect,
  });
}
