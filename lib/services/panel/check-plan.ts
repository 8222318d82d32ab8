import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { findConflicts } from "@/lib/data/room-time/taken-times";
import { takenOwner, withBuffer } from "@/lib/domain/room-time/taken-time";
import { AppError } from "@/lib/errors";
import type { Plan, PlanQuery } from "@/lib/schemas/panel/board";
import { bookableRoom } from "@/lib/services/room-time/bookable-period";
import { quoteForOwner } from "@/lib/services/room-time/member-price";

/** A booking that is not there yet is nobody's way. */
const NOT_THERE_YET = 0;

/**
 * What a booking would cost at another time or place, or a new one, whether it can be had, and all that is in its way:
 * for the panel, before anything is saved.
 * @throws AppError NOT_FOUND
 */
export async function checkPlan(
  { spaceId, bookingId, userId, period: asked }: PlanQuery,
  now: Date,
): Promise<Plan> {
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  if (bookingId !== undefined && booking === null) throw new AppError("NOT_FOUND");
  const owner = takenOwner("booking", bookingId ?? NOT_THERE_YET);
  const asker = { now, isAdministrator: true };
  const { space, check } = await bookableRoom(spaceId, asked, asker, { leaveOut: [owner] });
  const { period, unavailable } = check(asked);
  const [quote, conflicts] = await Promise.all([
    quoteForOwner(prisma(), space, period ?? asked, booking ? booking.userId : (userId ?? null)),
    period === null
      ? []
      : findConflicts(prisma(), [spaceId], [withBuffer(period, space.bufferMinutes)], {
          owner,
          isClosure: false,
        }),
  ]);
  const { totalAmount, isOnRequest } = quote;
  return { totalAmount, isOnRequest, unavailable, conflicts };
}
