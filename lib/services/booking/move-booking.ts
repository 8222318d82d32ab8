import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { findSettings } from "@/lib/data/site/settings";
import { isChangeable } from "@/lib/domain/booking/booking-status";
import { AppError, notFoundError } from "@/lib/errors";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { BookingMove } from "@/lib/schemas/booking/booking-input";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { notifyBookingMoved } from "./notifications";
import { isVisible } from "./visible-booking";
import { writeBookingChange } from "./write-change";

/**
 * Requires that the caller may move the booking: it is their own, and there is as much notice as the settings ask for.
 */
async function requireOwnChangeable(
  tx: Transaction,
  booking: Booking,
  user: SignedInUser,
  now: Date,
): Promise<void> {
  if (!isVisible(booking, user)) throw notFoundError("booking");
  if (booking.userId !== user.id) throw new AppError("FORBIDDEN");
  const { changeHours } = await findSettings(tx);
  const { status, startsAt } = booking;
  if (!isChangeable({ status, startsAt: new Date(startsAt) }, changeHours, now))
    throw new AppError("NOT_CHANGEABLE");
}

/** A pending request that moves to a space or period with a price needs no confirmation any more. */
function statusAfterMove(before: Booking, isOnRequest: boolean): "confirmed" | "pending" {
  if (isOnRequest) return "pending";
  return before.status === "pending" && before.totalAmount > 0 ? "pending" : "confirmed";
}

/**
 * Moves a customer's own booking to another period, possibly in another space. It keeps its id and number, and is
 * priced again.
 * @param move calendar days and wall times in Europe/Rome
 * @throws AppError NOT_FOUND for another's booking; FORBIDDEN for an administrator who does not own it; NOT_CHANGEABLE
 *   when it is canceled or starts too soon (docs/rules.md); PRICE_CHANGED; the errors of a new booking
 */
export async function moveBooking(
  id: number,
  { period, spaceId, expectedTotal }: BookingMove,
  user: SignedInUser,
  now: Date,
): Promise<Booking> {
  const { booking } = await writeBookingChange(id, {
    spaceId,
    requireAllowed: (tx, before) => requireOwnChangeable(tx, before, user, now),
    period: () => period,
    actor: bookingActor(user, now),
    columns: (_tx, before, move) => {
      if (move === null) return {};
      const { quote, ...place } = move;
      const { totalAmount, isOnRequest } = quote;
      requireExpectedTotal(expectedTotal, totalAmount);
      return { ...place, totalAmount, status: statusAfterMove(before, isOnRequest) };
    },
    action: () => "move",
    notify: notifyBookingMoved,
  });
  return booking;
}
