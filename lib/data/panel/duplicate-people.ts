import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { nameFold } from "@/lib/data/person/people";
import { queryRows } from "@/lib/data/query-rows";
import { contradictionsOf } from "@/lib/domain/person/match-person";
import {
  DUPLICATE_REASONS,
  type DuplicatePeople,
  type DuplicatesQuery,
  type Namesake,
} from "@/lib/schemas/panel/people";
import type { PersonInput } from "@/lib/schemas/person/person";
import { listPeopleById } from "./listed-people";

/** Shorter numbers are placeholders shared by many people. */
const SHORTEST_PHONE = 6;
/** A value shared by more people is a placeholder too, and the number of pairs would grow quadratically. */
const MOST_ALIKE = 50;

const pairSchema = z.object({ a: z.int(), b: z.int(), reasons: z.array(z.enum(DUPLICATE_REASONS)) });
const rowSchema = z.object({ total: z.int(), pairs: z.array(pairSchema) });

const SAME: Record<(typeof DUPLICATE_REASONS)[number], Prisma.Sql> = {
  email: Prisma.sql`b.email = a.email`,
  phone: Prisma.sql`b.phone_digits = a.phone_digits AND length(a.phone_digits) >= ${SHORTEST_PHONE}`,
  name: Prisma.sql`b.name_fold = a.name_fold AND b.date_of_birth = a.date_of_birth`,
};

const SHARED: Record<(typeof DUPLICATE_REASONS)[number], Prisma.Sql> = {
  email: Prisma.sql`email`,
  phone: Prisma.sql`phone_digits`,
  name: Prisma.sql`name_fold, date_of_birth`,
};

/** Each pair once, except pairs whose common value is shared by too many people. */
const allPairs = (reason: (typeof DUPLICATE_REASONS)[number]) => Prisma.sql`
  a.id < b.id AND NOT EXISTS (
    SELECT FROM (SELECT ${SHARED[reason]} FROM people GROUP BY ${SHARED[reason]} HAVING count(*) > ${MOST_ALIKE}) b
    WHERE ${SAME[reason]})`;

const pairsOf = (personId: number | undefined) =>
  Prisma.join(
    DUPLICATE_REASONS.map(
      (reason) => Prisma.sql`
        SELECT LEAST(a.id, b.id) AS a, GREATEST(a.id, b.id) AS b, ${reason} AS reason
        FROM people a JOIN people b ON ${SAME[reason]}
        WHERE ${personId === undefined ? allPairs(reason) : Prisma.sql`a.id = ${personId} AND b.id <> a.id`}`,
    ),
    " UNION ALL ",
  );

/** One page of possible duplicates, the pairs with the newest person first, and the total number of pairs. */
export async function listDuplicates({
  page,
  pageSize,
  personId,
}: DuplicatesQuery): Promise<{ pairs: DuplicatePeople[]; total: number }> {
  const sql = Prisma.sql`
    WITH pair AS MATERIALIZED (
      SELECT a, b, json_agg(reason ORDER BY reason) AS reasons FROM (${pairsOf(personId)}) same GROUP BY a, b
    )
    SELECT (SELECT count(*)::int FROM pair) AS total,
      COALESCE((SELECT json_agg(shown) FROM (
        SELECT * FROM pair ORDER BY b DESC, a DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) shown), '[]') AS pairs`;
  const [found] = await queryRows(prisma(), rowSchema, sql);
  const { total, pairs } = found ?? { total: 0, pairs: [] };
  const people = await listPeopleById([...new Set(pairs.flatMap(({ a, b }) => [a, b]))]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const shown = pairs.flatMap(({ a, b, reasons }) => {
    const [first, second] = [byId.get(a), byId.get(b)];
    if (!first || !second) return [];
    return [
      {
        people: [first, second] as [typeof first, typeof second],
        reasons,
        contradictions: contradictionsOf(first, second),
      },
    ];
  });
  return { pairs: shown, total };
}

const MOST_NAMESAKES = 10;

const idRowSchema = z.object({ id: z.int() });

/** The people with the same name as a new one, latest first. */
export async function listNamesakes(
  { firstName, lastName, fiscalCode = null, dateOfBirth = null }: PersonInput,
  on: Queryable,
): Promise<Namesake[]> {
  const sql = Prisma.sql`
    SELECT id FROM people WHERE name_fold = ${nameFold(Prisma.sql`${firstName}`, Prisma.sql`${lastName}`)}
    ORDER BY id DESC LIMIT ${MOST_NAMESAKES}`;
  const ids = (await queryRows(on, idRowSchema, sql)).map(({ id }) => id);
  const people = await listPeopleById(ids, on);
  return people.map((one) => ({
    ...one,
    contradictions: contradictionsOf({ fiscalCode, dateOfBirth }, one),
  }));
}
