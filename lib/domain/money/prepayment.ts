import { hasBankDays } from "../time/bank-days";
import { dayOf } from "../time/dates";

/** Prepayments: the amount a customer pays before a booking is confirmed, and the deadline. Amounts in cents. */

/** The part of a total to be prepaid, half a cent rounded up; 0 for none. */
export const prepayAmountOf = (totalAmount: number, percent: number): number =>
  Math.round((totalAmount * percent) / 100);

export interface PrepayRule {
  /** The configured number of hours, 1..336. */
  hours: number;
  /** The duration of one such hour in seconds; 3600 except in tests. */
  hourSeconds: number;
}

export interface Prepayment {
  /** Cents. */
  prepayAmount: number;
  payBy: Date;
}

/**
 * The prepayment of a total. The deadline is the given one or the rule's hours from `now`, but no later than the start
 * of the booking. Null if there is nothing to prepay.
 */
export function prepaymentOf(
  percent: number,
  totalAmount: number,
  startsAt: Date,
  deadline: PrepayRule | { payBy: Date },
  now: Date,
): Prepayment | null {
  const prepayAmount = prepayAmountOf(totalAmount, percent);
  if (prepayAmount === 0) return null;
  const latest =
    "payBy" in deadline
      ? deadline.payBy.getTime()
      : now.getTime() + deadline.hours * deadline.hourSeconds * 1000;
  return { prepayAmount, payBy: new Date(Math.min(latest, startsAt.getTime())) };
}

export const remindHalfway = (from: Date, payBy: Date): Date =>
  new Date(Math.round((from.getTime() + payBy.getTime()) / 2));

/** How many bank working days a transfer takes. */
const TRANSFER_BANK_DAYS = 3;

/**
 * Whether a transfer made today arrives in time.
 * @param payBy null if there is no deadline
 */
export const arrivesByTransfer = (payBy: string | Date | null, now: Date): boolean =>
  payBy === null || hasBankDays(dayOf(now), dayOf(new Date(payBy)), TRANSFER_BANK_DAYS);

export interface PrepaidFacts {
  status: "confirmed" | "pending" | "canceled";
  prepayAmount: number;
  paidAmount: number;
  dueAmount: number;
  /** An instant, as text or Date; null if no prepayment is awaited, absent from mail jobs of older versions. */
  payBy?: string | Date | null;
}

/** Whether a booking is held until its prepayment arrives. */
export const awaitsPrepayment = ({ status, payBy }: Pick<PrepaidFacts, "status" | "payBy">): boolean =>
  status === "pending" && Boolean(payBy);

/** Whether a booking on request is waiting for the centre to set a price. */
export const awaitsPrice = (booking: Pick<PrepaidFacts, "status" | "payBy">): boolean =>
  booking.status === "pending" && !awaitsPrepayment(booking);

export const isPrepaid = (booking: Omit<PrepaidFacts, "dueAmount">): boolean =>
  awaitsPrepayment(booking) && booking.paidAmount >= booking.prepayAmount;

/** The amount the customer is asked to pay now: the prepayment while it is awaited, otherwise the whole amount due. */
export const amountDueNow = (booking: PrepaidFacts): number =>
  awaitsPrepayment(booking) ? Math.max(0, booking.prepayAmount - booking.paidAmount) : booking.dueAmount;

/** The deadline of that amount; null if it has none of its own. */
export const currentDeadline = ({
  status,
  payBy = null,
}: Pick<PrepaidFacts, "status" | "payBy">): string | Date | null =>
  awaitsPrepayment({ status, payBy }) ? payBy : null;

export const NO_PREPAYMENT = { prepayAmount: 0, payBy: null, prepayRemindAt: null } as const;

/** The prepayment columns of a new booking. */
export const prepayColumns = (prepayment: Prepayment | null, now: Date) =>
  prepayment === null
    ? NO_PREPAYMENT
    : { ...prepayment, prepayRemindAt: remindHalfway(now, prepayment.payBy) };

/** Prepayments as quotes return them: their sum and the earliest deadline. */
export function shownPrepayments(prepayments: readonly Prepayment[]) {
  const deadlines = prepayments.map(({ payBy }) => payBy.toISOString()).toSorted();
  return {
    prepayAmount: prepayments.reduce((sum, { prepayAmount }) => sum + prepayAmount, 0),
    payBy: deadlines[0] ?? null,
  };
}

export const shownPrepayment = (prepayment: Prepayment | null) =>
  shownPrepayments(prepayment === null ? [] : [prepayment]);
