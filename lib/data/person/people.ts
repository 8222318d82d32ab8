import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { Language } from "@/lib/domain/language/languages";
import { requireFound } from "@/lib/errors";
import { languageSchema } from "@/lib/schemas/language/translations";

/** The people who own bookings, sign-ups, waiting entries and receipts, with or without an account. */

export interface Owner {
  personId: number;
  /** The account that sees the person; null without one. */
  accountId: number | null;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  language: Language;
}

const ownerSelect = {
  id: true,
  accountId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  language: true,
} as const satisfies Prisma.PersonSelect;

/** Null when the person does not exist. */
export async function findOwner(on: Queryable, personId: number): Promise<Owner | null> {
  const row = await on.person.findUnique({ where: { id: personId }, select: ownerSelect });
  if (row === null) return null;
  const { id, ...contact } = row;
  return { ...contact, personId: id, language: languageSchema.parse(contact.language) };
}

/** Locks a person, so that nothing new is written for them until the transaction ends. */
export async function lockPerson(tx: Transaction, personId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM people WHERE id = ${personId} FOR UPDATE`;
}

/** Deletes a person without an account. */
export async function deletePerson(tx: Transaction, { personId }: { personId: number }): Promise<void> {
  await tx.person.delete({ where: { id: personId }, select: { id: true } });
}

/** Locks several people in order of id, so that concurrent callers cannot deadlock. */
export async function lockPeople(tx: Transaction, personIds: readonly number[]): Promise<void> {
  for (const id of [...personIds].sort((a, b) => a - b)) await lockPerson(tx, id);
}

/** The data of a person that a receipt holds; null when the person does not exist. */
export async function findHolder(on: Queryable, personId: number) {
  return on.person.findUnique({
    where: { id: personId },
    select: {
      firstName: true,
      lastName: true,
      fiscalCode: true,
      address: true,
      city: true,
      postalCode: true,
    },
  });
}

/** The own person of an account; null when the account no longer exists. */
export async function findPersonIdOfAccount(on: Queryable, userId: number): Promise<number | null> {
  return (await on.user.findUnique({ where: { id: userId }, select: { personId: true } }))?.personId ?? null;
}

/** @throws AppError NOT_FOUND when the account no longer exists */
export async function personIdOfAccount(tx: Transaction, userId: number): Promise<number> {
  return requireFound(await findPersonIdOfAccount(tx, userId), "person");
}

/** Makes a person without an account visible to an account. */
export async function giveToAccount(tx: Transaction, personId: number, accountId: number): Promise<void> {
  await tx.person.update({ where: { id: personId }, data: { accountId }, select: { id: true } });
}

/** An arbitrary namespace, so that this advisory lock collides with no other. */
const ADDRESS_LOCKS = 0x7065_6f70;

/**
 * Serializes searches for a person by this e-mail address until the transaction ends, so that two concurrent writes do
 * not create the same person twice. Take this lock after those of accounts, rooms, events and courses.
 */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${ADDRESS_LOCKS}::int, hashtext(lower(${email})))::text`;
}

/** First and last name in the form in which names are compared. */
export const nameFold = (firstName: Prisma.Sql, lastName: Prisma.Sql) =>
  Prisma.sql`person_name_fold(${firstName} || ' ' || ${lastName})`;

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  language: Language;
}

/**
 * Creates a person without an account.
 * @returns the id
 */
export async function insertPerson(tx: Transaction, person: NewPerson): Promise<number> {
  const { id } = await tx.person.create({ data: person, select: { id: true } });
  return id;
}
