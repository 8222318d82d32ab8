import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { PAID_AMOUNT, PAYABLE_TABLES } from "@/lib/data/money/payables";
import { personSelect, toPerson } from "@/lib/data/person/person-record";
import { queryRows } from "@/lib/data/query-rows";
import { PAYABLE_KINDS } from "@/lib/domain/money/payment";
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

/** The bookings, sign-ups and fees of people, each with what is to be paid for it and what was. */
const payablesOf = (ids: readonly number[]) =>
  Prisma.join(
    PAYABLE_KINDS.map((kind) => {
      const { rows } = PAYABLE_TABLES[kind];
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
      sum(t.paid)::int AS "paidTotal", sum(GREATEST(0, t.to_pay - t.paid))::int AS "dueTotal"
    FROM (${payablesOf(ids)}) t GROUP BY t.person_id`;
  const rows = await queryRows(on, sumRowSchema, sql);
  return new Map(rows.map(({ personId, ...sums }) => [personId, sums]));
}

/** The people with these ids and their sums, in the order of the ids; unknown ids are skipped. */
export async function listPeopleById(
  ids: readonly number[],
  on: Queryable = prisma(),
): Promise<ListedPerson[]> {
  if (ids.length === 0) return [];
  const select = { ...personSelect, user: { select: { isVerified: true } } } as const;
  const rows = await on.person.findMany({ where: { id: { in: [...ids] } }, select });
  const sums = await sumsOf(ids, on);
  const people = rows.map(({ user, ...row }) => ({
    ...toPerson(row),
    ...(sums.get(row.id) ?? NOTHING),
    hasAccount: user !== null,
    isVerified: user?.isVerified ?? false,
  }));
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const BY_NAME = Prisma.sql`last_name, first_name, id`;

/**
 * One page of people by name, those that the search names exactly first, and the number of all that match. Found and
 * counted in one pass.
 */
export async function listPeople({
  page,
  pageSize,
  q,
}: PeopleQuery): Promise<{ people: ListedPerson[]; total: number }> {
  const search = q === undefined ? null : peopleSearch(q);
  const range = Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
  const sql =
    search === null
      ? Prisma.sql`
        SELECT (SELECT count(*)::int FROM people) AS total,
          ARRAY(SELECT id FROM people ORDER BY ${BY_NAME} ${range}) AS ids`
      : Prisma.sql`
        WITH found AS MATERIALIZED (
          SELECT p.id, p.last_name, p.first_name, p.id = ANY(${search.exact}) AS is_exact
          FROM people p WHERE ${search.condition}
        )
        SELECT (SELECT count(*)::int FROM found) AS total,
          ARRAY(SELECT id FROM found ORDER BY is_exact DESC, ${BY_NAME} ${range}) AS ids`;
  const [found] = await queryRows(prisma(), pageRowSchema, sql);
  const { total, ids } = found ?? { total: 0, ids: [] };
  return { people: await listPeopleById(ids), total };
}

/** A person by id with the sums of the list; null when there is none. */
export async function findListedPerson(id: number, on: Queryable = prisma()): Promise<ListedPerson | null> {
  const [person] = await listPeopleById([id], on);
  return person ?? null;
}
