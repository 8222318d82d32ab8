import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { OWNED_TABLES } from "./merge-people";
import { lockPerson } from "./people";

/**
 * Columns that only the account itself has written; name and address are excluded, since other people identify the
 * person by them.
 */
const TYPED = Prisma.sql`phone, date_of_birth, place_of_birth, fiscal_code, address, city, postal_code`;

/** The other columns that are copied. */
const KEPT = Prisma.sql`
  account_id, first_name, last_name, email, language, certificate_until, member_until, note, newsletter_since, created_at,
  last_seen_at`;

const idRow = z.object({ id: z.int() });

/**
 * Call this before anyone other than the account itself writes to a person. If the person belongs to an account with an
 * unverified address, the person is separated from the account and keeps only the name and address that other people
 * entered; the account gets a new person with all existing data, since nobody else has written any of it. Other people
 * are left unchanged. Locks the account, so that a concurrent verification of its address sees the result.
 */
export async function separateFromUnverified(tx: Transaction, personId: number): Promise<void> {
  const ofAccount = Prisma.sql`SELECT id FROM users WHERE person_id = ${personId} AND NOT is_verified FOR UPDATE`;
  const [account] = await queryRows(tx, idRow, ofAccount);
  if (account === undefined) return;
  await lockPerson(tx, personId);
  const copy = Prisma.sql`
    INSERT INTO people (${KEPT}, ${TYPED}) SELECT ${KEPT}, ${TYPED} FROM people WHERE id = ${personId} RETURNING id`;
  const [own] = await queryRows(tx, idRow, copy);
  if (own === undefined) throw new Error(`The account ${account.id} has no person`);
  for (const table of OWNED_TABLES)
    await tx.$executeRaw`UPDATE ${table} SET person_id = ${own.id} WHERE person_id = ${personId}`;
  await tx.$executeRaw`UPDATE users SET person_id = ${own.id} WHERE id = ${account.id}`;
  await tx.$executeRaw`
    UPDATE people SET account_id = NULL, (${TYPED}) = ROW(NULL, NULL, NULL, NULL, NULL, NULL, NULL)
    WHERE id = ${personId}`;
}

const IS_MEMBER = Prisma.sql`EXISTS (SELECT 1 FROM members m WHERE m.person_id = p.id)`;

/**
 * Call this before an account with an unverified address gets another one. What staff wrote about the account (note,
 * certificate, membership without an entry in the register) may concern the owner of the first address: it stays with a
 * person of that address. The caller has locked the account.
 */
export async function leaveStaffData(tx: Transaction, userId: number): Promise<void> {
  const ofStaff = Prisma.sql`
    SELECT p.id FROM users u JOIN people p ON p.id = u.person_id
    WHERE u.id = ${userId} AND NOT u.is_verified AND (p.note IS NOT NULL OR p.certificate_until IS NOT NULL
      OR (p.member_until IS NOT NULL AND NOT ${IS_MEMBER}))`;
  const [person] = await queryRows(tx, idRow, ofStaff);
  if (person === undefined) return;
  await separateFromUnverified(tx, person.id);
  await tx.$executeRaw`
    UPDATE people p SET note = NULL, certificate_until = NULL,
      member_until = CASE WHEN ${IS_MEMBER} THEN p.member_until END
    FROM users u WHERE u.id = ${userId} AND p.id = u.person_id`;
}
