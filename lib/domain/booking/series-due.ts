import type { PaymentStatus } from "../money/balance";
import { amountAsked, askedBy, awaitsPrice, type PrepaidFacts } from "../money/prepayment";

/** A date of a series, with its balance in cents. */
export interface SeriesDate extends PrepaidFacts {
  confirmationNumber: string;
}

/** What is due of several bookings that are paid together. */
export interface SeriesDue {
  /** Cents. */
  dueAmount: number;
  paymentStatus: PaymentStatus;
  /** Of the first booking with something due, which names the transfer. */
  confirmationNumber: string;
  /** How many more have something due. */
  others: number;
  /** The first deadline of those that await their prepayment; null where none does. */
  payBy: string | Date | null;
}

type Instant = string | Date;

const firstOf = (deadlines: readonly (Instant | null)[]): Instant | null =>
  deadlines
    .filter((payBy) => payBy !== null)
    .toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime())[0] ?? null;

/**
 * The sum of what is due now of the bookings, in their order: of those that await their prepayment that, of confirmed ones
 * all. Null where nothing is.
 */
export function dueOfSeries(bookings: readonly SeriesDate[]): SeriesDue | null {
  const [first, ...others] = bookings.filter(
    (booking) => booking.status !== "canceled" && !awaitsPrice(booking) && amountAsked(booking) > 0,
  );
  if (first === undefined) return null;
  const due = [first, ...others];
  return {
    dueAmount: due.reduce((sum, booking) => sum + amountAsked(booking), 0),
    paymentStatus: due.some(({ paidAmount }) => paidAmount > 0) ? "partial" : "unpaid",
    confirmationNumber: first.confirmationNumber,
    others: others.length,
    payBy: firstOf(due.map(askedBy)),
  };
}
