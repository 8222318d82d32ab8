import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { updateBooking } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { isCancelable } from "@/lib/domain/booking/booking-status";
import { cancellationOutcome } from "@/lib/domain/money/cancellation-outcome";
import {
  type Cancelable,
  fullRefundSteps,
  type Refund,
  refundFor,
  refundOf,
  refundSteps,
} from "@/lib/domain/money/cancellation-policy";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { AppError } from "@/lib/errors";
import type { Booking, Cancellation } from "@/lib/schemas/booking/booking";
import { planOnlineRefund } from "@/lib/services/money/online-refunds";
import { bookedTime, redistributeFreedTime } from "@/lib/services/vacancy/free-time";
import { announceBookings } from "./announce-booking";

/**
 * The terms of a cancellation: for a customer the policy decides the refund; the centre decides it freely and may give
 * a reason.
 */
export type CancelTerms = { by: "customer" } | { by: "centre"; refundPercent: number; reason: string | null };

export const BY_CUSTOMER: CancelTerms = { by: "customer" };

/** The cancellation fields that only the centre may send. */
interface CentreTerms {
  refundPercent?: number | null | undefined;
  reason?: string | null | undefined;
}

/**
 * The terms of a cancellation. An administrator cancels for the centre, with a full refund unless a percentage is sent.
 * For their own booking an administrator counts as the customer unless a percentage or reason is sent.
 */
export function cancelTerms(
  booking: Pick<Booking, "userId">,
  user: Pick<SignedInUser, "id" | "isAdmin">,
  { refundPercent, reason }: CentreTerms = {},
): CancelTerms {
  const isCustomer = !user.isAdmin || (booking.userId === user.id && refundPercent == null && !reason);
  if (isCustomer) return BY_CUSTOMER;
  return { by: "centre", refundPercent: refundPercent ?? 100, reason: reason ?? null };
}

/** The booking's start and the cancellation steps under which it was made. */
const cancelableOf = ({
  startsAt,
  cancellationSteps: steps,
}: Pick<Booking, "startsAt" | "cancellationSteps">): Cancelable => ({ startsAt: new Date(startsAt), steps });

export function refundOn(
  terms: CancelTerms,
  booking: Pick<Booking, "startsAt" | "totalAmount" | "cancellationSteps" | "status" | "payBy">,
  now: Date,
): Refund {
  // A booking that awaits its prepayment owes nothing: its customer could just as well let it lapse.
  if (awaitsPrepayment(booking)) return refundOf(booking.totalAmount, 100);
  return terms.by === "centre"
    ? refundOf(booking.totalAmount, terms.refundPercent)
    : refundFor(cancelableOf(booking), booking.totalAmount, now);
}

/** True if the booking is neither canceled nor started. */
export const canBeCanceled = ({ status, startsAt }: Booking, now: Date): boolean =>
  isCancelable({ status, startsAt: new Date(startsAt) }, now);

/**
 * The refund for canceling a booking now, and the later steps with their ends.
 * @throws AppError NOT_CANCELABLE when it is already canceled or has started
 */
export function describeCancellation(booking: Booking, user: SignedInUser, now: Date): Cancellation {
  if (!canBeCanceled(booking, now)) throw new AppError("NOT_CANCELABLE");
  const terms = cancelTerms(booking, user);
  const canceled = cancelableOf(booking);
  const steps =
    terms.by === "centre" || awaitsPrepayment(booking)
      ? fullRefundSteps(canceled.startsAt, booking.totalAmount)
      : refundSteps(canceled, booking.totalAmount, now);
  const refund = refundOn(terms, booking, now);
  return {
    ...refund,
    ...cancellationOutcome(booking, refund.refundPercent),
    steps: steps.map(({ until, percent, amount }) => {
      const { comesBack, stillOwed } = cancellationOutcome(booking, percent);
      return { until: until.toISOString(), percent, amount, comesBack, stillOwed };
    }),
  };
}

/**
 * Writes a cancellation with its refund, plans the refund through Stripe and offers the freed time to the waiting list.
 * The caller holds the locks of the room and the booking.
 */
export async function writeCancellation(
  tx: Transaction,
  booking: Booking,
  terms: CancelTerms,
  now: Date,
): Promise<Booking> {
  const canceled = await updateBooking(tx, booking.id, {
    status: "canceled",
    statusBefore: booking.status,
    canceledAt: now,
    canceledBy: terms.by,
    cancelReason: terms.by === "centre" ? terms.reason : null,
    ...refundOn(terms, booking, now),
  });
  await planOnlineRefund(tx, { kind: "booking", id: canceled.id }, canceled.refundDue);
  await redistributeFreedTime(tx, [bookedTime(booking)]);
  return canceled;
}

/**
 * Cancels several bookings, each with an audit log entry.
 * @returns the canceled bookings
 */
export async function cancelRecorded(
  tx: Transaction,
  bookings: readonly Booking[],
  termsOf: (booking: Booking) => CancelTerms,
  now: Date,
): Promise<Booking[]> {
  const canceled: Booking[] = [];
  for (const before of bookings) {
    const after = await writeCancellation(tx, before, termsOf(before), now);
    await recordChange(tx, { action: "cancel", entity: "booking", entityId: before.id, before, after });
    canceled.push(after);
  }
  await announceBookings(tx, "booking.canceled", canceled);
  return canceled;
}
