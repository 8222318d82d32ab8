import type { Balance, PaymentStatus } from "../money/balance";
import type { BookingStatus } from "./booking-status";

/** A date of a series, with its balance in cents. */
export interface SeriesDate extends Pick<Balance, "dueAmount" | "paidAmount"> {
  status: BookingStatus;
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
}

/** The sum of what is due of the confirmed bookings, in their order; null where nothing is. */
export function dueOfSeries(bookings: readonly SeriesDate[]): SeriesDue | null {
  const [first, ...others] = bookings.filter(
    ({ status, dueAmount }) => status === "confirmed" && dueAmount > 0,
  );
  if (first === undefined) return null;
  const due = [first, ...others];
  return {
    dueAmount: due.reduce((sum, { dueAmount }) => sum + dueAmount, 0),
    paymentStatus: due.some(({ paidAmount }) => paidAmount > 0) ? "partial" : "unpaid",
    confirmationNumber: first.confirmationNumber,
    others: others.length,
  };
}
