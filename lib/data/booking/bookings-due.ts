import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingSelect, toBooking } from "./booking-rows";

/** Confirmed bookings that start on a day (in Rome) and were made before an instant. */
export async function listBookingsToRemind(startDate: CalendarDay, madeBefore: Date): Promise<Booking[]> {
  const rows = await prisma().booking.findMany({
    where: {
      startDate: toDateColumn(startDate),
      status: "confirmed",
      createdAt: { lt: madeBefore },
    },
    select: bookingSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toBooking);
}

/** The bookings of some rooms that overlap a day (in Rome) and are not canceled. */
export async function listBookingsOn(
  tx: Transaction,
  spaceIds: readonly number[],
  day: CalendarDay,
): Promise<Booking[]> {
  const rows = await tx.booking.findMany({
    where: {
      spaceId: { in: [...spaceIds] },
      status: { not: "canceled" },
      startsAt: { lt: toInstant(addDays(day, 1), "00:00") },
      endsAt: { gt: toInstant(day, "00:00") },
    },
    select: bookingSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toBooking);
}

const quotaRowSchema = z.object({ open: z.int(), most: z.int() });

/**
 * How many bookings of an account's person are still ahead or running (`open`), whoever made them, and how many the
 * settings allow (`most`).
 * One query.
 */
export async function findQuota(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<{ open: number; most: number }> {
  const sql = Prisma.sql`
    SELECT max_open_bookings AS most, (
      SELECT count(*)::int FROM bookings b JOIN people p ON p.id = b.person_id
      WHERE p.user_id = ${userId} AND b.status <> 'canceled' AND b.ends_at > ${now}
    ) AS open
    FROM settings`;
  const [quota] = await queryRows(tx, quotaRowSchema, sql);
  if (quota === undefined) throw new Error("The settings have no row");
  return quota;
}
