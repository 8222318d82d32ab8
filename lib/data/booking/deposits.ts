import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { DEPOSIT_HELD, depositDue, PAYABLE_TABLES } from "@/lib/data/money/payables";
import { queryRows } from "@/lib/data/query-rows";
import type { Booking } from "@/lib/schemas/booking/booking";
import { listBookingsById } from "./list-bookings";

const idRowSchema = z.object({ id: z.int() });

/** The bookings whose deposit, or a part of it, is to be returned, those that ended first in front; at most `limit`. */
export async function listDepositsToReturn(limit: number): Promise<Booking[]> {
  const sql = Prisma.sql`
    SELECT t.id FROM ${PAYABLE_TABLES.booking.rows} t
    JOIN (SELECT p.charge_id, ${DEPOSIT_HELD} AS held FROM payments p
      WHERE p.kind IN ('deposit', 'deposit-return', 'deposit-retention') GROUP BY p.charge_id) ledger
      ON ledger.charge_id = t.charge_id
    WHERE ${depositDue(Prisma.sql`ledger.held`)} > 0
    ORDER BY t.ends_at, t.id LIMIT ${limit}`;
  const rows = await queryRows(prisma(), idRowSchema, sql);
  return listBookingsById(
    prisma(),
    rows.map(({ id }) => id),
  );
}
