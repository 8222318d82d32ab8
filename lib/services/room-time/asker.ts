import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import type { Booking } from "@/lib/schemas/booking/booking";
import { type BookingActor, bookingActor } from "./bookable-period";
import { type Payer, payerOf } from "./member-price";
import { type Prepays, prepaysAfterMove } from "./prepay-terms";

/** By whose rules a period is checked, and whose price it has. */
export interface Asker {
  actor: BookingActor;
  payer: Payer;
  /** The booking that would be moved, which keeps its steps, its extras and its code; null for a new one. */
  kept: Booking | null;
  /** What is to be paid beforehand, and by when. */
  prepays: Prepays;
}

interface Asked {
  /** The booking that would be moved. */
  bookingId?: number | undefined;
  /** From the panel: whose price is asked for, null for somebody who is no person yet. */
  personId?: number | null | undefined;
}

/** Customers ask for their own price, the panel for anybody's; it too has its own where it names nobody. */
function payerFor(user: { id: number; isAdmin: boolean }, personId: Asked["personId"]): Payer {
  return user.isAdmin && personId !== undefined ? payerOf({ personId }) : { userId: user.id };
}

/**
 * Who asks for a price. Of a booking that the caller may move (their own or, for the panel, any) its own time counts as
 * free, and the price is that of its person, who will be charged; another's booking is as none.
 * @param user null for a visitor
 */
export async function askerOf(
  user: { id: number; isAdmin: boolean } | null,
  now: Date,
  { bookingId, personId }: Asked,
): Promise<Asker> {
  const actor = bookingActor(user, now);
  if (user === null) return { actor, payer: null, kept: null, prepays: "new" };
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  if (booking === null || !(user.isAdmin || booking.userId === user.id))
    return { actor, payer: payerFor(user, personId), kept: null, prepays: user.isAdmin ? null : "new" };
  return {
    actor: { ...actor, moves: takenOwner("booking", booking.id) },
    payer: payerOf(booking),
    kept: booking,
    prepays: prepaysAfterMove(booking, user),
  };
}
