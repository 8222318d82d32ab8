import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import type { Booking } from "@/lib/schemas/booking/booking";
import { type BookingActor, bookingActor } from "./bookable-period";
import { type Payer, payerOf } from "./member-price";
import { type PrepaymentRule, prepaymentRuleAfterMove } from "./prepay-terms";

/** The rules and the payer of a check or quote. */
export interface PricingContext {
  actor: BookingActor;
  payer: Payer;
  /** The booking to be moved, which keeps its cancellation steps, extras and promotion code; null for a new one. */
  kept: Booking | null;
  /** The prepayment rule of the booking. */
  prepays: PrepaymentRule;
}

interface Asked {
  /** The booking to be moved. */
  bookingId?: number | undefined;
  /** From the panel: the person whose price is requested; null for one that does not exist yet. */
  personId?: number | null | undefined;
}

/** Customers get their own price, the panel that of any person; without a person, the panel gets its own user's. */
function payerFor(user: { id: number; isAdmin: boolean }, personId: Asked["personId"]): Payer {
  return user.isAdmin && personId !== undefined ? payerOf({ personId }) : { userId: user.id };
}

/**
 * The context of a price request. For a booking that the caller may move (their own or, in the panel, any), its own
 * time counts as free, and the price is that of its person, who will be charged. Another person's booking is ignored.
 * @param user null for a visitor
 */
export async function resolvePricingContext(
  user: { id: number; isAdmin: boolean } | null,
  now: Date,
  { bookingId, personId }: Asked,
): Promise<PricingContext> {
  const actor = bookingActor(user, now);
  if (user === null) return { actor, payer: null, kept: null, prepays: "new" };
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  if (booking === null || !(user.isAdmin || booking.userId === user.id))
    return { actor, payer: payerFor(user, personId), kept: null, prepays: user.isAdmin ? null : "new" };
  return {
    actor: { ...actor, moves: takenOwner("booking", booking.id) },
    payer: payerOf(booking),
    kept: booking,
    prepays: prepaymentRuleAfterMove(booking, user),
  };
}
