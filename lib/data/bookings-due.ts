import "server-only";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking";
import { bookingSelect, toBooking } from "./bookings";
import { prisma, type Transaction } from "./client";
import { toDateColumn } from "./date-columns";

/** Confirmed bookings that start on a day and were made before an instant. */
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

/** Live bookings of a room that have time on a day. */
export async function listBookingsOn(tx: Transaction, spaceId: number, day: CalendarDay): Promise<Booking[]> {
  const rows = await tx.booking.findMany({
    where: {
      spaceId,
      status: { not: "canceled" },
      startsAt: { lt: toInstant(addDays(day, 1), "00:00") },
      endsAt: { gt: toInstant(day, "00:00") },
    },
    select: bookingSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toBooking);
}

/** How many bookings of a person are not over and not canceled. */
export async function countOpenBookings(tx: Transaction, userId: number, now: Date): Promise<number> {
  return tx.booking.count({ where: { userId, status: { not: "canceled" }, endsAt: { gt: now } } });
}
