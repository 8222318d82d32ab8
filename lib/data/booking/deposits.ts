import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { CHARGE_TABLES } from "@/lib/data/money/charge-tables";
import { DEPOSIT_HELD } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { depositReturnDue } from "@/lib/domain/money/deposit";
import type { Booking } from "@/lib/schemas/booking/booking";
import { listBookingsById } from "./list-bookings";

const heldRowSchema = z.object({
  id: z.int(),
  chargeId: z.int(),
  status: z.enum(BOOKING_STATUSES),
  endsAt: z.date(),
  depositAmount: z.int(),
  depositHeld: z.int(),
});

/** The deposit amounts, in cents, due for return at an instant, ordered by the end of their bookings. */
export async function listDepositsDue(now: Date): Promise<{ id: number; chargeId: number; due: number }[]> {
  const sql = Prisma.sql`
    SELECT t.id, t.charge_id AS "chargeId", t.status::text AS status, t.ends_at AS "endsAt",
      t.deposit_amount AS "depositAmount", ledger.held AS "depositHeld"
    FROM ${CHARGE_TABLES.booking.rows} t
    JOIN (SELECT p.charge_id, ${DEPOSIT_HELD} AS held FROM payments p GROUP BY p.charge_id) ledger
      ON ledger.charge_id = t.charge_id AND ledger.held > 0
    ORDER BY t.ends_at, t.id`;
  const held = await queryRows(prisma(), heldRowSchema, sql);
  return held
    .map(({ id, chargeId, ...facts }) => ({ id, chargeId, due: depositReturnDue(facts, now) }))
    .filter(({ due }) => due > 0);
}

/** Bookings with a deposit that is due for return in full or in part, ordered by end; at most `limit`. */
export async function listDepositsToReturn(limit: number): Promise<Booking[]> {
  const due = await listDepositsDue(new Date());
  return listBookingsById(
    prisma(),
    due.slice(0, limit).map(({ id }) => id),
  );
}
