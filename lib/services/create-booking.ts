import "server-only";
import type { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { recordChange } from "@/lib/data/audit-log";
import { insertBooking, lockSpace } from "@/lib/data/bookings";
import type { Transaction } from "@/lib/data/client";
import { createOnce, type IdempotencyClaim } from "@/lib/data/idempotency";
import { findVerifiedUserId } from "@/lib/data/users";
import { NO_EMAIL } from "@/lib/domain/booking/no-email";
import { fieldError } from "@/lib/errors";
import { type Booking, type BookingInput, bookingCreatedSchema } from "@/lib/schemas/booking";
import { type Asker, askerOf, requireBookablePeriod } from "./bookable-period";
import { requireFreeQuota } from "./booking-quota";
import { quoteForOwner } from "./member-price";
import { notifyBookingCreated } from "./notifications";

const accountOf = async (email: string | null, tx: Transaction) =>
  email === null ? null : findVerifiedUserId(email, tx);

/**
 * Writes a booking and queues its mails. The price is that of its owner; on request the booking waits (pending, 0) for
 * an administrator. The caller holds the lock of the space.
 * @param userId whose it is, null for nobody's
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN
 */
export async function writeBooking(
  tx: Transaction,
  { period: asked, spaceId, ...person }: BookingInput,
  userId: number | null,
  asker: Asker,
): Promise<Booking> {
  const contact = { ...person, email: person.email ?? NO_EMAIL };
  const { space, period } = await requireBookablePeriod(tx, spaceId, asked, contact.attendees, asker);
  const quote = await quoteForOwner(tx, space, period, userId);
  const status = quote.isOnRequest ? "pending" : "confirmed";
  const { bufferMinutes } = space;
  const { totalAmount } = quote;
  const values = { ...contact, ...period, spaceId, bufferMinutes, userId, totalAmount, status } as const;
  const booking = await insertBooking(tx, values, space);
  await notifyBookingCreated(tx, booking);
  return booking;
}

/**
 * Books a space. An administrator's booking belongs to the account that has verified the e-mail of the body, or to nobody.
 * @param input wall times and calendar days in Rome
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, TOO_MANY_BOOKINGS, DUPLICATE
 */
export async function createBooking(
  input: BookingInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<z.infer<typeof bookingCreatedSchema>> {
  if (input.email === null && !user.isAdmin) throw fieldError("email", "Indirizzo email non valido");
  return createOnce(claim, { status: 201, schema: bookingCreatedSchema }, async (tx) => {
    if (!user.isAdmin) await requireFreeQuota(tx, user.id, 1, now);
    await lockSpace(tx, input.spaceId);
    const owner = user.isAdmin ? await accountOf(input.email, tx) : user.id;
    const booking = await writeBooking(tx, input, owner, askerOf(user, now));
    if (user.isAdmin)
      await recordChange(tx, { action: "create", entity: "booking", entityId: booking.id, after: booking });
    return { booking, confirmationNumber: booking.confirmationNumber };
  });
}
