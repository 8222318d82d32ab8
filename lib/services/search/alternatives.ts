import "server-only";
import { prisma } from "@/lib/data/client";
import type { Period } from "@/lib/domain/room-time/period";
import { type Alternative, findAlternatives, NEAR_DAYS } from "@/lib/domain/search/alternatives";
import { addDays } from "@/lib/domain/time/dates";
import { type BookingActor, bookableRoom, bookableRooms } from "@/lib/services/room-time/bookable-period";
import { priceForOwner } from "@/lib/services/room-time/member-price";

/** The days that alternatives to a stretch of days are looked for in. */
export function nearDays({ startDate, endDate }: Pick<Period, "startDate" | "endDate">) {
  return { startDate: addDays(startDate, -NEAR_DAYS), endDate: addDays(endDate, NEAR_DAYS) };
}

/**
 * What can be booked in the place of a period, by the rules of the booking itself: at most nine, at least one whenever
 * there is one.
 * @param callerId whose prices they have, null for a visitor
 * @throws AppError NOT_FOUND
 */
export async function listAlternatives(
  spaceId: number,
  wish: Period,
  attendees: number,
  actor: BookingActor,
  callerId: number | null,
): Promise<Alternative[]> {
  const [room, others, price] = await Promise.all([
    bookableRoom(spaceId, nearDays(wish), actor),
    bookableRooms(wish, actor),
    priceForOwner(prisma(), callerId),
  ]);
  return findAlternatives({ room, others, wish, attendees, price });
}
