import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { NO_EMAIL } from "@/lib/domain/person/email";
import { type Candidate, type Identity, MATCH_RULES, matchPerson } from "@/lib/domain/person/match-person";
import { insertPerson, lockAddress, type NewPerson, nameFold } from "./people";

/** Finds candidates for the same person; `lib/domain/person/match-person.ts` decides which one matches. */

const day = z.string();

const identityFields = {
  nameFold: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  dateOfBirth: day.nullable(),
};

export const identitySchema = z.object(identityFields) satisfies z.ZodType<Identity>;

export const candidateSchema = z.object({
  ...identityFields,
  id: z.int(),
  aliases: z.array(z.object({ email: z.string(), nameFold: z.string() })),
  account: z.object({ id: z.int(), email: z.string(), isVerified: z.boolean() }).nullable(),
  /** The account that sees the person; for one of several people under one address it is not their own account. */
  accountId: z.int().nullable(),
}) satisfies z.ZodType<Candidate>;

/** A person as a candidate, with their account. */
export type StoredCandidate = z.infer<typeof candidateSchema>;

/** JSON of `candidateSchema` for a person `p` and the account `u` that the person owns. */
export const CANDIDATE_JSON = Prisma.sql`json_build_object(
  'id', p.id, 'nameFold', p.name_fold, 'email', lower(p.email::text), 'phone', NULLIF(p.phone_digits, ''),
  'fiscalCode', upper(p.fiscal_code), 'dateOfBirth', p.date_of_birth::text,
  'aliases', (SELECT COALESCE(json_agg(json_build_object('email', lower(a.email::text), 'nameFold', a.name_fold)), '[]')
    FROM person_aliases a WHERE a.person_id = p.id),
  'accountId', p.account_id, 'account', CASE WHEN u.id IS NOT NULL
    THEN json_build_object('id', u.id, 'email', lower(u.email::text), 'isVerified', u.is_verified) END)`;

/**
 * People with this address and name, people into whom such people were merged, and the person of the account with this
 * address verified.
 */
export const idsOfContact = (email: Prisma.Sql, fold: Prisma.Sql) => Prisma.sql`
  SELECT o.id FROM people o WHERE o.email = ${email}::citext AND o.name_fold = ${fold}
  UNION SELECT a.person_id FROM person_aliases a WHERE a.email = ${email}::citext AND a.name_fold = ${fold}
  UNION SELECT v.person_id FROM users v WHERE v.email = ${email}::citext AND v.is_verified`;

const contactRow = z.object({ known: identitySchema, candidates: z.array(candidateSchema) });
/** The identity searched for and its candidates. */
export type Sought = z.infer<typeof contactRow>;

/**
 * Finds candidates by e-mail address and name.
 * @param contact.email not empty
 */
export async function findCandidatesByContact(
  tx: Transaction,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<Sought> {
  const fold = nameFold(Prisma.sql`${firstName}`, Prisma.sql`${lastName}`);
  const sql = Prisma.sql`
    SELECT json_build_object('nameFold', ${fold}, 'email', lower(${email}::text), 'phone', NULL, 'fiscalCode', NULL,
        'dateOfBirth', NULL) AS known,
      (SELECT COALESCE(json_agg(${CANDIDATE_JSON}), '[]') FROM people p LEFT JOIN users u ON u.person_id = p.id
        WHERE p.id IN (${idsOfContact(Prisma.sql`${email}`, fold)})) AS candidates`;
  const [row] = await queryRows(tx, contactRow, sql);
  if (row === undefined) throw new Error("A query without a row");
  return row;
}

/**
 * The owner of something by contact details: a matching person, or else a new one. Without an e-mail address nobody is
 * matched.
 */
export async function findOrCreateOwner(
  tx: Transaction,
  { firstName, lastName, email, phone, language }: Omit<NewPerson, "email"> & { email: string },
): Promise<{ personId: number; userId: number | null }> {
  const contact = { firstName, lastName, email, phone, language };
  const insert = async (address: string | null) => ({
    personId: await insertPerson(tx, { ...contact, email: address }),
    userId: null,
  });
  if (email === NO_EMAIL) return insert(null);
  await lockAddress(tx, email);
  const { known, candidates } = await findCandidatesByContact(tx, contact);
  const found = matchPerson(known, candidates, MATCH_RULES.contact);
  if (found.kind !== "match") return insert(email);
  const [person] = found.people;
  return { personId: person.id, userId: person.accountId };
}

/** A person who verifies an address, with the people without an account who have that address as candidates. */
export async function findCandidatesByAddress(
  tx: Transaction,
  email: string,
  personId: number,
): Promise<Sought> {
  const sql = Prisma.sql`
    SELECT json_build_object('nameFold', me.name_fold, 'email', lower(${email}::text),
        'phone', NULLIF(me.phone_digits, ''), 'fiscalCode', upper(me.fiscal_code),
        'dateOfBirth', me.date_of_birth::text) AS known,
      (SELECT COALESCE(json_agg(${CANDIDATE_JSON} ORDER BY p.id), '[]') FROM people p LEFT JOIN users u ON false
        WHERE p.account_id IS NULL AND p.email = ${email}::citext) AS candidates
    FROM people me WHERE me.id = ${personId}`;
  const [row] = await queryRows(tx, contactRow, sql);
  if (row === undefined) throw new Error(`There is no person ${personId}`);
  return row;
}
