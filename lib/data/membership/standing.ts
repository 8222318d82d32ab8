import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { PersonRef } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import { MEMBER_STATUSES } from "@/lib/domain/membership/member-status";
import type { PaidMember } from "@/lib/domain/membership/validity";

const day = z.string();

/** The columns of `STANDING_COLUMNS`. */
export const standingSchema = z.object({
  /** The last day of the membership (YYYY-MM-DD); null for a person who is not a member. */
  memberUntil: day.nullable(),
  /** The member discount in percent, from the settings. */
  discountPercent: z.int(),
  /** Days for which a fee remains valid after its year, from the settings. */
  graceDays: z.int(),
  memberships: z.array(
    z.object({
      status: z.enum(MEMBER_STATUSES),
      appliedOn: day,
      decidedOn: day.nullable(),
      endedOn: day.nullable(),
      paidUntil: day.nullable(),
    }) satisfies z.ZodType<PaidMember>,
  ),
});

/** The facts about a person on which prices and permissions depend. */
export type Standing = z.infer<typeof standingSchema>;

export const STANDING_TABLES = Prisma.sql`people p CROSS JOIN settings s`;

/** The memberships of a person `p`, with the related settings. */
export const STANDING_COLUMNS = Prisma.sql`
  s.member_discount_percent AS "discountPercent", s.member_grace_days AS "graceDays",
  p.member_until::text AS "memberUntil",
  (SELECT COALESCE(json_agg(json_build_object(
      'status', m.status, 'appliedOn', m.applied_on, 'decidedOn', m.decided_on, 'endedOn', m.ended_on,
      'paidUntil', m.paid_until)), '[]')
    FROM members m WHERE m.person_id = p.id) AS memberships`;

/** One query. Null for an unknown person. */
export async function findStanding(ref: PersonRef, on: Queryable): Promise<Standing | null> {
  const id =
    "personId" in ref
      ? Prisma.sql`${ref.personId}`
      : Prisma.sql`(SELECT person_id FROM users WHERE id = ${ref.userId})`;
  const sql = Prisma.sql`SELECT ${STANDING_COLUMNS} FROM ${STANDING_TABLES} WHERE p.id = ${id}`;
  const [row] = await queryRows(on, standingSchema, sql);
  return row ?? null;
}
