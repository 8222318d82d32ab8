import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { listPassesById, type OwnedPass } from "@/lib/data/pass/passes";
import { queryRows } from "@/lib/data/query-rows";
import { literalPart } from "@/lib/data/search-words";
import type { PassStatus } from "@/lib/domain/pass/pass-life";
import { parseConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import type { PassListQuery } from "@/lib/schemas/pass/pass";
import { peopleSearch } from "./people-search";

const pageRowSchema = z.object({ total: z.int(), ids: z.array(z.int()) });

const { rows: PASSES } = CHARGE_TABLES.pass;

/** The status of a pass `t` on a day; the same rule as `passStatusOn` (lib/domain/pass/pass-life.ts). */
const statusOn = (today: CalendarDay): Prisma.Sql => Prisma.sql`
  CASE WHEN t.status = 'canceled' THEN 'canceled'
    WHEN t.owed_amount > (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = t.charge_id) THEN 'unpaid'
    WHEN t.end_date < ${today}::date THEN 'expired'
    WHEN pass.taken >= pass.entries THEN 'empty' ELSE 'active' END`;

const hasStatus = (status: PassStatus, today: CalendarDay): Prisma.Sql =>
  Prisma.sql`${statusOn(today)} = ${status}`;

/** Passes `t` of a product that have a status on a day: the part of a statement after its select list. */
export const passesThat = (productId: number, status: PassStatus, today: CalendarDay): Prisma.Sql =>
  Prisma.sql`FROM ${PASSES} t JOIN passes pass ON pass.id = t.id
    WHERE pass.product_id = ${productId} AND ${hasStatus(status, today)}`;

function searchCondition(q: string): Prisma.Sql | null {
  const search = peopleSearch(q);
  if (search === null) return null;
  return Prisma.sql`(
    t.name ILIKE ${`%${literalPart(q.trim())}%`} OR t.id = ${parseConfirmationNumber(q, "pass")}
    OR t.person_id IN (SELECT p.id FROM people p WHERE ${search.condition}))`;
}

/**
 * One page of passes, latest first, and the total number of matches.
 * @param userId only passes of this account; null for all
 */
export async function listPasses(
  { page, pageSize, status, personId, productId, q }: PassListQuery,
  userId: number | null,
  now: Date,
): Promise<{ passes: OwnedPass[]; total: number }> {
  const all = [
    userId === null ? null : Prisma.sql`t.person_id IN (SELECT id FROM people WHERE account_id = ${userId})`,
    status && hasStatus(status, dayOf(now)),
    personId && Prisma.sql`t.person_id = ${personId}`,
    productId && Prisma.sql`pass.product_id = ${productId}`,
    q && searchCondition(q),
  ].filter((one) => one instanceof Prisma.Sql);
  const where = all.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(all, " AND ")}`;
  const found = Prisma.sql`FROM ${PASSES} t JOIN passes pass ON pass.id = t.id ${where}`;
  const sql = Prisma.sql`
    SELECT (SELECT count(*)::int ${found}) AS total,
      ARRAY(SELECT t.id ${found} ORDER BY t.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) AS ids`;
  const [row] = await queryRows(prisma(), pageRowSchema, sql);
  const { total, ids } = row ?? { total: 0, ids: [] };
  return { passes: await listPassesById(ids, now), total };
}
