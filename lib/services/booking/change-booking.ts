import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { type BookingChange, findStatusBefore } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { requireSpace } from "@/lib/data/space/spaces";
import { text } from "@/lib/domain/language/text";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import type { Period } from "@/lib/domain/room-time/period";
import { AppError, fieldError, notFoundError, wordedError } from "@/lib/errors";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import type { BookingUpdate } from "@/lib/schemas/booking/booking-input";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { requireNoOpenRefund } from "@/lib/services/money/online-refunds";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { prepaymentFor } from "@/lib/services/room-time/prepay-terms";
import { BY_CUSTOMER, canBeCanceled, cancelTerms, writeCancellation } from "./cancel-booking";
import { notifyBookingCanceled, notifyBookingChanged } from "./notifications";
import { PREPAYMENT_SETTLED, prepaidColumns } from "./prepayment";
import { isVisible } from "./visible-booking";
import { type BookingChangePlan, type Move, placeOf, writeBookingChange } from "./write-change";

/** The requested period; fields that are not sent stay as they are. */
function requestedPeriod(booking: Booking, change: BookingUpdate): Period {
  const startDate = change.startDate ?? booking.startDate;
  const isFullDay = change.isFullDay ?? booking.isFullDay;
  // A new start alone moves a one-day booking as a whole; a longer booking keeps its end.
  const endDate =
    change.endDate ??
    (change.startDate === undefined || booking.startDate !== booking.endDate ? booking.endDate : startDate);
  return {
    startDate,
    endDate,
    isFullDay,
    startTime: isFullDay ? null : (change.startTime ?? booking.startTime),
    endTime: isFullDay ? null : (change.endTime ?? booking.endTime),
  };
}

const PLACE_FIELDS = ["spaceId", "startDate", "endDate", "startTime", "endTime", "isFullDay"] as const;

const requestsMove = (change: BookingUpdate): boolean =>
  PLACE_FIELDS.some((field) => change[field] !== undefined);

const isRestoration = (before: Booking, { status }: BookingUpdate): boolean =>
  before.status === "canceled" && status !== undefined && status !== "canceled";

/**
 * The status after a cancellation is undone: the stored one. Without one, a booking without an amount was still waiting
 * for it. Sending an amount confirms the booking.
 */
async function restoredStatus(
  tx: Transaction,
  before: Booking,
  change: BookingUpdate,
  now: Date,
): Promise<"confirmed" | "pending"> {
  if (change.status === "pending") return "pending";
  if (change.totalAmount !== undefined) return "confirmed";
  // Its prepayment deadline has passed: the centre restores it without a prepayment.
  if (before.payBy !== null && new Date(before.payBy) <= now) return "confirmed";
  const stored = await findStatusBefore(tx, before.id);
  if (stored === null || stored === "canceled") return before.totalAmount === 0 ? "pending" : "confirmed";
  return stored;
}

/** Clears the columns that a cancellation writes. */
const NO_CANCELLATION = {
  canceledAt: null,
  canceledBy: null,
  cancelReason: null,
  statusBefore: null,
  refundPercent: null,
  refundAmount: null,
} as const satisfies BookingChange;

/** True if the new amount of a canceled booking means that the customer gets back less of what was paid. */
const lowersRefund = ({ status, totalAmount, refundPercent }: Booking, change: BookingUpdate): boolean => {
  if (status !== "canceled" || change.totalAmount === undefined || refundPercent === null) return false;
  const kept = (total: number) => total - refundOf(total, refundPercent).refundAmount;
  return kept(change.totalAmount) > kept(totalAmount);
};

/**
 * Refuses to move a booking that is and stays canceled: a new price would change the promised refund.
 * @throws AppError NOT_CHANGEABLE
 */
function requireMovable(before: Booking, change: BookingUpdate): void {
  if (before.status === "canceled" && requestsMove(change) && !isRestoration(before, change))
    throw wordedError("NOT_CHANGEABLE", "refusals.booking.canceledStays");
}

/** The columns of the fields that were sent. For a canceled booking, a new amount changes the refund too. */
function sentColumns({ refundPercent }: Booking, change: BookingUpdate): BookingChange {
  const { totalAmount, notes, status } = change;
  return {
    ...(totalAmount === undefined ? {} : { totalAmount }),
    ...(totalAmount === undefined || refundPercent === null
      ? {}
      : { refundAmount: refundOf(totalAmount, refundPercent).refundAmount }),
    ...(notes === undefined ? {} : { notes }),
    ...(status === undefined || status === "canceled" ? {} : { status }),
  };
}

/** The columns of a move: period, space, deposit and, unless an amount is sent, the new price. */
function moveColumns(move: Move, { totalAmount }: BookingUpdate): BookingChange {
  const place = placeOf(move);
  if (totalAmount !== undefined) return place;
  const { quote } = move;
  return { ...place, totalAmount: quote.totalAmount, ...(quote.isOnRequest ? { status: "pending" } : {}) };
}

/**
 * The prepayment columns after a change by the centre. A booking confirmed by hand no longer awaits its prepayment.
 * Otherwise the prepayment is computed again, and the booking is confirmed if that much is already paid or nothing is
 * due.
 * @param columns what the change writes
 * @param isOnRequest whether the change leaves the booking without a price until the centre sets one
 */
async function prepaymentAfter(
  tx: Transaction,
  before: Booking,
  { columns, isOnRequest }: { columns: BookingChange; isOnRequest: boolean },
  now: Date,
): Promise<BookingChange> {
  const status = columns.status ?? before.status;
  if (status === "confirmed") return PREPAYMENT_SETTLED;
  if (before.payBy === null || status === "canceled") return {};
  const { spaceId = before.spaceId, totalAmount = before.totalAmount } = columns;
  const startsAt = columns.period?.startsAt ?? new Date(before.startsAt);
  const payBy = new Date(before.payBy);
  const prepays = payBy > now ? { payBy } : "new";
  const space = await requireSpace(spaceId, tx);
  const prepayment = await prepaymentFor(tx, space, { totalAmount, startsAt }, prepays, now);
  const isPaid = !isOnRequest && before.paidAmount >= (prepayment?.prepayAmount ?? 0);
  const after = isPaid ? "confirmed" : "pending";
  return { status: after, ...prepaidColumns(before, prepayment, after, now) };
}

/**
 * True if a change other than a cancellation concerns what a booking with a prepayment deadline owes, by when, or
 * whether it is confirmed. A new note leaves the prepayment as it was asked for.
 */
const mayAwaitPrepayment = (
  before: Booking,
  { period, totalAmount = before.totalAmount, status = before.status }: BookingChange,
): boolean =>
  before.payBy !== null &&
  (period !== undefined || totalAmount !== before.totalAmount || status !== before.status);

/** The audit log action of a change by the centre. */
function actionOf(before: Booking, after: Booking): "cancel" | "restore" | "confirm" | "update" {
  if (before.status === after.status) return "update";
  if (after.status === "canceled") return "cancel";
  if (before.status === "canceled") return "restore";
  return after.status === "confirmed" ? "confirm" : "update";
}

/**
 * An administrator's change: status, amount, notes, period or space. The status "canceled" cancels on the centre's
 * terms. Any other status undoes a cancellation: the booking keeps its price if its time is still free.
 */
function centreChange(id: number, change: BookingUpdate, user: SignedInUser, now: Date): BookingChangePlan {
  return {
    spaceId: change.spaceId,
    requireAllowed: async (tx, before) => {
      if (change.status === "canceled" && before.status === "canceled") throw new AppError("NOT_CANCELABLE");
      requireMovable(before, change);
      if (isRestoration(before, change) || lowersRefund(before, change)) await requireNoOpenRefund(tx, id);
    },
    period: (before) =>
      requestsMove(change) || isRestoration(before, change) ? requestedPeriod(before, change) : null,
    actor: () => bookingActor(user, now),
    prepays: () => null,
    columns: async (tx, before, move) => {
      const columns = {
        ...(move === null
          ? {}
          : requestsMove(change)
            ? moveColumns(move, change)
            : { bufferMinutes: move.bufferMinutes }),
        ...sentColumns(before, change),
        ...(isRestoration(before, change)
          ? { ...NO_CANCELLATION, status: await restoredStatus(tx, before, change, now) }
          : {}),
      };
      requireExpectedTotal(change.expectedTotal, columns.totalAmount ?? before.totalAmount);
      if (change.status === "canceled" || !mayAwaitPrepayment(before, columns)) return columns;
      const isOnRequest =
        requestsMove(change) && change.totalAmount === undefined && move?.quote.isOnRequest === true;
      return { ...columns, ...(await prepaymentAfter(tx, before, { columns, isOnRequest }, now)) };
    },
    ...(change.status === "canceled"
      ? { cancel: (tx, changed) => writeCancellation(tx, changed, cancelTerms(changed, user, change), now) }
      : {}),
    action: actionOf,
    notify: async (tx, before, after) =>
      change.notifiesCustomer !== false && notifyBookingChanged(tx, before, after),
  };
}

/** A customer can cancel their own booking, and nothing else. */
function customerChange(change: BookingUpdate, user: SignedInUser, now: Date): BookingChangePlan {
  const { status, ...others } = change;
  return {
    requireAllowed: (_tx, before) => {
      if (!isVisible(before, user)) throw notFoundError("booking");
      if (Object.keys(others).length > 0 || (status !== undefined && status !== "canceled"))
        throw new AppError("FORBIDDEN");
      if (status === undefined) throw fieldError("status", text("refusals.booking.status"));
      if (!canBeCanceled(before, now)) throw new AppError("NOT_CANCELABLE");
    },
    period: () => null,
    actor: () => bookingActor(user, now),
    prepays: () => null,
    columns: () => ({}),
    cancel: (tx, booking) => writeCancellation(tx, booking, BY_CUSTOMER, now),
    action: () => "cancel",
    notify: (tx, _before, after) => notifyBookingCanceled(tx, after),
  };
}

/**
 * Changes a booking: a customer cancels their own, an administrator changes any.
 * @param change calendar days and wall times in Europe/Rome, amounts in cents; omitted fields stay as they are
 * @returns the booking; for an administrator also whether the customer was notified by mail
 * @throws AppError NOT_FOUND; FORBIDDEN when a customer changes anything but the status; VALIDATION, SPACE_UNAVAILABLE,
 * CLOSED, SLOT_TAKEN when the period cannot be booked; NOT_CANCELABLE when it is already canceled or, for a customer,
 * has begun; PRICE_CHANGED; NOT_CHANGEABLE for a move of a canceled booking, and while Stripe is refunding what its
 * cancellation promised
 */
export async function changeBooking(
  id: number,
  change: BookingUpdate,
  user: SignedInUser,
  now: Date,
): Promise<BookingChanged> {
  const plan = user.isAdmin ? centreChange(id, change, user, now) : customerChange(change, user, now);
  const { booking, sent } = await writeBookingChange(id, plan);
  return user.isAdmin ? { ...booking, sent } : booking;
}
