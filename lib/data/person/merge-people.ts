import "server-only";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";

/** What belongs to a person, and is seen by an account. */
const OWNED = [
  "bookings",
  "course_bookings",
  "event_registrations",
  "waiting_entries",
  "members",
  "passes",
  "receipts",
] as const;
export type OwnedTable = (typeof OWNED)[number];

const TABLES: Record<OwnedTable, Prisma.Sql> = {
  bookings: Prisma.sql`bookings`,
  course_bookings: Prisma.sql`course_bookings`,
  event_registrations: Prisma.sql`event_registrations`,
  waiting_entries: Prisma.sql`waiting_entries`,
  members: Prisma.sql`members`,
  passes: Prisma.sql`passes`,
  receipts: Prisma.sql`receipts`,
};

/** The same tables, for statements that run over all of them. */
export const OWNED_TABLES: readonly Prisma.Sql[] = OWNED.map((name) => TABLES[name]);

/** What is a person's alone, whatever address was typed. */
const WITHOUT_ADDRESS: readonly OwnedTable[] = ["members", "passes", "receipts"];

/** Shows an account what was written for a person under one e-mail address and no account sees yet. */
export async function showOfAddress(
  tx: Transaction,
  personId: number,
  userId: number,
  email: string,
): Promise<void> {
  for (const table of OWNED.filter((name) => !WITHOUT_ADDRESS.includes(name)))
    await tx.$executeRaw`
      UPDATE ${TABLES[table]} SET user_id = ${userId}
      WHERE person_id = ${personId} AND user_id IS NULL AND lower(email::text) = lower(${email})`;
}

/** Shows an account what is a person's and no account sees yet. */
export async function showToAccount(
  tx: Transaction,
  personId: number,
  userId: number,
  tables: readonly OwnedTable[] = OWNED,
): Promise<void> {
  for (const table of tables)
    await tx.$executeRaw`
      UPDATE ${TABLES[table]} SET user_id = ${userId} WHERE person_id = ${personId} AND user_id IS NULL`;
}

/** Whether both have an open application or are members, and so can't be one person. The caller has locked both. */
export async function areBothLiveMembers(tx: Transaction, one: number, other: number): Promise<boolean> {
  const live = await tx.member.count({
    where: { personId: { in: [one, other] }, status: { in: ["applied", "admitted"] } },
  });
  return live === 2;
}

/** Whether somebody has what nobody who uses the panel gives to herself: a membership, or a certificate. */
export async function hasMembershipOrCertificate(tx: Transaction, personId: number): Promise<boolean> {
  const days = [{ memberUntil: { not: null } }, { certificateUntil: { not: null } }];
  const having = { id: personId, OR: [...days, { members: { some: {} } }] };
  return (await tx.person.count({ where: having })) > 0;
}

/**
 * Makes one person of two: everything of `from` becomes that of `into`, its account too where `into` has none, what is
 * empty of `into` is filled, and `from` is deleted. What is written under the address and name of `from` from then on is
 * of `into`. Entries of the log keep the id that they were written with. The caller has locked the accounts, if any, and
 * both people, so that whoever writes for one of them waits, and has refused two people with an account each, and two
 * live members.
 */
export async function moveEverything(tx: Transaction, from: number, into: number): Promise<void> {
  for (const table of OWNED_TABLES)
    await tx.$executeRaw`UPDATE ${table} SET person_id = ${into} WHERE person_id = ${from}`;
  await tx.$executeRaw`
    INSERT INTO person_aliases (person_id, email, name_fold)
    SELECT ${into}::int, email, name_fold FROM people WHERE id = ${from} AND email IS NOT NULL
    UNION SELECT ${into}::int, email, name_fold FROM person_aliases WHERE person_id = ${from}
    ON CONFLICT DO NOTHING`;
  const { userId } = await tx.person.findUniqueOrThrow({ where: { id: from }, select: { userId: true } });
  await tx.person.update({ where: { id: from }, data: { userId: null }, select: { id: true } });
  // A codice fiscale that another account has stays with that account.
  await tx.$executeRaw`
    UPDATE people i SET
      user_id = COALESCE(i.user_id, ${userId}::int),
      email = COALESCE(i.email, f.email), phone = COALESCE(i.phone, f.phone),
      date_of_birth = COALESCE(i.date_of_birth, f.date_of_birth),
      place_of_birth = COALESCE(i.place_of_birth, f.place_of_birth),
      fiscal_code = COALESCE(i.fiscal_code, CASE WHEN NOT EXISTS (
        SELECT 1 FROM users u WHERE u.fiscal_code = f.fiscal_code AND u.id IS DISTINCT FROM ${userId}::int)
        THEN f.fiscal_code END),
      address = COALESCE(i.address, f.address), city = COALESCE(i.city, f.city),
      postal_code = COALESCE(i.postal_code, f.postal_code),
      certificate_until = COALESCE(i.certificate_until, f.certificate_until),
      member_until = COALESCE(i.member_until, f.member_until), note = COALESCE(i.note, f.note),
      created_at = LEAST(i.created_at, f.created_at), last_seen_at = GREATEST(i.last_seen_at, f.last_seen_at)
    FROM people f WHERE f.id = ${from} AND i.id = ${into}`;
  await tx.person.delete({ where: { id: from }, select: { id: true } });
}
