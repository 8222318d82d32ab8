import "server-only";
import type { Booking } from "@/lib/schemas/booking";
import { findBooking, findBookingForUpdate, lockSpace } from "./bookings";
import type { Transaction } from "./client";

/** Locks several spaces, always in the order of their ids, so that no two writers wait for each other. */
export async function lockSpaces(tx: Transaction, spaceIds: Iterable<number>): Promise<void> {
  for (const spaceId of [...new Set(spaceIds)].sort((a, b) => a - b)) await lockSpace(tx, spaceId);
}

/**
 * A booking whose time is about to change, after its space (and the others that the change concerns) and then its row
 * have been locked: everybody who writes a room's time locks the room first. Null where there is none.
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
  // Moved to another room while we waited: that one is waited for as well.
  if (booking !== null && booking.spaceId !== seen.spaceId) await lockSpace(tx, booking.spaceId);
  return booking;
}
