import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { STANDING_TABLES, standingColumns, standingSchema } from "@/lib/data/membership/standing";
import { insertPeopleOfAccounts } from "@/lib/data/person/people";
import { queryRows } from "@/lib/data/query-rows";
import { AppError } from "@/lib/errors";

const bookerSchema = standingSchema.extend({
  personId: z.int(),
  /** How many bookings of the person are still ahead or running, whoever made them. */
  open: z.int(),
  /** How many the settings allow. */
  most: z.int(),
});

/** All that a booking depends on of the customer who makes it. */
export type Booker = z.infer<typeof bookerSchema>;

/** What is known of the customer of an account. One query. @throws AppError UNAUTHENTICATED when the account is gone */
export async function findBooker(tx: Transaction, userId: number, now: Date): Promise<Booker> {
  const sql = Prisma.sql`
    SELECT ${standingColumns(userId)}, p.id AS "personId", s.max_open_bookings AS most, (
        SELECT count(*)::int FROM bookings b
        WHERE b.person_id = p.id AND b.status <> 'canceled' AND b.ends_at > ${now}
      ) AS open
    FROM ${STANDING_TABLES} WHERE p.user_id = ${userId}`;
  const [booker] = await queryRows(tx, bookerSchema, sql);
  if (booker !== undefined) return booker;
  await insertPeopleOfAccounts(tx, [userId]);
  const [made] = await queryRows(tx, bookerSchema, sql);
  // It was deleted since the session was read.
  if (made === undefined) throw new AppError("UNAUTHENTICATED");
  return made;
}
