import "server-only";
import { lockBookingRows } from "@/lib/data/booking/booking-series";
import { findBooking } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { hasEmail } from "@/lib/domain/person/email";
import type { Booking } from "@/lib/schemas/booking/booking";
import { canBeCanceled, writeCancellation } from "./cancel-booking";
import { notifyBookingCanceled, notifySeriesCanceled } from "./notifications";

/** What became of bookings that the centre cancels at once. */
export interface CanceledBookings {
  canceled: Booking[];
  /** How many customers get a mail: those with an address, each one for all of theirs. */
  mailed: number;
}

/** Bookings by whose they are: one address, or (by phone) one name. */
function byCustomer(bookings: readonly Booking[]): Booking[][] {
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const { email, firstName, lastName } = booking;
    const key = hasEmail(email) ? email.toLowerCase() : `${firstName} ${lastName}`;
    groups.set(key, [...(groups.get(key) ?? []), booking]);
  }
  return [...groups.values()];
}

/**
 * The centre cancels bookings with a full refund and its own words; what is canceled or has begun stays as it is. Each
 * customer gets one mail. The caller holds the locks of their rooms.
 */
export async function cancelBooked(
  tx: Transaction,
  ids: readonly number[],
  reason: string,
  now: Date,
): Promise<CanceledBookings> {
  await lockBookingRows(tx, [...ids]);
  const canceled: Booking[] = [];
  for (const id of ids) {
    const before = await findBooking(id, tx);
    if (before === null || !canBeCanceled(before, now)) continue;
    const after = await writeCancellation(tx, before, { by: "centre", refundPercent: 100, reason }, now);
    await recordChange(tx, { action: "cancel", entity: "booking", entityId: id, before, after });
    canceled.push(after);
  }
  const customers = byCustomer(canceled);
  for (const bookings of customers) {
    const [only, ...others] = bookings;
    if (only !== undefined && others.length === 0) await notifyBookingCanceled(tx, only);
    else await notifySeriesCanceled(tx, bookings);
  }
  return { canceled, mailed: customers.filter(([one]) => one && hasEmail(one.email)).length };
}
