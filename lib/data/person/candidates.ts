import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Candidate, Identity } from "@/lib/domain/person/match-person";
import { nameFold } from "./people";

/** Reads who may be meant; who is, `lib/domain/person/match-person.ts` decides. */

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
}) satisfies z.ZodType<Candidate>;

/** A person as a candidate, with the account. */
export type StoredCandidate = z.infer<typeof candidateSchema>;

/** The account that sees what is written for a person: one that has not verified its address sees nothing. */
export const seenBy = ({ account }: StoredCandidate): number | null =>
  account?.isVerified ? account.id : null;

/** A person `p` with the account `u` as JSON of `candidateSchema`. */
export const CANDIDATE_JSON = Prisma.sql`json_build_object(
  'id', p.id, 'nameFold', p.name_fold, 'email', lower(p.email::text), 'phone', NULLIF(p.phone_digits, ''),
  'fiscalCode', upper(p.fiscal_code), 'dateOfBirth', p.date_of_birth::text,
  'aliases', (SELECT COALESCE(json_agg(json_build_object('email', lower(a.email::text), 'nameFold', a.name_fold)), '[]')
    FROM person_aliases a WHERE a.person_id = p.id),
  'account', CASE WHEN u.id IS NOT NULL
    THEN json_build_object('id', u.id, 'email', lower(u.email::text), 'isVerified', u.is_verified) END)`;

/** The people with this address and name, those whom such were merged into, and whoever has verified the address. */
export const idsOfContact = (email: Prisma.Sql, fold: Prisma.Sql) => Prisma.sql`
  SELECT o.id FROM people o WHERE o.email = ${email}::citext AND o.name_fold = ${fold}
  UNION SELECT a.person_id FROM person_aliases a WHERE a.email = ${email}::citext AND a.name_fold = ${fold}
  UNION SELECT o.id FROM users v JOIN people o ON o.user_id = v.id WHERE v.email = ${email}::citext AND v.is_verified`;

const contactRow = z.object({ known: identitySchema, candidates: z.array(candidateSchema) });
/** Somebody who is looked for, and who may be meant. */
export type Sought = z.infer<typeof contactRow>;

/** Who may be meant by an e-mail address and a name. @param contact.email not empty */
export async function seekByContact(
  tx: Transaction,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<Sought> {
  const fold = nameFold(Prisma.sql`${firstName}`, Prisma.sql`${lastName}`);
  const sql = Prisma.sql`
    SELECT json_build_object('nameFold', ${fold}, 'email', lower(${email}::text), 'phone', NULL, 'fiscalCode', NULL,
        'dateOfBirth', NULL) AS known,
      (SELECT COALESCE(json_agg(${CANDIDATE_JSON}), '[]') FROM people p LEFT JOIN users u ON u.id = p.user_id
        WHERE p.id IN (${idsOfContact(Prisma.sql`${email}`, fold)})) AS candidates`;
  const [row] = await queryRows(tx, contactRow, sql);
  if (row === undefined) throw new Error("A query without a row");
  return row;
}

/** A person who verifies an address, and the people without an account who go by it. */
export async function seekByAddress(tx: Transaction, email: string, personId: number): Promise<Sought> {
  const sql = Prisma.sql`
    SELECT json_build_object('nameFold', me.name_fold, 'email', lower(${email}::text),
        'phone', NULLIF(me.phone_digits, ''), 'fiscalCode', upper(me.fiscal_code),
        'dateOfBirth', me.date_of_birth::text) AS known,
      (SELECT COALESCE(json_agg(${CANDIDATE_JSON} ORDER BY p.id), '[]') FROM people p LEFT JOIN users u ON false
        WHERE p.user_id IS NULL AND p.id IN (
          SELECT o.id FROM people o WHERE o.email = ${email}::citext
          UNION SELECT a.person_id FROM person_aliases a WHERE a.email = ${email}::citext)) AS candidates
    FROM people me WHERE me.id = ${personId}`;
  const [row] = await queryRows(tx, contactRow, sql);
  if (row === undefined) throw new Error(`There is no person ${personId}`);
  return row;
}
