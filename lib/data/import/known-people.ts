import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { nameFold, peopleOfAddress } from "@/lib/data/person/people";
import { queryRows } from "@/lib/data/query-rows";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { PersonInput } from "@/lib/schemas/person/person";

/** Who the people of a file are, many at once. */

export interface NamedRow {
  firstName: string;
  lastName: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
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
  /** For a row without an address: a person without one, of the same name and phone. */
  unreachableId: z.int().nullable(),
  /** A person with the same codice fiscale, and whether the name is the same. */
  codeId: z.int().nullable(),
  /** Of that person, the account with a verified address. */
  codeUserId: z.int().nullable(),
  isCodeOfName: z.boolean(),
  /** Whether that person has an account under another address, which anybody may have given the codice fiscale. */
  isCodeClaimed: z.boolean(),
});
export type KnownPerson = z.infer<typeof knownRow>;

/** What is known of each row, in their order, by one statement. */
export async function findKnownPeople(on: Queryable, rows: readonly NamedRow[]): Promise<KnownPerson[]> {
  const wanted = rows.map(({ firstName, lastName, email, phone, fiscalCode }, at) => ({
    ...{ at, first: firstName, last: lastName, phone: phone ?? null },
    ...{ email: email ?? null, code: fiscalCode ?? null },
  }));
  const own = peopleOfAddress(Prisma.sql`w.email`, Prisma.sql`w.fold`);
  const sql = Prisma.sql`
    WITH wanted AS MATERIALIZED (
      SELECT x.at, x.email::citext AS email, x.phone, x.code, ${nameFold(Prisma.sql`x.first`, Prisma.sql`x.last`)} AS fold
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        AS x (at int, first text, last text, email text, phone text, code text)
    )
    SELECT w.at, w.fold,
      (SELECT min(p.id) FROM people p WHERE p.email = w.email AND p.name_fold = w.fold) AS "sameId",
      v.person_id AS "verifiedId", v.user_id AS "userId",
      (SELECT min(o.id) FROM (${own}) o) AS "ownId",
      (SELECT min(p.id) FROM people p WHERE w.email IS NULL AND p.email IS NULL AND p.name_fold = w.fold
        AND p.phone IS NOT DISTINCT FROM w.phone) AS "unreachableId",
      c.id AS "codeId", c.user_id AS "codeUserId", COALESCE(c.name_fold = w.fold, false) AS "isCodeOfName",
      COALESCE(c.is_claimed, false) AS "isCodeClaimed"
    FROM wanted w
    LEFT JOIN LATERAL (
      SELECT p.id AS person_id, u.id AS user_id FROM users u JOIN people p ON p.user_id = u.id
      WHERE u.email = w.email AND u.is_verified LIMIT 1) v ON true
    LEFT JOIN LATERAL (
      SELECT p.id, p.name_fold, CASE WHEN u.is_verified THEN u.id END AS user_id,
        u.id IS NOT NULL AND u.email IS DISTINCT FROM w.email AS is_claimed
      FROM people p LEFT JOIN users u ON u.id = p.user_id
      WHERE p.fiscal_code = w.code ORDER BY is_claimed, p.id LIMIT 1) c ON true
    ORDER BY w.at`;
  return queryRows(on, knownRow, sql);
}

const madeRow = z.object({ id: z.int() });

/**
 * Makes people without an account, by one statement: the embedded database serves nobody else while they are written.
 * @returns their ids, in order
 */
export async function insertPeople(tx: Transaction, people: readonly PersonInput[]): Promise<number[]> {
  const sql = Prisma.sql`
    INSERT INTO people (first_name, last_name, email, phone, date_of_birth, place_of_birth, fiscal_code, address, city,
      postal_code, language, certificate_until, member_until, note)
    SELECT x."firstName", x."lastName", x.email, x.phone, x."dateOfBirth", x."placeOfBirth", x."fiscalCode", x.address,
      x.city, x."postalCode", COALESCE(x.language, ${DEFAULT_LANGUAGE}), x."certificateUntil", x."memberUntil", x.note
    FROM jsonb_to_recordset(${JSON.stringify(people.map((one, at) => ({ ...one, at })))}::jsonb) AS x (
      at int, "firstName" text, "lastName" text, email citext, phone text, "dateOfBirth" date, "placeOfBirth" text,
      "fiscalCode" text, address text, city text, "postalCode" text, language text, "certificateUntil" date,
      "memberUntil" date, note text)
    ORDER BY x.at
    RETURNING id`;
  return (await queryRows(tx, madeRow, sql)).map(({ id }) => id);
}
