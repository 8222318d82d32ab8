import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Language } from "@/lib/domain/language/languages";
import { notFoundError } from "@/lib/errors";
import { languageSchema } from "@/lib/schemas/language/translations";

/** The people whom bookings, sign-ups, waiting entries and receipts belong to, with or without an account. */

/** What is known of whoever something is written for. */
export interface Owner {
  personId: number;
  /** The account of the person; null for people without one. */
  accountId: number | null;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  language: Language;
}

const ownerSelect = {
  ...{ id: true, userId: true, firstName: true, lastName: true, email: true, phone: true },
  language: true,
} as const satisfies Prisma.PersonSelect;

/** A person by id; null when there is none. */
export async function findOwner(on: Queryable, personId: number): Promise<Owner | null> {
  const row = await on.person.findUnique({ where: { id: personId }, select: ownerSelect });
  if (row === null) return null;
  const { id, userId, ...contact } = row;
  return { ...contact, personId: id, accountId: userId, language: languageSchema.parse(contact.language) };
}

const verifiedRowSchema = z.object({ isVerified: z.boolean() });

/** Whether an account has verified its address, which stays as it is until the transaction ends. */
export async function isVerifiedMeanwhile(tx: Transaction, userId: number): Promise<boolean> {
  const sql = Prisma.sql`SELECT is_verified AS "isVerified" FROM users WHERE id = ${userId} FOR KEY SHARE`;
  const [row] = await queryRows(tx, verifiedRowSchema, sql);
  return row?.isVerified ?? false;
}

/** Locks a person, so that nothing new is written for them until the transaction ends. */
export async function lockPerson(tx: Transaction, personId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM people WHERE id = ${personId} FOR UPDATE`;
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
      ...{ firstName: true, lastName: true, fiscalCode: true },
      ...{ address: true, city: true, postalCode: true },
    },
  });
}

const holderRowSchema = z.object({ isKnown: z.boolean() });

/** Whether a person's account may see the person as a receipt's holder: it is verified, or holds the same itself. */
export async function knowsHolder(tx: Transaction, personId: number): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT u.is_verified OR ROW(p.first_name, p.last_name, p.fiscal_code, p.address, p.city, p.postal_code)
      IS NOT DISTINCT FROM ROW(u.first_name, u.last_name, u.fiscal_code, u.address, u.city, u.postal_code) AS "isKnown"
    FROM people p JOIN users u ON u.id = p.user_id WHERE p.id = ${personId}`;
  const [row] = await queryRows(tx, holderRowSchema, sql);
  return row?.isKnown ?? false;
}

/** Makes the people of accounts that have none: since there are people, a trigger makes them with the account. */
export async function insertPeopleOfAccounts(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO people (user_id, first_name, last_name, email, phone, date_of_birth, place_of_birth, fiscal_code,
      address, city, postal_code, member_until, note, language, created_at, last_seen_at)
    SELECT id, first_name, last_name, email, phone, date_of_birth, place_of_birth, fiscal_code,
      address, city, postal_code, member_until, note, language, registration_date, last_active_at
    FROM users WHERE id = ANY(${[...userIds]}::int[])
    ON CONFLICT (user_id) DO NOTHING`;
}

/** The person of an account; null when it has none yet. */
export async function findPersonIdOfAccount(on: Queryable, userId: number): Promise<number | null> {
  return (await on.person.findUnique({ where: { userId }, select: { id: true } }))?.id ?? null;
}

/** The person of an account. @throws AppError NOT_FOUND when the account is gone */
export async function personIdOfAccount(tx: Transaction, userId: number): Promise<number> {
  const found = await findPersonIdOfAccount(tx, userId);
  if (found !== null) return found;
  await insertPeopleOfAccounts(tx, [userId]);
  const made = await findPersonIdOfAccount(tx, userId);
  if (made === null) throw notFoundError("person");
  return made;
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

/**
 * The people without an account of an e-mail address and a folded name, and those whom somebody of that address and
 * name was merged into.
 */
export const peopleOfAddress = (email: Prisma.Sql, fold: Prisma.Sql) => Prisma.sql`
  SELECT p.id FROM people p WHERE p.email = ${email}::citext AND p.name_fold = ${fold} AND p.user_id IS NULL
  UNION ALL
  SELECT a.person_id FROM person_aliases a WHERE a.email = ${email}::citext AND a.name_fold = ${fold}`;

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
