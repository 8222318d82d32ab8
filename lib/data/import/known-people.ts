import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import {
  CANDIDATE_JSON,
  candidateSchema,
  identitySchema,
  idsOfContact,
  type Sought,
} from "@/lib/data/person/candidates";
import { nameFold } from "@/lib/data/person/people";
import { queryRows } from "@/lib/data/query-rows";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { PersonInput } from "@/lib/schemas/person/person";

export interface NamedRow {
  firstName: string;
  lastName: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  fiscalCode?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
}

/** At most this many candidates are compared for one row. */
const MOST_CANDIDATES = 50;

const soughtRow = z.object({ known: identitySchema, candidates: z.array(candidateSchema) });

/** The possible matches of each row, in the order of the rows, by one statement. */
export async function findRowCandidates(on: Queryable, rows: readonly NamedRow[]): Promise<Sought[]> {
  const wanted = rows.map(({ firstName, lastName, email, phone, fiscalCode, dateOfBirth }, at) => ({
    at,
    first: firstName,
    last: lastName,
    phone: phone ?? null,
    email: email || null,
    code: fiscalCode || null,
    birth: dateOfBirth ?? null,
  }));
  const sql = Prisma.sql`
    WITH wanted AS MATERIALIZED (
      SELECT x.at, lower(x.email) AS email, NULLIF(phone_digits(x.phone), '') AS phone, upper(x.code) AS code, x.birth,
        ${nameFold(Prisma.sql`x.first`, Prisma.sql`x.last`)} AS fold
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        AS x (at int, first text, last text, email text, phone text, code text, birth text)
    )
    SELECT json_build_object('nameFold', w.fold, 'email', w.email, 'phone', w.phone, 'fiscalCode', w.code,
        'dateOfBirth', w.birth) AS known,
      COALESCE(c.people, '[]') AS candidates
    FROM wanted w
    LEFT JOIN LATERAL (
      SELECT json_agg(${CANDIDATE_JSON}) AS people
      FROM (
        SELECT alike.id FROM (
          ${idsOfContact(Prisma.sql`w.email`, Prisma.sql`w.fold`)}
          UNION SELECT o.id FROM people o WHERE w.email IS NULL AND o.email IS NULL AND o.name_fold = w.fold
            AND NULLIF(o.phone_digits, '') IS NOT DISTINCT FROM w.phone
          UNION SELECT o.id FROM people o WHERE o.fiscal_code = w.code
        ) alike ORDER BY alike.id LIMIT ${MOST_CANDIDATES}
      ) found
      JOIN people p ON p.id = found.id LEFT JOIN users u ON u.person_id = p.id
    ) c ON true
    ORDER BY w.at`;
  return queryRows(on, soughtRow, sql);
}

const madeRow = z.object({ id: z.int() });

/** A person from a file, with the instant of their newsletter subscription. */
type ImportedPerson = Omit<PersonInput, "newsletterSince"> & {
  newsletterSince?: string | null | undefined;
};

/**
 * Inserts people without an account in one statement, because the embedded database serves no other query meanwhile.
 * @returns their ids, in order
 */
export async function insertPeople(tx: Transaction, people: readonly ImportedPerson[]): Promise<number[]> {
  const sql = Prisma.sql`
    INSERT INTO people (first_name, last_name, email, phone, date_of_birth, place_of_birth, fiscal_code, address, city,
      postal_code, language, certificate_until, member_until, note, newsletter_since)
    SELECT x."firstName", x."lastName", x.email, x.phone, x."dateOfBirth", x."placeOfBirth", x."fiscalCode", x.address,
      x.city, x."postalCode", COALESCE(x.language, ${DEFAULT_LANGUAGE}), x."certificateUntil", x."memberUntil", x.note,
      x."newsletterSince"
    FROM jsonb_to_recordset(${JSON.stringify(people.map((one, at) => ({ ...one, at })))}::jsonb) AS x (
      at int, "firstName" text, "lastName" text, email citext, phone text, "dateOfBirth" date, "placeOfBirth" text,
      "fiscalCode" text, address text, city text, "postalCode" text, language text, "certificateUntil" date,
      "memberUntil" date, note text, "newsletterSince" timestamptz)
    ORDER BY x.at
    RETURNING id`;
  return (await queryRows(tx, madeRow, sql)).map(({ id }) => id);
}
