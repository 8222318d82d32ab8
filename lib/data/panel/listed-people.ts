import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { personSelect, toPerson } from "@/lib/data/person/person-record";
import { queryRows } from "@/lib/data/query-rows";
import { CHARGE_KINDS } from "@/lib/domain/money/payment";
import { mergedPerson } from "@/lib/domain/person/merged-person";
import type { ListedPerson, PeopleQuery } from "@/lib/schemas/panel/people";
import { peopleSearch } from "./people-search";

const pageRowSchema = z.object({ total: z.int(), ids: z.array(z.int()) });
const sumRowSchema = z.object({
  personId: z.int(),
  bookingsCount: z.int(),
  paidTotal: z.int(),
  dueTotal: z.int(),
});

const NOTHING = { bookingsCount: 0, paidTotal: 0, dueTotal: 0 };

/** All charges of people with the amount owed and the amount paid. */
const chargesOf = (ids: readonly number[]) =>
  Prisma.join(
    CHARGE_KINDS.map((kind) => {
      const { rows } = CHARGE_TABLES[kind];
      return Prisma.sql`
        SELECT ${kind} AS kind, t.person_id, t.owed_amount AS to_pay,
          (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = t.charge_id) AS paid
        FROM ${rows} t WHERE t.person_id = ANY(${[...ids]}::int[])`;
    }),
    " UNION ALL ",
  );

async function sumsOf(ids: readonly number[], on: Queryable) {
  const sql = Prisma.sql`
    SELECT t.person_id AS "personId", (count(*) FILTER (WHERE t.kind = 'booking'))::int AS "bookingsCount",
      sum(t.paid)::float8 AS "paidTotal", sum(GREATEST(0, t.to_pay - t.paid))::float8 AS "dueTotal"
    FROM (${chargesOf(ids)}) t GROUP BY t.person_id`;
  const rows = await queryRows(on, sumRowSchema, sql);
  return new Map(rows.map(({ personId, ...sums }) => [personId, sums]));
}

/**
 * Pairs of people that the panel shows as one: the own person of an account with an unverified address, and a person
 * without an account with the same name and address, whom others entered.
 */
const PAIRS = Prisma.sql`
  SELECT s.id, o.id AS own, u.id AS "userId" FROM users u JOIN people o ON o.id = u.person_id
  JOIN people s ON s.email = o.email AND s.name_fold = o.name_fold AND s.account_id IS NULL
  WHERE NOT u.is_verified`;

const pairSchema = z.object({ id: z.int(), own: z.int(), userId: z.int() });

const listPairs = (ids: readonly number[], on: Queryable) =>
  queryRows(on, pairSchema, Prisma.sql`${PAIRS} AND s.id = ANY(${[...ids]}::int[]) ORDER BY s.id, o.id`);

/** A person, and the other people that the panel shows as the same one. */
export const idsOfPair = async (id: number, on: Queryable = prisma()): Promise<number[]> => [
  id,
  ...(await listPairs([id], on)).map(({ own }) => own),
];

/** The people with these ids and their totals, in the order of the ids; unknown ids are skipped. */
export async function listPeopleById(
  ids: readonly number[],
  on: Queryable = prisma(),
): Promise<ListedPerson[]> {
  if (ids.length === 0) return [];
  const rows = await on.person.findMany({ where: { id: { in: [...ids] } }, select: personSelect });
  const pairs = await listPairs(ids, on);
  const sums = await sumsOf([...ids, ...pairs.map(({ own }) => own)], on);
  const owns = await on.person.findMany({
    where: { id: { in: pairs.map(({ own }) => own) } },
    select: personSelect,
  });
  const people = rows.map((row) => {
    const ofRow = pairs.filter(({ id }) => id === row.id);
    const typed = owns.filter(({ id }) => ofRow.some(({ own }) => own === id)).map(toPerson);
    const all = [row.id, ...ofRow.map(({ own }) => own)].map((id) => sums.get(id) ?? NOTHING);
    const userId = row.user?.id ?? ofRow[0]?.userId ?? null;
    return {
      ...typed.reduce((kept, gone) => mergedPerson(gone, kept), toPerson(row)),
      userId,
      hasAccount: userId !== null,
      isVerified: row.user?.isVerified ?? false,
      bookingsCount: all.reduce((sum, { bookingsCount }) => sum + bookingsCount, 0),
      paidTotal: all.reduce((sum, { paidTotal }) => sum + paidTotal, 0),
      dueTotal: all.reduce((sum, { dueTotal }) => sum + dueTotal, 0),
    };
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const BY_NAME = Prisma.sql`last_name, first_name, id`;

/**
 * One page of people by name, exact matches of the search first, and the total number of matches. Found and counted in
 * one pass.
 */
export async function listPeople({
  page,
  pageSize,
  q,
}: PeopleQuery): Promise<{ people: ListedPerson[]; total: number }> {
  const search = q === undefined ? null : peopleSearch(q);
  const range = Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const isShown = Prisma.sql`p.id NOT IN (SELECT own FROM (${PAIRS}) pairs)`;
  const sql =
    search === null
      ? Prisma.sql`
        SELECT (SELECT count(*)::int FROM people p WHERE ${isShown}) AS total,
          ARRAY(SELECT id FROM people p WHERE ${isShown} ORDER BY ${BY_NAME} ${range}) AS ids`
      : Prisma.sql`
        WITH found AS MATERIALIZED (
          SELECT p.id, p.last_name, p.first_name, p.id = ANY(${search.exact}) AS is_exact
          FROM people p WHERE ${search.condition} AND ${isShown}
        )
        SELECT (SELECT count(*)::int FROM found) AS total,
          ARRAY(SELECT id FROM found ORDER BY is_exact DESC, ${BY_NAME} ${range}) AS ids`;
  const [found] = await queryRows(prisma(), pageRowSchema, sql);
  const { total, ids } = found ?? { total: 0, ids: [] };
  return { people: await listPeopleById(ids), total };
}

/** A person by id with the totals of the list; null when they do not exist. */
export async function findListedPerson(id: number, on: Queryable = prisma()): Promise<ListedPerson | null> {
  const [person] = await listPeopleById([id], on);
  return person ?? null;
}
