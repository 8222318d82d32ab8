import type { BookingStatus } from "../booking/booking-status";
import { refundOf } from "../booking/cancellation-policy";
import type { Owed } from "./balance";

/** What a change of a place in a course or at an event writes. Amounts in cents. */
export interface ParticipationColumns {
  status?: BookingStatus;
  totalAmount?: number;
  canceledAt?: Date | null;
  refundPercent?: number | null;
  refundAmount?: number | null;
}

/** A place as it stands. */
export interface Participation extends Owed {
  refundPercent: number | null;
}

export interface ParticipationChange {
  status?: BookingStatus | undefined;
  totalAmount?: number | undefined;
  refundPercent?: number | undefined;
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
      ? { ...columns, canceledAt: null, refundPercent: null, refundAmount: null }
      : columns;
  const isNew = before.status !== "canceled";
  const percent = change.refundPercent ?? (isNew ? 100 : (before.refundPercent ?? 100));
  return {
    ...columns,
    ...(isNew ? { canceledAt: now } : {}),
    ...refundOf(total, percent),
  };
}
