import "server-only";
import type { Transaction } from "@/lib/data/client";
import { lockSpace, lockSpaces } from "@/lib/data/room-time/lock-spaces";
import type { Booking } from "@/lib/schemas/booking/booking";
import { findBooking, findBookingForUpdate } from "./bookings";

/**
 * Locks a booking before its time changes: first its space and `otherSpaceIds`, then its row. Every writer of a space's
 * time takes its locks in this order, which rules out deadlocks.
 * @returns the booking as read under the lock; null when it does not exist
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
  // Another transaction moved the booking to a different space while this one waited: lock that space too.
  if (booking !== null && booking.spaceId !== seen.spaceId) await lockSpace(tx, booking.spaceId);
  return booking;
}
