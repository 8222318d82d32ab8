import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import { findSettings } from "@/lib/data/site/settings";
import { isChangeable } from "@/lib/domain/booking/booking-status";
import { awaitsPrice, shownPrepayment } from "@/lib/domain/money/prepayment";
import { AppError, notFoundError } from "@/lib/errors";
import type { Booking, BookingMoved } from "@/lib/schemas/booking/booking";
import type { BookingMove } from "@/lib/schemas/booking/booking-input";
import { requireExpectedOfRoom } from "@/lib/services/money/expected-total";
import { bookingActor, withMemberRules } from "@/lib/services/room-time/bookable-period";
import { payerOf } from "@/lib/services/room-time/member-price";
import { prepaymentRuleAfterMove } from "@/lib/services/room-time/prepay-terms";
import { notifyBookingMoved } from "./notifications";
import { prepaidColumns } from "./prepayment";
import { isVisible } from "./visible-booking";
import { type Move, placeOf, writeBookingChange } from "./write-change";

/** Requires that the booking is the caller's own and that the notice period of the settings is met. */
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

/**
 * A pending request that moves to a space or period with a price becomes confirmed, unless a prepayment is due there. A
 * booking that awaits its prepayment becomes confirmed when nothing more has to be prepaid.
 */
function statusAfterMove(before: Booking, { quote, prepayment }: Move): "confirmed" | "pending" {
  if (quote.isOnRequest) return "pending";
  if (prepayment !== null) return before.paidAmount >= prepayment.prepayAmount ? "confirmed" : "pending";
  return awaitsPrice(before) && before.totalAmount > 0 ? "pending" : "confirmed";
}

/**
 * Moves a customer's own booking to another period, possibly in another space. It keeps its id and number and gets a
 * new price.
 * @param move calendar days and wall times in Europe/Rome
 * @throws AppError NOT_FOUND if the booking is another person's; FORBIDDEN for an administrator who does not own it;
 * NOT_CHANGEABLE when it is canceled or starts too soon (docs/rules.md); PRICE_CHANGED; the errors of a new booking
 */
export async function moveBooking(
  id: number,
  { period, spaceId, ...expected }: BookingMove,
  user: SignedInUser,
  now: Date,
): Promise<BookingMoved> {
  const { booking } = await writeBookingChange(id, {
    spaceId,
    requireAllowed: (tx, before) => requireOwnChangeable(tx, before, user, now),
    period: () => period,
    // The owner of the booking, who may be another person of the caller's account.
    actor: (tx, before) => withMemberRules(tx, payerOf(before), user, bookingActor(user, now)),
    prepays: (before) => prepaymentRuleAfterMove(before, user),
    columns: (_tx, before, move) => {
      if (move === null) return {};
      const { totalAmount } = move.quote;
      const { prepayment, depositAmount } = move;
      requireExpectedOfRoom(expected, { totalAmount, ...shownPrepayment(prepayment), depositAmount });
      const status = statusAfterMove(before, move);
      return {
        ...placeOf(move),
        totalAmount,
        status,
        ...prepaidColumns(before, prepayment, status, now),
      };
    },
    action: () => "move",
    notify: notifyBookingMoved,
  });
  return booking;
}
