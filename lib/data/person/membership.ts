import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";

const membershipSchema = z.object({
  /** The last day of the membership (YYYY-MM-DD); null for somebody who is not a member. */
  memberUntil: z.string().nullable(),
  /** Percent off for members, from the settings. */
  discountPercent: z.int(),
});

export type Membership = z.infer<typeof membershipSchema>;

/** A person by id, with the account that asks, if any; or by the account that asks. */
export type PersonRef = { personId: number; userId?: number | null } | { userId: number };

/**
 * The membership of a person and the members' discount; null for an unknown id. For the person's own account, as long as
 * it has not verified its address, only the membership that was given to that very account. One query.
 */
export async function findMembership(ref: PersonRef, db: Queryable): Promise<Membership | null> {
  const isTheirs =
    "personId" in ref ? Prisma.sql`p.id = ${ref.personId}` : Prisma.sql`p.user_id = ${ref.userId}`;
  const sql = Prisma.sql`
    SELECT s.member_discount_percent AS "discountPercent",
      (CASE WHEN u.id = ${ref.userId ?? null}::int AND NOT u.is_verified THEN u.member_until ELSE p.member_until END)::text
        AS "memberUntil"
    FROM people p LEFT JOIN users u ON u.id = p.user_id CROSS JOIN settings s WHERE ${isTheirs}`;
  const [row] = await queryRows(db, membershipSchema, sql);
  return row ?? null;
}
