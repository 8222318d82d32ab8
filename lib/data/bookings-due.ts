import "server-only";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking";
import { bookingSelect, toBooking } from "./bookings";
import { prisma } from "./client";
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
