import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { type BookingChange, findStatusBefore, updateBooking } from "@/lib/data/booking/bookings";
import { lockBooking } from "@/lib/data/booking/lock-booking";
import { prisma, type Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import type { Period } from "@/lib/domain/room-time/period";
import { takenOwner } from "@/lib/domain/room-time/taken-time";
import { AppError } from "@/lib/errors";
import type { Booking, BookingChanged, BookingUpdate } from "@/lib/schemas/booking/booking";
import { requireNoOpenRefund } from "@/lib/services/money/online-refunds";
import { requireBookablePeriod } from "@/lib/services/room-time/bookable-period";
import { quoteForOwner } from "@/lib/services/room-time/member-price";
import { bookedTime, timeFreed } from "@/lib/services/vacancy/free-time";
import { cancelTerms, writeCancellation } from "./cancel-booking";
import { notifyBookingChanged } from "./notifications";

/** The period that a change asks for: what is not sent stays as it was. */
function requestedPeriod(booking: Booking, change: BookingUpdate): Period {
  const startDate = change.startDate ?? booking.startDate;
  const isFullDay = change.isFullDay ?? booking.isFullDay;
  // A new start alone moves the booking with its length in days; hours stay within one day.
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

const isMove = (change: BookingUpdate) =>
  change.spaceId !== undefined ||
  change.startDate !== undefined ||
  change.endDate !== undefined ||
  change.startTime !== undefined ||
  change.endTime !== undefined ||
  change.isFullDay !== undefined;

/** The columns of a move: the new period and place, and the price anew unless an amount was sent. */
async function planMove(
  tx: Transaction,
  booking: Booking,
  change: BookingUpdate,
  now: Date,
): Promise<BookingChange> {
  const spaceId = change.spaceId ?? booking.spaceId;
  const { space, period } = await requireBookablePeriod(
    tx,
    spaceId,
    requestedPeriod(booking, change),
    booking.attendees,
    { now, isAdministrator: true },
    [takenOwner("booking", booking.id)],
  );
  const place = { period, spaceId, bufferMinutes: space.bufferMinutes };
  if (change.totalAmount !== undefined) return place;
  const quote = await quoteForOwner(tx, space, period, booking.userId);
  return {
    ...place,
    totalAmount: quote.totalAmount,
    ...(quote.isOnRequest ? { status: "pending" as const } : {}),
  };
}

/**
 * What undoing a cancellation goes back to: the status it had. Where that was not kept, a booking without an amount was
 * still waiting for one. An amount that is sent along is the confirmation.
 */
async function restoredStatus(
  tx: Transaction,
  before: Booking,
  change: BookingUpdate,
): Promise<"confirmed" | "pending"> {
  if (change.status === "pending") return "pending";
  if (change.totalAmount !== undefined) return "confirmed";
  const kept = await findStatusBefore(tx, before.id);
  if (kept === null || kept === "canceled") return before.totalAmount === 0 ? "pending" : "confirmed";
  return kept;
}

/** What a change was, in the words of the audit log. */
function actionOf(before: Booking, after: Booking): "cancel" | "restore" | "confirm" | "update" {
  if (before.status === after.status) return "update";
  if (after.status === "canceled") return "cancel";
  if (before.status === "canceled") return "restore";
  return after.status === "confirmed" ? "confirm" : "update";
}

/** What a cancellation wrote, taken back. */
const UNDONE = {
  canceledAt: null,
  canceledBy: null,
  cancelReason: null,
  statusBefore: null,
  refundPercent: null,
  refundAmount: null,
} as const satisfies BookingChange;

/**
 * An administrator's change: status, amount, notes, another period or another space. Canceled, the centre cancels;
 * confirmed again, a cancellation is undone. All or nothing: a refused change leaves the booking as it was.
 * @returns the booking, and whether the customer was told by mail
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, NOT_CANCELABLE when it is canceled already,
 * NOT_CHANGEABLE while Stripe gives back what its cancellation promised
 */
export async function changeBooking(
  id: number,
  change: BookingUpdate,
  user: SignedInUser,
  now: Date,
): Promise<BookingChanged> {
  return prisma().$transaction(async (tx) => {
    const before = await lockBooking(tx, id, change.spaceId === undefined ? [] : [change.spaceId]);
    if (before === null) throw new AppError("NOT_FOUND");
    if (change.status === "canceled" && before.status === "canceled") throw new AppError("NOT_CANCELABLE");

    const isRevival = before.status === "canceled" && change.status !== undefined;
    if (isRevival) await requireNoOpenRefund(tx, id);
    const columns: BookingChange = {};
    if (isMove(change) || isRevival) {
      const move = await planMove(tx, before, change, now);
      // Bringing a booking back keeps its price; only its place has to be free.
      Object.assign(columns, isMove(change) ? move : { bufferMinutes: move.bufferMinutes });
    }
    if (change.totalAmount !== undefined) columns.totalAmount = change.totalAmount;
    if (change.notes !== undefined) columns.notes = change.notes;
    if (change.status !== undefined && change.status !== "canceled") columns.status = change.status;
    if (before.refundPercent !== null && change.totalAmount !== undefined) {
      columns.refundAmount = refundOf(change.totalAmount, before.refundPercent).refundAmount;
    }
    if (isRevival) Object.assign(columns, UNDONE, { status: await restoredStatus(tx, before, change) });

    const changed = Object.keys(columns).length > 0 ? await updateBooking(tx, id, columns) : before;
    if (
      changed.startsAt !== before.startsAt ||
      changed.endsAt !== before.endsAt ||
      changed.spaceId !== before.spaceId
    )
      await timeFreed(tx, [bookedTime(before)]);
    const after =
      change.status === "canceled"
        ? await writeCancellation(tx, changed, cancelTerms(before, user, change), now)
        : changed;
    const action = actionOf(before, after);
    await recordChange(tx, { action, entity: "booking", entityId: id, before, after });
    const sent = change.notifiesCustomer !== false && (await notifyBookingChanged(tx, before, after));
    return { ...after, sent };
  });
}
