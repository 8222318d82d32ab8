import "server-only";
import { findBookingForUpdate, updateBooking } from "@/lib/data/bookings";
import { prisma, type Transaction } from "@/lib/data/client";
import { isCancelable } from "@/lib/domain/booking/booking-status";
import { refundFor } from "@/lib/domain/booking/cancellation-policy";
import { AppError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking";
import { notifyBookingCanceled } from "./notifications";

/** Writes a cancellation with the refund that the policy gives at this moment. */
export async function writeCancellation(tx: Transaction, booking: Booking, now: Date): Promise<Booking> {
  const refund = refundFor(new Date(booking.startsAt), booking.totalAmount, now);
  return updateBooking(tx, booking.id, { status: "canceled", canceledAt: now, ...refund });
}

/**
 * Cancels a customer's own booking.
 * @throws AppError NOT_FOUND when it is not hers, NOT_CANCELABLE when it is canceled already or has started
 */
export async function cancelOwnBooking(id: number, userId: number, now: Date): Promise<Booking> {
  return prisma().$transaction(async (tx) => {
    const booking = await findBookingForUpdate(tx, id);
    if (booking === null || booking.userId !== userId) throw new AppError("NOT_FOUND");
    if (!isCancelable({ status: booking.status, startsAt: new Date(booking.startsAt) }, now))
      throw new AppError("NOT_CANCELABLE");
    const canceled = await writeCancellation(tx, booking, now);
    await notifyBookingCanceled(tx, canceled);
    return canceled;
  });
}
