import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";

const membershipSchema = z.object({
  /** The last day of the membership (YYYY-MM-DD); null for a user who is not a member. */
  memberUntil: z.string().nullable(),
  /** Percent off for members, from the settings. */
  discountPercent: z.int(),
});

export type Membership = z.infer<typeof membershipSchema>;

/** The membership of a user and the members' discount; null for an unknown id. One query. */
export async function findMembership(userId: number, db: Queryable): Promise<Membership | null> {
  const sql = Prisma.sql`
    SELECT u.member_until::text AS "memberUntil", s.member_discount_percent AS "discountPercent"
    FROM users u CROSS JOIN settings s WHERE u.id = ${userId}`;
  const [row] = await queryRows(db, membershipSchema, sql);
  return row ?? null;
}
