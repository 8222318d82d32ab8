import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumnOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { nameFold, peopleOfAddress } from "@/lib/data/person/people";
import { queryRows } from "@/lib/data/query-rows";
import type { PersonInput } from "@/lib/schemas/person/person";

/** Who the people of a file are, many at once. */

export interface NamedRow {
  firstName: string;
  lastName: string;
  email?: string | null | undefined;
  fiscalCode?: string | null | undefined;
}

const knownRow = z.object({
  at: z.int(),
  /** The name as it is compared. */
  fold: z.string(),
  /** A person with the same e-mail address and name, with or without an account. */
  sameId: z.int().nullable(),
  /** The person of an account that has verified the address. */
  verifiedId: z.int().nullable(),
  /** Of that account. */
  userId: z.int().nullable(),
  /** A person without an account with the same address and name, or into whom one was merged. */
  ownId: z.int().nullable(),
  /** A person with the same codice fiscale, and whether the name is the same. */
  codeId: z.int().nullable(),
  /** Of that person, the account with a verified address. */
  codeUserId: z.int().nullable(),
  isCodeOfName: z.boolean(),
});
export type KnownPerson = z.infer<typeof knownRow>;

/** What is known of each row, in their order, by one statement. */
export async function findKnownPeople(on: Queryable, rows: readonly NamedRow[]): Promise<KnownPerson[]> {
  const wanted = rows.map(({ firstName, lastName, email, fiscalCode }, at) => ({
    ...{ at, first: firstName, last: lastName, email: email ?? null, code: fiscalCode ?? null },
  }));
  const own = peopleOfAddress(Prisma.sql`w.email`, Prisma.sql`w.fold`);
  const sql = Prisma.sql`
    WITH wanted AS MATERIALIZED (
      SELECT x.at, x.email::citext AS email, x.code, ${nameFold(Prisma.sql`x.first`, Prisma.sql`x.last`)} AS fold
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS x (at int, first text, last text, email text, code text)
    )
    SELECT w.at, w.fold,
      (SELECT min(p.id) FROM people p WHERE p.email = w.email AND p.name_fold = w.fold) AS "sameId",
      v.person_id AS "verifiedId", v.user_id AS "userId",
      (SELECT min(o.id) FROM (${own}) o) AS "ownId",
      c.id AS "codeId", c.user_id AS "codeUserId", COALESCE(c.name_fold = w.fold, false) AS "isCodeOfName"
    FROM wanted w
    LEFT JOIN LATERAL (
      SELECT p.id AS person_id, u.id AS user_id FROM users u JOIN people p ON p.user_id = u.id
      WHERE u.email = w.email AND u.is_verified LIMIT 1) v ON true
    LEFT JOIN LATERAL (
      SELECT p.id, p.name_fold, u.id AS user_id FROM people p LEFT JOIN users u ON u.id = p.user_id AND u.is_verified
      WHERE p.fiscal_code = w.code ORDER BY p.id LIMIT 1) c ON true
    ORDER BY w.at`;
  return queryRows(on, knownRow, sql);
}

/** Rows per statement: a statement takes at most 32,767 parameters. */
const BATCH = 1_000;

/** Makes people without an account. @returns their ids, in order */
export async function insertPeople(tx: Transaction, people: readonly PersonInput[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < people.length; at += BATCH) {
    const data = people
      .slice(at, at + BATCH)
      .map(({ dateOfBirth = null, certificateUntil = null, memberUntil = null, ...fields }) => ({
        ...fields,
        dateOfBirth: toDateColumnOrNull(dateOfBirth),
        certificateUntil: toDateColumnOrNull(certificateUntil),
        memberUntil: toDateColumnOrNull(memberUntil),
      }));
    ids.push(...(await tx.person.createManyAndReturn({ data, select: { id: true } })).map(({ id }) => id));
  }
  return ids;
}
