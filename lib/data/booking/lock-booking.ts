import "server-only";
import type { Transaction } from "@/lib/data/client";
import { lockSpace, lockSpaces } from "@/lib/data/room-time/lock-spaces";
import type { Booking } from "@/lib/schemas/booking/booking";
import { findBooking, findBookingForUpdate } from "./bookings";

/**
 * Locks a booking whose time is about to change: first its space (and the other spaces that the change concerns), then
 * its row, the order of every writer of a space's time.
 * @returns the booking as it is under the lock, null where there is none
 */
export async function lockBooking(
  tx: Transaction,
  id: number,
  otherSpaceIds: readonly number[] = [],
): Promise<Booking | null> {
  const seen = await findBooking(id, tx);
  if (seen === null) return null;
  await lockSpaces(tx, [seen.spaceId, ...otherSpaceIds]);
  const booking = await findBookingForUpdate(tx, id);
  // Moved to another space while this waited for the lock: lock that one too.
  if (booking !== null && booking.spaceId !== seen.spaceId) await lockSpace(tx, booking.spaceId);
  return booking;
}
