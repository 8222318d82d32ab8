import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { Language } from "@/lib/domain/language/languages";
import { foldedNames, foldName, usernameSkeleton } from "@/lib/domain/person/folded-name";
import type { Role } from "@/lib/domain/person/roles";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { TAKEN_MESSAGES } from "@/lib/messages/person/account";
import { asSentence } from "@/lib/messages/validation";
import { languageSchema } from "@/lib/schemas/language/translations";
import { lockFiscalCode } from "./person-record";
import { type SessionUser, sessionUserSelect, toSessionUser } from "./sessions";

/** The user who has verified this address; null when there is none. */
export async function findVerifiedUserId(email: string, on: Queryable = prisma()): Promise<number | null> {
  const user = await on.user.findUnique({ where: { email, isVerified: true }, select: { id: true } });
  return user?.id ?? null;
}

/** The language of the account with this address, verified or not; null when there is none. */
export async function findLanguageOf(email: string): Promise<Language | null> {
  const select = { person: { select: { language: true } } } as const;
  const account = await prisma().user.findUnique({ where: { email }, select });
  return account && languageSchema.parse(account.person.language);
}

/** The customer account with this unverified address; null when there is none. */
export async function findUnverifiedCustomerId(
  email: string,
  on: Queryable = prisma(),
): Promise<number | null> {
  const where = { email, isVerified: false, role: "customer" as const };
  const user = await on.user.findFirst({ where, select: { id: true } });
  return user?.id ?? null;
}

/** The accounts that have verified one of the addresses, keyed by address in lower case. */
export async function findVerifiedOwners(emails: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map();
  const where = { email: { in: [...emails] }, isVerified: true };
  const users = await prisma().user.findMany({ where, select: { id: true, email: true } });
  return new Map(users.map(({ id, email }) => [email.toLowerCase(), id]));
}

/**
 * The user with this username or e-mail address and their password hash (null without a password); null when there is
 * no such user.
 */
export async function findCredentials(
  name: string,
): Promise<{ user: SessionUser; passwordHash: string | null } | null> {
  const fold = foldName(name);
  const candidates = await prisma().user.findMany({
    where: {
      OR: [
        { usernameFold: fold },
        { emailFold: fold },
        // An account whose folded name belonged to another one when names were first folded.
        { usernameFold: null, username: name },
        { emailFold: null, email: name },
      ],
    },
    select: { ...sessionUserSelect, password: true },
    orderBy: { id: "asc" },
  });
  const found = candidates.find(({ username }) => username === name) ?? candidates[0];
  if (found === undefined) return null;
  const { password: passwordHash, ...user } = found;
  return { user: toSessionUser(user), passwordHash };
}

/** The fields that are unique across accounts in any spelling; usernames must not look alike either. */
export interface UniqueFields {
  username?: string | undefined;
  email?: string | undefined;
  fiscalCode?: string | undefined;
}

type UniqueField = keyof UniqueFields;

function sameAs(field: UniqueField, value: string): Prisma.UserWhereInput[] {
  if (field === "fiscalCode") return [{ person: { fiscalCode: value } }];
  if (field === "email") return [{ email: value }, { emailFold: foldName(value) }];
  return [{ username: value }, { usernameFold: foldName(value) }, { usernameLook: usernameSkeleton(value) }];
}

/** The fields that are taken by an account other than `except`. */
export async function findTakenFields(
  wanted: UniqueFields,
  except: number | null,
  on: Queryable = prisma(),
): Promise<UniqueField[]> {
  const asked = (["username", "email", "fiscalCode"] as const).filter((field) => wanted[field] !== undefined);
  if (asked.length === 0) return [];
  const isAnothers = async (field: UniqueField) => {
    const OR = sameAs(field, wanted[field] ?? "");
    return (await on.user.count({ where: { OR, ...(except === null ? {} : { id: { not: except } }) } })) > 0;
  };
  const taken: UniqueField[] = [];
  for (const field of asked) if (await isAnothers(field)) taken.push(field);
  return taken;
}

/**
 * Refuses a codice fiscale that belongs to another account; locks it until the transaction ends.
 * @throws AppError DUPLICATE
 */
export async function claimFiscalCode(tx: Transaction, code: string, except: number | null): Promise<void> {
  await lockFiscalCode(tx, code);
  if ((await findTakenFields({ fiscalCode: code }, except, tx)).length === 0) return;
  const message = TAKEN_MESSAGES.fiscalCode;
  throw new AppError("DUPLICATE", { message: asSentence(message), errors: { fiscalCode: [message] } });
}

interface NewUser {
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
  /** Null for a person who has none. */
  fiscalCode: string | null;
  profession: string;
  bio: string | null;
  avatarType?: "lotus" | "custom" | undefined;
  avatarPrimaryColor?: string | undefined;
  avatarSecondaryColor?: string | undefined;
  avatarAccentColor?: string | undefined;
  avatarBackgroundColor?: string | undefined;
  customAvatarUrl: string | null;
  /** Null for an account whose owner was not asked. */
  termsAcceptedAt: Date | null;
  /** Null if the newsletter is not wanted. */
  newsletterWantedAt: Date | null;
  language: Language;
}

export type NewVerifiedUser = Pick<
  NewUser,
  "username" | "email" | "firstName" | "lastName" | "termsAcceptedAt"
> & {
  phone: string | null;
  role: Role;
  language: Language;
  /** Null for an account without a password. */
  passwordHash: string | null;
};

/** Inserts an account with its own person. */
export async function insertAccount(
  tx: Transaction,
  account: Omit<Prisma.UserUncheckedCreateInput, "personId">,
  person: Omit<Prisma.PersonUncheckedCreateInput, "accountId">,
): Promise<SessionUser> {
  const now = new Date();
  const data = { email: account.email, lastSeenAt: now, ...person };
  const { id: personId } = await tx.person.create({ data, select: { id: true } });
  const row = await tx.user.create({ data: { ...account, personId }, select: sessionUserSelect });
  await tx.person.update({ where: { id: personId }, data: { accountId: row.id }, select: { id: true } });
  return toSessionUser(row);
}

/** @throws a unique violation when the username or e-mail address is taken */
export async function insertVerifiedUser(
  tx: Transaction,
  { passwordHash, firstName, lastName, phone, language, ...fields }: NewVerifiedUser,
): Promise<SessionUser> {
  const data = { ...fields, ...foldedNames(fields), password: passwordHash, isVerified: true };
  return insertAccount(tx, data, { firstName, lastName, phone, language });
}

/** @throws a unique violation when the username or e-mail address is taken */
export async function insertUser(
  tx: Transaction,
  { passwordHash, firstName, lastName, phone, language, ...fields }: NewUser,
): Promise<SessionUser> {
  const { dateOfBirth, placeOfBirth, address, city, postalCode, fiscalCode, ...rest } = fields;
  if (fiscalCode !== null) await claimFiscalCode(tx, fiscalCode, null);
  return insertAccount(
    tx,
    { ...rest, ...foldedNames(fields), password: passwordHash },
    {
      firstName,
      lastName,
      phone,
      language,
      placeOfBirth,
      address,
      city,
      postalCode,
      fiscalCode,
      dateOfBirth: toDateColumn(dateOfBirth),
    },
  );
}

export interface Administrator {
  id: number;
  email: string;
  firstName: string;
  language: Language;
}

/** The administrators with a verified address, for notifications to all administrators. */
export async function listAdministrators(on: Queryable = prisma()): Promise<Administrator[]> {
  const rows = await on.user.findMany({
    where: { role: "admin", isVerified: true },
    select: { id: true, email: true, person: { select: { firstName: true, language: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ person: { firstName, language }, ...row }) => ({
    ...row,
    firstName,
    language: languageSchema.parse(language),
  }));
}
