import "server-only";
import { lockBookingRows } from "@/lib/data/booking/booking-series";
import { listBookingsById } from "@/lib/data/booking/list-bookings";
import type { Transaction } from "@/lib/data/client";
import { hasEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import { isReachedByMail } from "@/lib/jobs/queue";
import type { Booking } from "@/lib/schemas/booking/booking";
import { canBeCanceled, cancelRecorded } from "./cancel-booking";
import { notifyBookingCanceled, notifySeriesCanceled } from "./notifications";

interface CanceledBookings {
  canceled: Booking[];
  /** The number of customers who get a mail. Each customer with an address gets one for all their bookings. */
  mailed: number;
}

/** Groups bookings by e-mail address or, without one, by name. */
function byCustomer(bookings: readonly Booking[]): Booking[][] {
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const { email, firstName, lastName } = booking;
    const key = hasEmail(email) ? email.toLowerCase() : fullName({ firstName, lastName });
    groups.set(key, [...(groups.get(key) ?? []), booking]);
  }
  return [...groups.values()];
}

/**
 * Cancels bookings for a closure on behalf of the centre, with a full refund. Skips those already canceled or started.
 * Each customer gets one mail. The caller holds the locks of their rooms.
 * @param reason the centre's words in the mail
 */
export async function cancelForClosure(
  tx: Transaction,
  ids: readonly number[],
  reason: string,
  now: Date,
): Promise<CanceledBookings> {
  await lockBookingRows(tx, ids);
  const bookings = (await listBookingsById(tx, ids)).filter((booking) => canBeCanceled(booking, now));
  const terms = { by: "centre", refundPercent: 100, reason } as const;
  const canceled = await cancelRecorded(tx, bookings, () => terms, now);
  const customers = byCustomer(canceled);
  const closure = { isForClosure: true };
  for (const bookings of customers) {
    const [only, ...others] = bookings;
    if (only !== undefined && others.length === 0) await notifyBookingCanceled(tx, only, closure);
    else await notifySeriesCanceled(tx, bookings, closure);
  }
  return { canceled, mailed: customers.filter(([one]) => one && isReachedByMail(one.email)).length };
}
