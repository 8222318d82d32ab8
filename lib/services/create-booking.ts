import "server-only";
import type { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { recordChange } from "@/lib/data/audit-log";
import { insertBooking, lockSpace } from "@/lib/data/bookings";
import { createOnce, type IdempotencyClaim } from "@/lib/data/idempotency";
import { findVerifiedUserId } from "@/lib/data/users";
import { type BookingInput, bookingCreatedSchema } from "@/lib/schemas/booking";
import { askerOf, requireBookablePeriod } from "./bookable-period";
import { requireFreeQuota } from "./booking-quota";
import { quoteForOwner } from "./member-price";
import { notifyBookingCreated } from "./notifications";

/**
 * Books a space. The price is computed here, for its owner; on request the booking waits (pending, 0) for an administrator. An
 * administrator's booking belongs to the account that has verified the e-mail of the body, or to nobody.
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
  const { period: asked, spaceId, ...contact } = input;
  const asker = askerOf(user, now);
  return createOnce(claim, { status: 201, schema: bookingCreatedSchema }, async (tx) => {
    if (!user.isAdmin) await requireFreeQuota(tx, user.id, 1, now);
    await lockSpace(tx, spaceId);
    const { space, period } = await requireBookablePeriod(tx, spaceId, asked, contact.attendees, asker);
    const owner = user.isAdmin ? await findVerifiedUserId(contact.email, tx) : user.id;
    const quote = await quoteForOwner(tx, space, period, owner);
    const status = quote.isOnRequest ? "pending" : "confirmed";
    const values = {
      ...contact,
      ...period,
      spaceId,
      bufferMinutes: space.bufferMinutes,
      userId: owner,
      totalAmount: quote.totalAmount,
      status,
    } as const;
    const booking = await insertBooking(tx, values, space);
    if (user.isAdmin)
      await recordChange(tx, { action: "create", entity: "booking", entityId: booking.id, after: booking });
    await notifyBookingCreated(tx, booking);
    return { booking, confirmationNumber: booking.confirmationNumber };
  });
}
