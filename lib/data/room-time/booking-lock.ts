import "server-only";
import { z } from "zod";
import { findBooking, findBookingForUpdate } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * Makes the writers of one space's time wait for each other until the transaction ends; who needs several takes them in
 * the order of their ids. The exclusion constraint is the guarantee; without this queue parallel inserts of overlapping spans deadlock and stall.
 */
export async function lockSpace(tx: Transaction, spaceId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`;
}

/**
 * `lockSpace`, and in the same statement whose verified address this is.
 * @returns the id of the account, null for nobody's address and for none
 */
export async function lockSpaceFor(
  tx: Transaction,
  spaceId: number,
  email: string | null,
): Promise<number | null> {
  const [row] = z.array(z.object({ userId: z.int().nullable() })).parse(
    await tx.$queryRaw`
      SELECT (SELECT id FROM users WHERE email = ${email}::citext AND is_verified) AS "userId"
      FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`,
  );
  return row?.userId ?? null;
}

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
