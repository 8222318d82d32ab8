import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Account } from "@/lib/schemas/person/account";
import { OWNED_TABLES } from "./merge-people";
import { insertPeopleOfAccounts, lockPerson, personIdOfAccount } from "./people";
import { isKnown, type Person } from "./person";

/**
 * How an account whose address was never verified is parted from its person. What its own sessions made is the account's;
 * what others stored for that person may be that of somebody else, whose address the account claims, and stays.
 */

/** Takes the account from a person, and with it what the account has typed; names and e-mail address stay. */
async function detachAccount(tx: Transaction, personId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE people p SET
      user_id = NULL, phone = NULLIF(p.phone, u.phone),
      date_of_birth = NULLIF(p.date_of_birth, u.date_of_birth),
      place_of_birth = NULLIF(p.place_of_birth, u.place_of_birth),
      fiscal_code = NULLIF(p.fiscal_code, u.fiscal_code),
      address = NULLIF(p.address, u.address), city = NULLIF(p.city, u.city),
      postal_code = NULLIF(p.postal_code, u.postal_code)
    FROM users u WHERE p.id = ${personId} AND u.id = p.user_id`;
}

const rowSchema = z.object({ isSo: z.boolean() });

/** That others have stored something beside the contact data: a booking, a membership, a merged person … */
function othersStored(personId: number, userId: number): Prisma.Sql {
  const ofOthers = OWNED_TABLES.map(
    (table) =>
      Prisma.sql`EXISTS (SELECT 1 FROM ${table} WHERE person_id = ${personId} AND user_id IS DISTINCT FROM ${userId}::int)`,
  );
  return Prisma.sql`(
    ${Prisma.join(ofOthers, " OR ")}
    OR EXISTS (SELECT 1 FROM person_aliases WHERE person_id = ${personId})
    OR EXISTS (SELECT 1 FROM teachers WHERE person_id = ${personId})
    OR EXISTS (
      SELECT 1 FROM people WHERE id = ${personId}
        AND COALESCE(note, member_until::text, certificate_until::text, newsletter_since::text) IS NOT NULL))`;
}

/** Whether anybody but the account has stored something of its person: the above, or other contact data. */
async function holdsWhatOthersStored(tx: Transaction, personId: number, userId: number): Promise<boolean> {
  const sql = Prisma.sql`
    SELECT ${othersStored(personId, userId)}
      OR EXISTS (
        SELECT 1 FROM people p JOIN users u ON u.id = p.user_id
        WHERE p.id = ${personId} AND (
          ROW(p.first_name, p.last_name, p.email::text, p.phone, p.date_of_birth, p.place_of_birth, p.fiscal_code,
              p.address, p.city, p.postal_code)
            IS DISTINCT FROM ROW(u.first_name, u.last_name, u.email::text, u.phone, u.date_of_birth, u.place_of_birth,
              u.fiscal_code, u.address, u.city, u.postal_code))) AS "isSo"`;
  const [row] = await queryRows(tx, rowSchema, sql);
  return row?.isSo ?? false;
}

/** The columns that an account and its person share, beside those that only the centre changes. */
const SHARED = {
  firstName: Prisma.sql`first_name`,
  lastName: Prisma.sql`last_name`,
  phone: Prisma.sql`phone`,
  dateOfBirth: Prisma.sql`date_of_birth`,
  placeOfBirth: Prisma.sql`place_of_birth`,
  fiscalCode: Prisma.sql`fiscal_code`,
  address: Prisma.sql`address`,
  city: Prisma.sql`city`,
  postalCode: Prisma.sql`postal_code`,
  language: Prisma.sql`language`,
} as const satisfies Partial<Record<keyof Account, Prisma.Sql>>;

/**
 * Writes what an account that has not verified its address has changed of itself to its person, unless others have stored
 * something there; a field that they have changed stays theirs. The caller has locked the account and changed it.
 * @param before the account before the change
 */
export async function shareUnproven(tx: Transaction, before: Account): Promise<void> {
  const { id: userId } = before;
  const personId = await personIdOfAccount(tx, userId);
  await lockPerson(tx, personId);
  const changes = (Object.keys(SHARED) as (keyof typeof SHARED)[]).map((field) => {
    const column = SHARED[field];
    const own = Prisma.sql`p.${column}::text IS NOT DISTINCT FROM ${before[field]}::text`;
    return Prisma.sql`${column} = CASE WHEN ${own} THEN u.${column} ELSE p.${column} END`;
  });
  await tx.$executeRaw`
    UPDATE people p SET ${Prisma.join(changes)} FROM users u
    WHERE p.id = ${personId} AND u.id = ${userId} AND NOT ${othersStored(personId, userId)}`;
}

/** Hides from an account the memberships in whose register stands what others have written down of the person. */
async function leaveMemberships(tx: Transaction, personId: number, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE members m SET user_id = NULL
    WHERE m.person_id = ${personId} AND m.user_id = ${userId} AND EXISTS (
      SELECT 1 FROM member_versions v JOIN users u ON u.id = m.user_id
      WHERE v.member_id = m.id AND v.fiscal_code IS DISTINCT FROM u.fiscal_code)`;
}

/**
 * Gives an account a new person with what its own sessions made, and leaves the rest with the former one, who goes on
 * without an account under the address that nobody has proved. Does nothing where others have stored nothing. The caller
 * has locked the account and the person.
 * @returns whether a person was left; else the account keeps its own
 */
export async function leavePerson(tx: Transaction, personId: number, userId: number): Promise<boolean> {
  if (!(await holdsWhatOthersStored(tx, personId, userId))) return false;
  await detachAccount(tx, personId);
  await tx.user.update({
    where: { id: userId },
    data: { memberUntil: null, note: null },
    select: { id: true },
  });
  await insertPeopleOfAccounts(tx, [userId]);
  const into = await personIdOfAccount(tx, userId);
  await leaveMemberships(tx, personId, userId);
  for (const table of OWNED_TABLES)
    await tx.$executeRaw`
      UPDATE ${table} SET person_id = ${into} WHERE person_id = ${personId} AND user_id = ${userId}`;
  return true;
}

/**
 * Deletes a person. That of an account whose address was never verified stays if others have stored something of them,
 * without what the account has typed beside the name.
 */
export async function erasePersonRecord(tx: Transaction, person: Person): Promise<void> {
  const { personId: id, userId } = person;
  if (isKnown(person)) {
    await tx.person.delete({ where: { id }, select: { id: true } });
    return;
  }
  // What its own sessions made has been erased before; the account itself is deleted afterwards.
  if (userId !== null && (await holdsWhatOthersStored(tx, id, userId))) await detachAccount(tx, id);
  else await tx.person.delete({ where: { id }, select: { id: true } });
}
