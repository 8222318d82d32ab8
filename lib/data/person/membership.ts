import "server-only";
import type { Queryable } from "@/lib/data/client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

export interface Membership {
  memberUntil: CalendarDay | null;
  /** Of the settings. */
  discountPercent: number;
}

/** Until when an account is a member, and what members get off; null when there is no such account. One query. */
export async function findMembership(userId: number, db: Queryable): Promise<Membership | null> {
  const [row] = await db.$queryRaw<Membership[]>`
    SELECT u.member_until::text AS "memberUntil", s.member_discount_percent AS "discountPercent"
    FROM users u CROSS JOIN settings s WHERE u.id = ${userId}`;
  return row ?? null;
}
