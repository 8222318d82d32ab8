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

/** What became of several bookings that the centre cancels together. */
interface CanceledBookings {
  canceled: Booking[];
  /** How many customers get a mail: those with an address, each one for all of theirs. */
  mailed: number;
}

/** Bookings by customer: those with one e-mail address or, where there is none, with one name. */
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
 * The centre cancels bookings that give way to a closure, with a full refund. Those that are canceled already or have
 * begun stay as they are. Each customer gets one mail. The caller holds the locks of their rooms.
 * @param reason what the centre says in the mail
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
