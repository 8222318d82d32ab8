import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { insertBooking } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { lockSpace, lockSpaceFor } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { hasEmail, NO_EMAIL } from "@/lib/domain/person/email";
import { fieldError } from "@/lib/errors";
import { type Booking, type BookingCreated, bookingCreatedSchema } from "@/lib/schemas/booking/booking";
import type { BookingInput } from "@/lib/schemas/booking/booking-input";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import {
  type BookingActor,
  bookingActor,
  requireBookablePeriod,
} from "@/lib/services/room-time/bookable-period";
import { quoteForOwner } from "@/lib/services/room-time/member-price";
import { requireFreeQuota } from "./booking-quota";
import { notifyBookingCreated } from "./notifications";

/**
 * Writes a booking and queues its mails. The price is that of its owner; a booking on request stays pending with an
 * amount of 0 until an administrator sets one. The caller holds the lock of the space.
 * @param userId the owner's account, null for none
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, PRICE_CHANGED
 */
export async function writeBooking(
  tx: Transaction,
  { period: requested, spaceId, expectedTotal, ...person }: BookingInput,
  userId: number | null,
  actor: BookingActor,
): Promise<Booking> {
  const contact = { ...person, email: person.email ?? NO_EMAIL };
  const { space, period } = await requireBookablePeriod(tx, spaceId, requested, contact.attendees, actor);
  const quote = await quoteForOwner(tx, space, period, userId);
  const status = quote.isOnRequest ? "pending" : "confirmed";
  const { bufferMinutes } = space;
  const { totalAmount } = quote;
  requireExpectedTotal(expectedTotal, totalAmount);
  const values = { ...contact, ...period, spaceId, bufferMinutes, userId, totalAmount, status } as const;
  const booking = await insertBooking(tx, values, space);
  await notifyBookingCreated(tx, booking);
  return booking;
}

/** Takes the locks of a customer's booking, in the order of all writers. @returns the owner: the customer */
async function lockForCustomer(tx: Transaction, spaceId: number, userId: number, now: Date): Promise<number> {
  await requireFreeQuota(tx, userId, 1, now);
  await lockSpace(tx, spaceId);
  return userId;
}

/**
 * Books a space. A booking by an administrator belongs to the account with the verified e-mail of the body, or to none.
 * @param input calendar days and wall times in Europe/Rome
 * @param claim of the Idempotency-Key: a repeated claim returns the first answer
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, PRICE_CHANGED, TOO_MANY_BOOKINGS,
 *   DUPLICATE
 */
export async function createBooking(
  input: BookingInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BookingCreated> {
  if (input.email === null && !user.isAdmin) throw fieldError("email", "Indirizzo email non valido");
  return createOnce(claim, { status: 201, schema: bookingCreatedSchema }, async (tx) => {
    const owner = user.isAdmin
      ? await lockSpaceFor(tx, input.spaceId, input.email)
      : await lockForCustomer(tx, input.spaceId, user.id, now);
    const booking = await writeBooking(tx, input, owner, bookingActor(user, now));
    if (user.isAdmin)
      await recordChange(tx, { action: "create", entity: "booking", entityId: booking.id, after: booking });
    const sent = user.isAdmin ? { sent: hasEmail(booking.email) } : {};
    return { booking, confirmationNumber: booking.confirmationNumber, ...sent };
  });
}
