import type { PaymentStatus } from "../money/balance";
import { amountDueNow, awaitsPrice, currentDeadline, type PrepaidFacts } from "../money/prepayment";

/** A date of a series, with its balance in cents. */
export interface SeriesDate extends PrepaidFacts {
  confirmationNumber: string;
}

/** The amount due for several bookings that are paid together. */
export interface SeriesDue {
  /** Cents. */
  dueAmount: number;
  paymentStatus: PaymentStatus;
  /** The number of the first booking with an amount due, used as the transfer's reference. */
  confirmationNumber: string;
  /** How many further bookings have an amount due. */
  others: number;
  /** The earliest prepayment deadline; null if no prepayment is awaited. */
  payBy: string | Date | null;
}

type Instant = string | Date;

const firstOf = (deadlines: readonly (Instant | null)[]): Instant | null =>
  deadlines
    .filter((payBy) => payBy !== null)
    .toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime())[0] ?? null;

/**
 * The total amount due now: the prepayment of bookings that await one, the whole amount of confirmed ones. Null if
 * nothing is due.
 */
export function dueOfSeries(bookings: readonly SeriesDate[]): SeriesDue | null {
  const [first, ...others] = bookings.filter(
    (booking) => booking.status !== "canceled" && !awaitsPrice(booking) && amountDueNow(booking) > 0,
  );
  if (first === undefined) return null;
  const due = [first, ...others];
  return {
    dueAmount: due.reduce((sum, booking) => sum + amountDueNow(booking), 0),
    paymentStatus: due.some(({ paidAmount }) => paidAmount > 0) ? "partial" : "unpaid",
    confirmationNumber: first.confirmationNumber,
    others: others.length,
    payBy: firstOf(due.map(currentDeadline)),
  };
}
