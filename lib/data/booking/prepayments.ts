import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Booking } from "@/lib/schemas/booking/booking";
import { listBookingsById } from "./list-bookings";

/** Bookings held until their prepayment arrives. */

/** The checkout was completed at Stripe, but the customer's bank has not decided yet. */
const IS_UNDECIDED = Prisma.sql`EXISTS (
  SELECT 1 FROM checkout_sessions session
  WHERE session.charge_id = b.charge_id AND session.undecided_since IS NOT NULL AND session.decided_at IS NULL)`;

const dueRowSchema = z.object({ id: z.int(), seriesId: z.int().nullable(), spaceId: z.int() });
export type DueBooking = z.infer<typeof dueRowSchema>;

/** Bookings past their prepayment deadline, by id, except those with a payment that is still undecided at Stripe. */
export function listLapsed(now: Date, on: Queryable = prisma()): Promise<DueBooking[]> {
  const sql = Prisma.sql`
    SELECT b.id, b.series_id AS "seriesId", b.space_id AS "spaceId" FROM bookings b JOIN charges c ON c.id = b.charge_id
    WHERE b.status = 'pending' AND c.pay_by <= ${now} AND NOT ${IS_UNDECIDED} ORDER BY b.id`;
  return queryRows(on, dueRowSchema, sql);
}

export function listPrepaymentsToRemind(now: Date): Promise<DueBooking[]> {
  const sql = Prisma.sql`
    SELECT b.id, b.series_id AS "seriesId", b.space_id AS "spaceId" FROM bookings b JOIN charges c ON c.id = b.charge_id
    WHERE b.status = 'pending' AND c.pay_by > ${now} AND c.prepay_remind_at <= ${now}
      AND NOT ${IS_UNDECIDED}
    ORDER BY b.id`;
  return queryRows(prisma(), dueRowSchema, sql);
}

const idRowSchema = z.object({ id: z.int() });

/**
 * Marks the prepayment reminders of bookings as sent. If two processes call it concurrently, the second claims nothing.
 * @returns the bookings to send a reminder for
 */
export async function claimReminders(tx: Transaction, ids: readonly number[], now: Date): Promise<Booking[]> {
  const sql = Prisma.sql`
    UPDATE charges c SET prepay_remind_at = NULL FROM bookings b
    WHERE b.charge_id = c.id AND b.id = ANY(${[...ids]}::int[]) AND b.status = 'pending'
      AND c.pay_by > ${now} AND c.prepay_remind_at <= ${now}
    RETURNING b.id`;
  const claimed = await queryRows(tx, idRowSchema, sql);
  return listBookingsById(
    tx,
    claimed.map(({ id }) => id),
  );
}

/** Bookings with a prepayment deadline before an instant, soonest first. */
export async function listPrepaymentsUntil(until: Date): Promise<Booking[]> {
  const rows = await prisma().booking.findMany({
    where: { status: "pending", charge: { payBy: { lt: until } } },
    select: { id: true },
    orderBy: [{ charge: { payBy: "asc" } }, { id: "asc" }],
  });
  const bookings = await listBookingsById(
    prisma(),
    rows.map(({ id }) => id),
  );
  return bookings.sort((a, b) => (a.payBy ?? "").localeCompare(b.payBy ?? ""));
}
