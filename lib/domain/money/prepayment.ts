import { hasBankDays } from "../time/bank-days";
import { dayOf } from "../time/dates";

/** What a customer pays before a booking is confirmed, and until when. Amounts in cents. */

/** The part of a total that is paid beforehand, half up; 0 for none. */
export const prepayAmountOf = (totalAmount: number, percent: number): number =>
  Math.round((totalAmount * percent) / 100);

/** How a site counts the hours of a prepayment. */
export interface PrepayRule {
  /** The setting, 1..336. */
  hours: number;
  /** How long one of these hours lasts; 3600 but for tests. */
  hourSeconds: number;
}

export interface Prepayment {
  /** Cents. */
  prepayAmount: number;
  payBy: Date;
}

/**
 * The prepayment of a total: until the hours of the rule from now, or the deadline that is kept, or the start of the
 * booking if that is sooner. Null where there is nothing to prepay.
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

/** How many days banks need for a transfer. */
const TRANSFER_BANK_DAYS = 3;

/** Whether a transfer that is made today arrives in time. @param payBy null where it has no deadline */
export const arrivesByTransfer = (payBy: string | Date | null, now: Date): boolean =>
  payBy === null || hasBankDays(dayOf(now), dayOf(new Date(payBy)), TRANSFER_BANK_DAYS);

/** What a booking says of its prepayment. */
export interface PrepaidFacts {
  status: "confirmed" | "pending" | "canceled";
  prepayAmount: number;
  paidAmount: number;
  dueAmount: number;
  /** An instant, as text or date; null where no prepayment is awaited, missing in mail jobs of older versions. */
  payBy?: string | Date | null;
}

/** Whether a booking is held only until its prepayment comes. */
export const awaitsPrepayment = ({ status, payBy }: Pick<PrepaidFacts, "status" | "payBy">): boolean =>
  status === "pending" && Boolean(payBy);

/** Whether a booking on request waits for the centre to set a price. */
export const awaitsPrice = (booking: Pick<PrepaidFacts, "status" | "payBy">): boolean =>
  booking.status === "pending" && !awaitsPrepayment(booking);

export const isPrepaid = (booking: Omit<PrepaidFacts, "dueAmount">): boolean =>
  awaitsPrepayment(booking) && booking.paidAmount >= booking.prepayAmount;

/** What the customer is asked to pay now: the prepayment while it is awaited, then all that is due. */
export const amountAsked = (booking: PrepaidFacts): number =>
  awaitsPrepayment(booking) ? Math.max(0, booking.prepayAmount - booking.paidAmount) : booking.dueAmount;

/** Until when that is to be paid; null where it has no deadline of its own. */
export const askedBy = ({
  status,
  payBy = null,
}: Pick<PrepaidFacts, "status" | "payBy">): string | Date | null =>
  awaitsPrepayment({ status, payBy }) ? payBy : null;

/** The columns of a booking that awaits nothing. */
export const NO_PREPAYMENT = { prepayAmount: 0, payBy: null, prepayRemindAt: null } as const;

/** The columns of a new booking with this prepayment. */
export const prepayColumns = (prepayment: Prepayment | null, now: Date) =>
  prepayment === null
    ? NO_PREPAYMENT
    : { ...prepayment, prepayRemindAt: remindHalfway(now, prepayment.payBy) };

/** Prepayments as quotes answer them: what they come to, and the first deadline. */
export function shownPrepayments(prepayments: readonly Prepayment[]) {
  const deadlines = prepayments.map(({ payBy }) => payBy.toISOString()).toSorted();
  return {
    prepayAmount: prepayments.reduce((sum, { prepayAmount }) => sum + prepayAmount, 0),
    payBy: deadlines[0] ?? null,
  };
}

/** The same of one, or none. */
export const shownPrepayment = (prepayment: Prepayment | null) =>
  shownPrepayments(prepayment === null ? [] : [prepayment]);
