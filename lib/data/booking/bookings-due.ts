import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import { addDays, type CalendarDay, toInstant } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingSelect, toBooking } from "./booking-rows";

/** Confirmed bookings that start on a day (Europe/Rome) and were made before an instant. */
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

/** Bookings of the given rooms that overlap a day (Europe/Rome) and are not canceled. */
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
