import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { insertBooking } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { hasEmail } from "@/lib/domain/person/email";
import { type Booking, type BookingCreated, bookingCreatedSchema } from "@/lib/schemas/booking/booking";
import type { BookingInput } from "@/lib/schemas/booking/booking-input";
import type { Contact, ContactInput } from "@/lib/schemas/person/contact";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { type Ownership, whose } from "@/lib/services/person/whose";
import {
  type BookingActor,
  bookingActor,
  requireBookablePeriod,
} from "@/lib/services/room-time/bookable-period";
import { payerOf, quoteFor } from "@/lib/services/room-time/member-price";
import { requireFreeQuota } from "./booking-quota";
import { notifyBookingCreated } from "./notifications";

/** A booking whose contact is known. */
type NewBookingInput = Omit<BookingInput, keyof ContactInput> & Contact;

/**
 * Writes a booking and queues its mails. The price is that of its owner; a booking on request stays pending with an
 * amount of 0 until an administrator sets one. The caller holds the lock of the space.
 * @param owner whose it is
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, PRICE_CHANGED
 */
export async function writeBooking(
  tx: Transaction,
  { period: requested, spaceId, expectedTotal, ...fields }: NewBookingInput,
  owner: Ownership,
  actor: BookingActor,
): Promise<Booking> {
  const { space, period } = await requireBookablePeriod(tx, spaceId, requested, fields.attendees, actor);
  const quote = await quoteFor(tx, space, period, payerOf(owner));
  const status = quote.isOnRequest ? "pending" : "confirmed";
  const { bufferMinutes } = space;
  const { totalAmount } = quote;
  requireExpectedTotal(expectedTotal, totalAmount);
  const values = { ...fields, ...period, ...owner, spaceId, bufferMinutes, totalAmount, status } as const;
  const booking = await insertBooking(tx, values, space);
  await notifyBookingCreated(tx, booking);
  return booking;
}

/**
 * Books a space. Whose it is: lib/services/person/whose.ts.
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
  const { personId, firstName, lastName, email, phone, language, ...fields } = input;
  return createOnce(claim, { status: 201, schema: bookingCreatedSchema }, async (tx) => {
    // In the order of all writers: the account, the person, the room.
    if (!user.isAdmin) await requireFreeQuota(tx, user.id, 1, now);
    const { owner, contact } = await whose(
      tx,
      { personId, firstName, lastName, email, phone, language },
      user,
    );
    await lockSpace(tx, input.spaceId);
    const booking = await writeBooking(tx, { ...fields, ...contact }, owner, bookingActor(user, now));
    if (user.isAdmin)
      await recordChange(tx, { action: "create", entity: "booking", entityId: booking.id, after: booking });
    const sent = user.isAdmin ? { sent: hasEmail(booking.email) } : {};
    return { booking, confirmationNumber: booking.confirmationNumber, ...sent };
  });
}
