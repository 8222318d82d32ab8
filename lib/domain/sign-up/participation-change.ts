import type { BookingStatus } from "../booking/booking-status";
import type { Owed } from "../money/balance";
import { type Refund, refundFor, refundOf } from "../money/cancellation-policy";

/** What a change of a place in a course or at an event writes. Amounts in cents. */
export interface ParticipationColumns {
  status?: BookingStatus;
  totalAmount?: number;
  canceledAt?: Date | null;
  refundPercent?: number | null;
  refundAmount?: number | null;
  canceledBy?: CanceledBy | null;
  cancelReason?: string | null;
}

export type CanceledBy = "customer" | "centre";

/** A place as it stands. */
export interface Participation extends Owed {
  refundPercent: number | null;
}

export interface ParticipationChange {
  status?: BookingStatus | undefined;
  totalAmount?: number | undefined;
  refundPercent?: number | undefined;
  /** Why the centre cancels. */
  reason?: string | null | undefined;
}

/**
 * The columns of an administrator's change. Canceled by the centre, all is given back unless said; a new total keeps
 * the percentage of a cancellation; a place that is taken again owes its total.
 */
export function participationColumns(
  before: Participation,
  change: ParticipationChange,
  now: Date,
): ParticipationColumns {
  const total = change.totalAmount ?? before.totalAmount;
  const status = change.status ?? before.status;
  const columns: ParticipationColumns = { status, totalAmount: total };
  if (status !== "canceled")
    return before.status === "canceled"
      ? {
          ...columns,
          canceledAt: null,
          refundPercent: null,
          refundAmount: null,
          canceledBy: null,
          cancelReason: null,
        }
      : columns;
  const isNew = before.status !== "canceled";
  const percent = change.refundPercent ?? (isNew ? 100 : (before.refundPercent ?? 100));
  return {
    ...columns,
    ...(isNew ? { canceledAt: now, canceledBy: "centre", cancelReason: change.reason ?? null } : {}),
    ...refundOf(total, percent),
  };
}

/**
 * What a participant who gives her place up gets by the policy.
 * @param from what the steps of the policy are counted to; null for a place without a day, which gives all back
 */
export function refundOfGivenUp(
  { totalAmount }: Pick<Participation, "totalAmount">,
  from: Date | null,
  now: Date,
): Refund {
  return from === null ? refundOf(totalAmount, 100) : refundFor(from, totalAmount, now);
}

/** The columns of a place that its participant gives up; `from` as in `refundOfGivenUp`. */
export function givenUpColumns(
  place: Pick<Participation, "totalAmount">,
  from: Date | null,
  now: Date,
): ParticipationColumns {
  const refund = refundOfGivenUp(place, from, now);
  return { status: "canceled", canceledAt: now, canceledBy: "customer", cancelReason: null, ...refund };
}
