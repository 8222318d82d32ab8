import "server-only";
import { findBookingForUpdate, markBookingInCalendar } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * Records that a customer has added their own booking to a calendar. Idempotent.
 * @throws AppError NOT_FOUND if the booking is another person's
 */
export async function markInCalendar(id: number, userId: number): Promise<Booking> {
  return prisma().$transaction(async (tx) => {
    const booking = await findBookingForUpdate(tx, id);
    if (booking === null || booking.userId !== userId) throw notFoundError("booking");
    return booking.googleCalendarAdded ? booking : markBookingInCalendar(tx, id);
  });
}
