import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { recordChange } from "@/lib/data/audit-log";
import { lockBooking } from "@/lib/data/booking-lock";
import { updateBooking } from "@/lib/data/bookings";
import { prisma } from "@/lib/data/client";
import { findSettings } from "@/lib/data/settings";
import { isChangeable } from "@/lib/domain/booking/booking-status";
import { takenOwner } from "@/lib/domain/space/taken-time";
import { AppError } from "@/lib/errors";
import type { Booking, BookingMove } from "@/lib/schemas/booking";
import { askerOf, requireBookablePeriod } from "./bookable-period";
import { requireExpectedTotal } from "./expected-total";
import { bookedTime, timeFreed } from "./free-time";
import { quoteForOwner } from "./member-price";
import { notifyBookingMoved } from "./notifications";

/** A request that was waiting for an amount and moves to where there is one needs nobody's confirmation any more. */
function statusAfter(before: Booking, isOnRequest: boolean): "confirmed" | "pending" {
  if (isOnRequest) return "pending";
  return before.status === "pending" && before.totalAmount > 0 ? "pending" : "confirmed";
}

/**
 * Moves a customer's own booking to another period, perhaps in another room: same id and number, the price anew. Refused,
 * it stays as it was.
 * @throws AppError NOT_FOUND when it is not hers, FORBIDDEN for an administrator who does not own it, NOT_CHANGEABLE when
 * it is canceled or starts too soon, PRICE_CHANGED, and what creation refuses with
 */
export async function moveBooking(
  id: number,
  { period: asked, spaceId: wanted, expectedTotal }: BookingMove,
  user: SignedInUser,
  now: Date,
): Promise<Booking> {
  return prisma().$transaction(async (tx) => {
    const before = await lockBooking(tx, id, wanted === undefined ? [] : [wanted]);
    if (before === null || (before.userId !== user.id && !user.isAdmin)) throw new AppError("NOT_FOUND");
    if (before.userId !== user.id) throw new AppError("FORBIDDEN");
    const { changeHours } = await findSettings(tx);
    const { status, startsAt } = before;
    if (!isChangeable({ status, startsAt: new Date(startsAt) }, changeHours, now))
      throw new AppError("NOT_CHANGEABLE");

    const spaceId = wanted ?? before.spaceId;
    const { space, period } = await requireBookablePeriod(
      tx,
      spaceId,
      asked,
      before.attendees,
      askerOf(user, now),
      [takenOwner("booking", id)],
    );
    const { totalAmount, isOnRequest } = await quoteForOwner(tx, space, period, before.userId);
    requireExpectedTotal(expectedTotal, totalAmount);
    const after = await updateBooking(tx, id, {
      period,
      spaceId,
      totalAmount,
      bufferMinutes: space.bufferMinutes,
      status: statusAfter(before, isOnRequest),
    });
    await timeFreed(tx, [bookedTime(before)]);
    await recordChange(tx, { action: "move", entity: "booking", entityId: id, before, after });
    await notifyBookingMoved(tx, before, after);
    return after;
  });
}
