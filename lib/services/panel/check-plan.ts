import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { findConflicts } from "@/lib/data/room-time/taken-times";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { withBuffer } from "@/lib/domain/room-time/taken-time";
import { AppError } from "@/lib/errors";
import type { Plan, PlanQuery } from "@/lib/schemas/panel/board";
import { bookableRoom, panelActor } from "@/lib/services/room-time/bookable-period";
import { payerOf, quoteFor } from "@/lib/services/room-time/member-price";

/**
 * Checks a new booking, or the move of an existing one, before anything is saved: its price, whether it is available,
 * and all that conflicts with it. For the panel.
 * @throws AppError NOT_FOUND; VALIDATION at `personId` for an unknown person
 */
export async function checkPlan(
  { spaceId, bookingId, personId, period: requested }: PlanQuery,
  now: Date,
): Promise<Plan> {
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  if (bookingId !== undefined && booking === null) throw new AppError("NOT_FOUND");
  // The booking's own time is free for it; a new booking has none yet.
  const leaveOut = bookingId === undefined ? [] : [takenOwner("booking", bookingId)];
  const actor = panelActor(now);
  const { space, check } = await bookableRoom(spaceId, requested, actor, { leaveOut });
  const { period, unavailable } = check(requested);
  const [quote, conflicts] = await Promise.all([
    quoteFor(prisma(), space, period ?? requested, payerOf(booking ?? { personId })),
    period === null
      ? []
      : findConflicts(prisma(), [spaceId], [withBuffer(period, space.bufferMinutes)], {
          kind: "booking",
          id: bookingId ?? null,
        }),
  ]);
  const { totalAmount, isOnRequest, lines } = quote;
  return { totalAmount, isOnRequest, lines, unavailable, conflicts };
}
