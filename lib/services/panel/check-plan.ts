import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { prisma } from "@/lib/data/client";
import { findConflicts } from "@/lib/data/room-time/taken-times";
import { withPromo } from "@/lib/domain/room-time/promo-line";
import { takenOwner } from "@/lib/domain/room-time/taken-kinds";
import { withBuffer } from "@/lib/domain/room-time/taken-time";
import { AppError } from "@/lib/errors";
import { promoRemoved } from "@/lib/schemas/money/promo-code";
import type { Plan, PlanQuery } from "@/lib/schemas/panel/board";
import { promoAfterMove, promoOf, requirePromoCode } from "@/lib/services/money/promo-codes";
import { bookableRoom, panelActor } from "@/lib/services/room-time/bookable-period";
import { linesOf, requireExtras } from "@/lib/services/room-time/extras";
import { payerOf, quoteFor } from "@/lib/services/room-time/member-price";

/**
 * Checks a new booking, or the move of an existing one, before anything is saved: price, availability and all
 * conflicts. For the panel.
 * @throws AppError NOT_FOUND; VALIDATION at `personId` for an unknown person, at `extras` when the room does not have
 * them; PROMO_INVALID
 */
export async function checkPlan(
  { spaceId, bookingId, personId, extras: chosen, promoCode, attendees, period: requested }: PlanQuery,
  now: Date,
): Promise<Plan> {
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  if (bookingId !== undefined && booking === null) throw new AppError("NOT_FOUND");
  // The booking's own time is free for it; a new booking has none yet.
  const leaveOut = bookingId === undefined ? [] : [takenOwner("booking", bookingId)];
  const actor = panelActor(now);
  const { space, check } = await bookableRoom(spaceId, requested, actor, { leaveOut });
  const { period, unavailable } = check(requested);
  const booked = booking?.extras.map(({ extraId }) => extraId);
  const extras = await requireExtras(prisma(), spaceId, booking?.extras ?? chosen, booked);
  const code = booking === null ? await requirePromoCode(prisma(), promoCode, "booking", now) : null;
  const lines = linesOf(extras, period ?? requested, booking?.attendees ?? attendees);
  const payer = payerOf(booking ?? { personId });
  const [full, conflicts] = await Promise.all([
    quoteFor(prisma(), space, period ?? requested, payer, lines),
    period === null
      ? []
      : findConflicts(prisma(), [spaceId], [withBuffer(period, space.bufferMinutes)], {
          kind: "booking",
          id: bookingId ?? null,
        }),
  ]);
  const { promo, isRemoved } =
    booking === null
      ? { promo: await promoOf(prisma(), code, payer, full.totalAmount), isRemoved: false }
      : await promoAfterMove(prisma(), booking, full);
  const quote = withPromo(full, promo);
  const { totalAmount, isOnRequest } = quote;
  return { totalAmount, isOnRequest, lines: quote.lines, unavailable, conflicts, ...promoRemoved(isRemoved) };
}
