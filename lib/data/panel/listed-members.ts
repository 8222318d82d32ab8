import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { listMembersById } from "@/lib/data/membership/members";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import { certificatesBy } from "@/lib/domain/panel/member-lists";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Member, MembersQuery } from "@/lib/schemas/membership/member";
import type { Overview } from "@/lib/schemas/panel/overview";
import { peopleSearch } from "./people-search";

const pageRowSchema = z.object({ total: z.int(), ids: z.array(z.int()) });

const countsRowSchema = z.object({ applications: z.int(), openFees: z.int(), certificates: z.int() });

const { rows: FEES } = CHARGE_TABLES.fee;

/** Whether a member `m` has an unpaid fee. */
const HAS_OPEN_FEE = Prisma.sql`EXISTS (
  SELECT 1 FROM member_fees f JOIN ${FEES} t ON t.id = f.id
  WHERE f.member_id = m.id
    AND t.owed_amount > (SELECT ${PAID_AMOUNT} FROM payments p WHERE p.charge_id = f.charge_id))`;

type Conditions = Pick<MembersQuery, "q" | "status" | "feeOpen" | "certificateBy"> & {
  category?: string | undefined;
};

function conditionsOf({ q, status, category, feeOpen, certificateBy }: Conditions): Prisma.Sql {
  const search = q === undefined ? null : peopleSearch(q);
  const all = [
    status && Prisma.sql`m.status = ${status}::member_status`,
    category && Prisma.sql`m.category = ${category}`,
    feeOpen === true && HAS_OPEN_FEE,
    feeOpen === false && Prisma.sql`NOT ${HAS_OPEN_FEE}`,
    certificateBy && Prisma.sql`o.certificate_until <= ${certificateBy}::date`,
    search && Prisma.sql`m.person_id IN (SELECT p.id FROM people p WHERE ${search.condition})`,
  ].filter((one) => one instanceof Prisma.Sql);
  return all.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(all, " AND ")}`;
}

/** Members `m` with their people `o`: the part of a statement after its select list. */
export const membersThat = (conditions: Conditions): Prisma.Sql =>
  Prisma.sql`FROM members m LEFT JOIN people o ON o.id = m.person_id ${conditionsOf(conditions)}`;

/** The number of members in each list that needs attention. */
export async function countMemberLists(today: CalendarDay): Promise<NonNullable<Overview["members"]>> {
  const certificates = { status: "admitted", certificateBy: certificatesBy(today) } as const;
  const sql = Prisma.sql`
    SELECT (SELECT count(*)::int ${membersThat({ status: "applied" })}) AS applications,
      (SELECT count(*)::int ${membersThat({ feeOpen: true })}) AS "openFees",
      (SELECT count(*)::int ${membersThat(certificates)}) AS certificates`;
  const [row] = await queryRows(prisma(), countsRowSchema, sql);
  return row ?? { applications: 0, openFees: 0, certificates: 0 };
}

/** One page of members by name, erased ones last, and the total number of matches. */
export async function listMembers(query: MembersQuery): Promise<{ members: Member[]; total: number }> {
  const { page, pageSize } = query;
  const found = membersThat(query);
  const sql = Prisma.sql`
    SELECT (SELECT count(*)::int ${found}) AS total,
      ARRAY(SELECT m.id ${found} ORDER BY o.last_name, o.first_name, m.id
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) AS ids`;
  const [row] = await queryRows(prisma(), pageRowSchema, sql);
  const { total, ids } = row ?? { total: 0, ids: [] };
  return { members: await listMembersById(ids), total };
}
