import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { Language } from "@/lib/domain/language/languages";
import { notFoundError } from "@/lib/errors";
import { languageSchema } from "@/lib/schemas/language/translations";

/** The people whom bookings, sign-ups, waiting entries and receipts belong to, with or without an account. */

/** What is known of whoever something is written for. */
export interface Owner {
  personId: number;
  /** The account that sees the person; null for people without one. */
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

/** A person by id; null when there is none. */
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

/** Deletes a person, whose account is gone before. */
export async function deletePerson(tx: Transaction, { personId }: { personId: number }): Promise<void> {
  await tx.person.delete({ where: { id: personId }, select: { id: true } });
}

/** Locks several people, in one order for everybody, so that nobody waits for somebody who waits for them. */
export async function lockPeople(tx: Transaction, personIds: readonly number[]): Promise<void> {
  for (const id of [...personIds].sort((a, b) => a - b)) await lockPerson(tx, id);
}

/** The data of a person that a receipt holds; null when there is none. */
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

/** The own person of an account; null when the account is gone. */
export async function findPersonIdOfAccount(on: Queryable, userId: number): Promise<number | null> {
  return (await on.user.findUnique({ where: { id: userId }, select: { personId: true } }))?.personId ?? null;
}

/** The own person of an account. @throws AppError NOT_FOUND when the account is gone */
export async function personIdOfAccount(tx: Transaction, userId: number): Promise<number> {
  const found = await findPersonIdOfAccount(tx, userId);
  if (found === null) throw notFoundError("person");
  return found;
}

/** Shows a person without an account to one. */
export async function giveToAccount(tx: Transaction, personId: number, accountId: number): Promise<void> {
  await tx.person.update({ where: { id: personId }, data: { accountId }, select: { id: true } });
}

/** A seed of our own, so that no other advisory lock is waited for. */
const ADDRESS_LOCKS = 0x7065_6f70;

/**
 * Serialises everybody who looks for a person by this e-mail address until the transaction ends, so that two writes at
 * the same moment do not make two people. To be taken after the locks of accounts, rooms, events and courses.
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

/** Makes a person without an account. @returns the id */
export async function insertPerson(tx: Transaction, person: NewPerson): Promise<number> {
  const { id } = await tx.person.create({ data: person, select: { id: true } });
  return id;
}
