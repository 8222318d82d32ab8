import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { listSeriesBookings } from "@/lib/data/booking/booking-series";
import { findBooking, findBookingForUpdate, markBookingInCalendar } from "@/lib/data/booking/bookings";
import { prisma, type Queryable } from "@/lib/data/client";
import { notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";

/** Whether the booking is the caller's own, or the caller is an administrator. */
export const isVisible = ({ userId }: Pick<Booking, "userId">, user: SignedInUser): boolean =>
  user.isAdmin || userId === user.id;

/**
 * Returns a booking to its owner or an administrator.
 * @throws AppError NOT_FOUND for anybody else, so that its existence is not revealed
 */
export async function requireVisibleBooking(id: number, user: SignedInUser): Promise<Booking> {
  const booking = await findBooking(id);
  if (booking === null || !isVisible(booking, user)) throw notFoundError("booking");
  return booking;
}

/**
 * Returns the bookings of a series, by start, that the caller may see.
 * @throws AppError NOT_FOUND when there are none, or no such series
 */
export async function requireVisibleSeries(
  id: number,
  user: SignedInUser,
  on?: Queryable,
): Promise<Booking[]> {
  const visible = (await listSeriesBookings(id, on)).filter((booking) => isVisible(booking, user));
  if (visible.length === 0) throw notFoundError("series");
  return visible;
}

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
