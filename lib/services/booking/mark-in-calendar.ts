import "server-only";
import { findBookingForUpdate, markBookingInCalendar } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * Stores that a customer has put their own booking into a calendar. Doing it again changes nothing.
 * @throws AppError NOT_FOUND for another's booking
 */
export async function markInCalendar(id: number, userId: number): Promise<Booking> {
  return prisma().$transaction(async (tx) => {
    const booking = await findBookingForUpdate(tx, id);
    if (booking === null || booking.userId !== userId) throw notFoundError("booking");
    return booking.googleCalendarAdded ? booking : markBookingInCalendar(tx, id);
  });
}
