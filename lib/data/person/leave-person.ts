import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";
import { OWNED_TABLES } from "./merge-people";
import { insertPeopleOfAccounts, personIdOfAccount } from "./people";
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

/** Whether anybody but the account has stored something of its person: a booking, a membership, another phone … */
async function holdsWhatOthersStored(tx: Transaction, personId: number, userId: number): Promise<boolean> {
  const ofOthers = OWNED_TABLES.map(
    (table) =>
      Prisma.sql`EXISTS (SELECT 1 FROM ${table} WHERE person_id = ${personId} AND user_id IS DISTINCT FROM ${userId}::int)`,
  );
  const sql = Prisma.sql`
    SELECT ${Prisma.join(ofOthers, " OR ")}
      OR EXISTS (SELECT 1 FROM person_aliases WHERE person_id = ${personId})
      OR EXISTS (
        SELECT 1 FROM people p JOIN users u ON u.id = p.user_id
        WHERE p.id = ${personId} AND (
          COALESCE(p.note, p.member_until::text, p.certificate_until::text) IS NOT NULL
          OR ROW(p.first_name, p.last_name, p.email::text, p.phone, p.date_of_birth, p.place_of_birth, p.fiscal_code,
              p.address, p.city, p.postal_code)
            IS DISTINCT FROM ROW(u.first_name, u.last_name, u.email::text, u.phone, u.date_of_birth, u.place_of_birth,
              u.fiscal_code, u.address, u.city, u.postal_code))) AS "isSo"`;
  const [row] = await queryRows(tx, rowSchema, sql);
  return row?.isSo ?? false;
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
  for (const table of OWNED_TABLES)
    await tx.$executeRaw`
      UPDATE ${table} SET person_id = ${into} WHERE person_id = ${personId} AND user_id = ${userId}`;
  return true;
}

/**
 * Deletes a person. That of an account whose address was never verified stays if something is theirs that its sessions
 * did not make, without what the account has typed beside the name.
 */
export async function erasePersonRecord(tx: Transaction, person: Person): Promise<void> {
  const { personId: id } = person;
  if (isKnown(person)) {
    await tx.person.delete({ where: { id }, select: { id: true } });
    return;
  }
  const none = { none: {} };
  const { count } = await tx.person.deleteMany({
    where: { id, bookings: none, courseBookings: none, registrations: none, waitingEntries: none },
  });
  if (count === 0) await detachAccount(tx, id);
}
