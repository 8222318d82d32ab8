import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumn, toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Account } from "@/lib/schemas/person/account";
import { sessionUserSelect, toSessionUser } from "./sessions";
import { claimFiscalCode } from "./users";

const OF_PERSON = {
  dateOfBirth: true,
  placeOfBirth: true,
  address: true,
  city: true,
  postalCode: true,
  fiscalCode: true,
  memberUntil: true,
} as const satisfies Prisma.PersonSelect;

const accountSelect = {
  ...sessionUserSelect,
  person: { select: { ...sessionUserSelect.person.select, ...OF_PERSON, newsletterSince: true } },
  newsletterWantedAt: true,
  profession: true,
  documentType: true,
  documentNumber: true,
  documentIssueDate: true,
  documentExpiryDate: true,
  documentImageUrl: true,
  registrationDate: true,
  termsAcceptedAt: true,
  pendingEmail: true,
  totpEnabledAt: true,
  declinesPasskeys: true,
  password: true,
} as const satisfies Prisma.UserSelect;

function toAccount({
  totpEnabledAt,
  password,
  newsletterWantedAt,
  ...row
}: Prisma.UserGetPayload<{ select: typeof accountSelect }>): Account {
  const { placeOfBirth, address, city, postalCode, fiscalCode, ...person } = row.person;
  const newsletterSince = person.newsletterSince?.toISOString() ?? null;
  return {
    newsletterSince,
    newsletter: newsletterSince !== null || newsletterWantedAt !== null,
    ...toSessionUser(row),
    placeOfBirth,
    address,
    city,
    postalCode,
    fiscalCode,
    hasTotp: totpEnabledAt !== null,
    confirmsByCode: password === null,
    dateOfBirth: toDayOrNull(person.dateOfBirth),
    documentIssueDate: toDayOrNull(row.documentIssueDate),
    documentExpiryDate: toDayOrNull(row.documentExpiryDate),
    registrationDate: row.registrationDate.toISOString(),
    termsAcceptedAt: row.termsAcceptedAt?.toISOString() ?? null,
    memberUntil: toDayOrNull(person.memberUntil),
  };
}

/** Everything that users may see of their own account; null for an unknown id. */
export async function findAccount(userId: number, on: Queryable = prisma()): Promise<Account | null> {
  const row = await on.user.findUnique({ where: { id: userId }, select: accountSelect });
  return row ? toAccount(row) : null;
}

/** The password hash of an account; null when it has none or does not exist. */
export async function findPasswordHash(userId: number): Promise<string | null> {
  const row = await prisma().user.findUnique({ where: { id: userId }, select: { password: true } });
  return row?.password ?? null;
}

/**
 * Sets a new password.
 * @returns false when `checkedHash`, the hash that the old password was compared with (null for none), is no longer
 * current
 */
export async function replacePassword(
  tx: Transaction,
  userId: number,
  checkedHash: string | null,
  passwordHash: string,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, password: checkedHash },
    data: { password: passwordHash },
  });
  if (count === 0) return false;
  // An open reset link would let its holder in after the change. The link to an unverified address stays valid: it
  // belongs to the owner of the mailbox, whom a stranger who registered with that address must not lock out.
  await tx.user.updateMany({
    where: { id: userId, isVerified: true },
    data: { resetPasswordToken: null, resetPasswordExpires: null },
  });
  return true;
}

/** Whether this is still the account's password hash (null for none). The caller holds the account's lock. */
export async function isCurrentHash(
  tx: Transaction,
  userId: number,
  checkedHash: string | null,
): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, password: checkedHash } })) > 0;
}

/** The fields that users change themselves; omitted ones stay as they are. */
type AccountChange = Partial<
  Omit<
    Account,
    | "id"
    | "username"
    | "isAdmin"
    | "role"
    | "isVerified"
    | "email"
    | "pendingEmail"
    | "hasTotp"
    | "confirmsByCode"
    | "registrationDate"
    | "termsAcceptedAt"
    | "newsletterSince"
    | "newsletter"
    | "documentImageUrl"
  >
>;

export async function updateAccount(
  tx: Transaction,
  userId: number,
  change: AccountChange,
): Promise<Account> {
  const { dateOfBirth, documentIssueDate, documentExpiryDate, ...rest } = change;
  const { firstName, lastName, phone, placeOfBirth, address, city, postalCode, ...others } = rest;
  const { fiscalCode, language, memberUntil: _, ...fields } = others;
  if (fiscalCode) await claimFiscalCode(tx, fiscalCode, userId);
  const person = {
    firstName,
    lastName,
    phone,
    placeOfBirth,
    address,
    city,
    postalCode,
    fiscalCode,
    language,
    ...(dateOfBirth ? { dateOfBirth: toDateColumn(dateOfBirth) } : {}),
  };
  const row = await tx.user.update({
    where: { id: userId },
    data: {
      ...fields,
      person: { update: person },
      ...(documentIssueDate === undefined
        ? {}
        : { documentIssueDate: toDateColumnOrNull(documentIssueDate) }),
      ...(documentExpiryDate === undefined
        ? {}
        : { documentExpiryDate: toDateColumnOrNull(documentExpiryDate) }),
    },
    select: accountSelect,
  });
  return toAccount(row);
}

/** Reads an account and locks its row until the transaction ends; null when it does not exist. */
export async function lockAccount(tx: Transaction, userId: number): Promise<Account | null> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  return findAccount(userId, tx);
}

const idRowSchema = z.object({ id: z.int() });

/**
 * The ids of all administrators, with their rows locked, so that two administrators cannot remove each other
 * concurrently.
 */
export async function lockAdministratorIds(tx: Transaction): Promise<number[]> {
  const sql = Prisma.sql`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`;
  const rows = await queryRows(tx, idRowSchema, sql);
  return rows.map((row) => row.id);
}

/** Deletes the account with its sessions. For the rest of the person's data see lib/data/privacy/personal-data.ts. */
export async function deleteAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.user.delete({ where: { id: userId }, select: { id: true } });
}
