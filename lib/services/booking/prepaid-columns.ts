import "server-only";
import type { BookingChange } from "@/lib/data/booking/bookings";
import {
  awaitsPrepayment,
  NO_PREPAYMENT,
  type Prepayment,
  prepayColumns,
} from "@/lib/domain/money/prepayment";
import type { Booking } from "@/lib/schemas/booking/booking";

/** A booking that awaits nothing any more; it keeps what was to be prepaid. */
export const NOTHING_AWAITED = { payBy: null, prepayRemindAt: null } as const satisfies BookingChange;

/**
 * The columns of a changed booking's prepayment. A deadline that is kept is reminded of as it was.
 * @param status that of the booking after the change
 */
export function prepaidColumns(
  before: Booking,
  prepayment: Prepayment | null,
  status: Booking["status"],
  now: Date,
): BookingChange {
  if (prepayment === null) return before.payBy === null ? {} : NO_PREPAYMENT;
  if (status === "confirmed") return { prepayAmount: prepayment.prepayAmount, ...NOTHING_AWAITED };
  return awaitsPrepayment(before) ? prepayment : prepayColumns(prepayment, now);
}
