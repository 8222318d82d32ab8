import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findBooking } from "@/lib/data/booking/bookings";
import { notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * A booking for its owner or an administrator.
 * @throws AppError NOT_FOUND for everybody else, who is not to know that it exists
 */
export async function requireVisibleBooking(id: number, user: SignedInUser): Promise<Booking> {
  const booking = await findBooking(id);
  if (booking === null || (booking.userId !== user.id && !user.isAdmin)) {
    throw notFoundError("booking");
  }
  return booking;
}
