import type { BookingStatus } from "../booking/booking-status";
import type { Owed } from "../money/balance";
import { type Refund, refundFor, refundOf } from "../money/cancellation-policy";
import type { CancellationSteps } from "../money/cancellation-steps";

/** The columns that a change of a sign-up writes. Amounts in cents. */
export interface SignUpColumns {
  status?: BookingStatus;
  totalAmount?: number;
  canceledAt?: Date | null;
  refundPercent?: number | null;
  refundAmount?: number | null;
  canceledBy?: CanceledBy | null;
  cancelReason?: string | null;
}

export type CanceledBy = "customer" | "centre";

interface OwedSignUp extends Owed {
  refundPercent: number | null;
}

interface SignUpChange {
  status?: BookingStatus | undefined;
  totalAmount?: number | undefined;
  refundPercent?: number | undefined;
  /** The centre's reason for a cancellation. */
  reason?: string | null | undefined;
}

/**
 * The columns of a change in the panel. A cancellation by the centre refunds everything unless a percentage is given; a
 * new total preserves the percentage of a cancellation; a restored sign-up owes its total.
 */
export function changedColumns(before: OwedSignUp, change: SignUpChange, now: Date): SignUpColumns {
  const total = change.totalAmount ?? before.totalAmount;
  const status = change.status ?? before.status;
  const columns: SignUpColumns = { status, totalAmount: total };
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

/** The total of a sign-up in cents, and the cancellation steps under which it was made. */
interface CancelableSignUp {
  totalAmount: number;
  cancellationSteps: CancellationSteps;
}

/**
 * The refund when a participant cancels, by the policy.
 * @param from the start to which the notice is counted; null for a course without days, which refunds everything
 */
export function policyRefund(
  { totalAmount, cancellationSteps: steps }: CancelableSignUp,
  from: Date | null,
  now: Date,
): Refund {
  return from === null ? refundOf(totalAmount, 100) : refundFor({ startsAt: from, steps }, totalAmount, now);
}

/** The columns of a cancellation by the participant; `from` as in `policyRefund`. */
export function ownCancellationColumns(
  signUp: CancelableSignUp,
  from: Date | null,
  now: Date,
): SignUpColumns {
  const refund = policyRefund(signUp, from, now);
  return { status: "canceled", canceledAt: now, canceledBy: "customer", cancelReason: null, ...refund };
}
