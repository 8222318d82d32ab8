import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { listSeriesBookings } from "@/lib/data/booking/booking-series";
import { findBooking } from "@/lib/data/booking/bookings";
import type { Queryable } from "@/lib/data/client";
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
