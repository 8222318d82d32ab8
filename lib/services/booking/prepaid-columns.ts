import "server-only";
import type { BookingChange } from "@/lib/data/booking/bookings";
import {
  awaitsPrepayment,
  NO_PREPAYMENT,
  type Prepayment,
  prepayColumns,
} from "@/lib/domain/money/prepayment";
import type { Booking } from "@/lib/schemas/booking/booking";

/** The columns of a booking that no longer awaits a prepayment. The amount to be prepaid is kept. */
export const PREPAYMENT_SETTLED = { payBy: null, prepayRemindAt: null } as const satisfies BookingChange;

/**
 * The prepayment columns of a changed booking. If it still awaits its prepayment, the reminder stays as scheduled.
 * @param status the booking's status after the change
 */
export function prepaidColumns(
  before: Booking,
  prepayment: Prepayment | null,
  status: Booking["status"],
  now: Date,
): BookingChange {
  if (prepayment === null) return before.payBy === null ? {} : NO_PREPAYMENT;
  if (status === "confirmed") return { prepayAmount: prepayment.prepayAmount, ...PREPAYMENT_SETTLED };
  return awaitsPrepayment(before) ? prepayment : prepayColumns(prepayment, now);
}
