import "server-only";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { MERGED_COLUMNS, type MergedColumn, mergedPerson } from "@/lib/domain/person/merged-person";

/** The tables with rows that belong to a person. */
const OWNED = ["bookings", "sign_ups", "waiting_entries", "members", "passes", "receipts"] as const;

const TABLES: Record<(typeof OWNED)[number], Prisma.Sql> = {
  bookings: Prisma.sql`bookings`,
  sign_ups: Prisma.sql`sign_ups`,
  waiting_entries: Prisma.sql`waiting_entries`,
  members: Prisma.sql`members`,
  passes: Prisma.sql`passes`,
  receipts: Prisma.sql`receipts`,
};

/** The same tables, for statements that run over all of them. */
export const OWNED_TABLES: readonly Prisma.Sql[] = OWNED.map((name) => TABLES[name]);

/** Whether both people are members or have an open application, and so cannot be merged. The caller has locked both. */
export async function areBothLiveMembers(tx: Transaction, one: number, other: number): Promise<boolean> {
  const live = await tx.member.count({
    where: { personId: { in: [one, other] }, status: { in: ["applied", "admitted"] } },
  });
  return live === 2;
}

/** Whether a person has a membership or a certificate, which panel users cannot give themselves. */
export async function hasMembershipOrCertificate(tx: Transaction, personId: number): Promise<boolean> {
  const days = [{ memberUntil: { not: null } }, { certificateUntil: { not: null } }];
  const having = { id: personId, OR: [...days, { members: { some: {} } }] };
  return (await tx.person.count({ where: having })) > 0;
}

/** The last day paid for of a person's current membership; null without one. */
async function lastPaidDay(tx: Transaction, personId: number): Promise<Date | null> {
  const where = { personId, status: "admitted" } as const;
  return (await tx.member.aggregate({ where, _max: { paidUntil: true } }))._max.paidUntil;
}

const MERGED_SELECT = Object.fromEntries(MERGED_COLUMNS.map((column) => [column, true])) as Record<
  MergedColumn,
  true
>;

/** Keeps a link to choose a password valid if the surviving person has the address to which it was sent. */
async function moveInvitation(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE person_invitations i SET person_id = ${into}
    FROM people p WHERE i.person_id = ${from} AND p.id = ${into} AND p.account_id IS NULL AND p.email = i.email
      AND NOT EXISTS (SELECT 1 FROM person_invitations other WHERE other.person_id = ${into})`;
}

/** Moves the teacher profile to the surviving person. If both people have one, the survivor's is kept. */
async function moveTeacher(tx: Transaction, from: number, into: number): Promise<void> {
  if ((await tx.teacher.count({ where: { personId: into } })) > 0) return;
  await tx.teacher.updateMany({ where: { personId: from }, data: { personId: into } });
}

/**
 * Merges two people: everything of `from` moves to `into`, its account too if `into` has none, its columns by
 * `MERGE_RULES`; then `from` is deleted. Anything entered later under the address and name of `from` belongs to `into`.
 * Audit log entries keep their id. The caller has locked the accounts, if any, and both people, so that concurrent
 * writes for them wait, and has refused two people with an account each, and two current members.
 */
export async function moveEverything(tx: Transaction, from: number, into: number): Promise<void> {
  for (const table of OWNED_TABLES)
    await tx.$executeRaw`UPDATE ${table} SET person_id = ${into} WHERE person_id = ${from}`;
  await tx.$executeRaw`
    INSERT INTO person_aliases (person_id, email, name_fold)
    SELECT ${into}::int, email, name_fold FROM people WHERE id = ${from} AND email IS NOT NULL
    UNION SELECT ${into}::int, email, name_fold FROM person_aliases WHERE person_id = ${from}
    ON CONFLICT DO NOTHING`;
  const read = (id: number) => tx.person.findUniqueOrThrow({ where: { id }, select: MERGED_SELECT });
  const [gone, kept] = [await read(from), await read(into)];
  const merged = mergedPerson(gone, kept);
  const paidUntil = await lastPaidDay(tx, into);
  await tx.user.updateMany({ where: { personId: from }, data: { personId: into } });
  await tx.person.update({
    where: { id: into },
    data: {
      ...merged,
      memberUntil: mergedPerson({ memberUntil: paidUntil }, { memberUntil: merged.memberUntil }).memberUntil,
    },
    select: { id: true },
  });
  await moveInvitation(tx, from, into);
  await moveTeacher(tx, from, into);
  await tx.$executeRaw`
    UPDATE mailing_recipients r SET person_id = ${into} WHERE r.person_id = ${from} AND NOT EXISTS (
      SELECT 1 FROM mailing_recipients o WHERE o.person_id = ${into} AND o.mailing_id = r.mailing_id)`;
  await tx.newsletterLink.updateMany({ where: { personId: from }, data: { personId: into } });
  await tx.person.delete({ where: { id: from }, select: { id: true } });
}
