import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";

const membershipSchema = z.object({
  /** The last day of the membership (calendar day); null for an account that is no member. */
  memberUntil: z.string().nullable(),
  /** What the settings take off the price for members. */
  discountPercent: z.int(),
});

export type Membership = z.infer<typeof membershipSchema>;

/** Until when an account is a member, and what members get off; null when there is no such account. One query. */
export async function findMembership(userId: number, db: Queryable): Promise<Membership | null> {
  const sql = Prisma.sql`
    SELECT u.member_until::text AS "memberUntil", s.member_discount_percent AS "discountPercent"
    FROM users u CROSS JOIN settings s WHERE u.id = ${userId}`;
  const [row] = await queryRows(db, membershipSchema, sql);
  return row ?? null;
}
