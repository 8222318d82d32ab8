import "server-only";
import { prisma } from "@/lib/data/client";
import type { Period } from "@/lib/domain/room-time/period";
import { type Alternative, findAlternatives } from "@/lib/domain/search/alternatives";
import { NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { addDays } from "@/lib/domain/time/dates";
import { bookableRoom, bookableRooms } from "@/lib/services/room-time/bookable-period";
import { priceFor } from "@/lib/services/room-time/member-price";
import type { PricingContext } from "@/lib/services/room-time/pricing-context";

/** The days in which alternatives to a period are searched. */
export function nearDays({ startDate, endDate }: Pick<Period, "startDate" | "endDate">) {
  return { startDate: addDays(startDate, -NEAR_DAYS), endDate: addDays(endDate, NEAR_DAYS) };
}

/**
 * Alternatives to a period by the rules of a booking: at most nine, and at least one if any exists.
 * @throws AppError NOT_FOUND; VALIDATION at `personId` for an unknown person
 */
export async function listAlternatives(
  spaceId: number,
  requested: Period,
  attendees: number,
  { actor, payer }: PricingContext,
): Promise<Alternative[]> {
  const [room, others, price] = await Promise.all([
    bookableRoom(spaceId, nearDays(requested), actor),
    bookableRooms(requested, actor),
    priceFor(prisma(), payer),
  ]);
  return findAlternatives({ room, others, requested, attendees, price });
}
