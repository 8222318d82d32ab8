import "server-only";
import { prisma } from "@/lib/data/client";
import type { Period } from "@/lib/domain/room-time/period";
import { type Alternative, findAlternatives } from "@/lib/domain/search/alternatives";
import { NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { addDays } from "@/lib/domain/time/dates";
import { type BookingActor, bookableRoom, bookableRooms } from "@/lib/services/room-time/bookable-period";
import { priceForOwner } from "@/lib/services/room-time/member-price";

/** The days in which alternatives to a period are searched. */
export function nearDays({ startDate, endDate }: Pick<Period, "startDate" | "endDate">) {
  return { startDate: addDays(startDate, -NEAR_DAYS), endDate: addDays(endDate, NEAR_DAYS) };
}

/**
 * Alternatives to a period by the rules of a booking: at most nine, and at least one wherever there is one.
 * @param callerId the account whose prices apply, null for a visitor
 * @throws AppError NOT_FOUND
 */
export async function listAlternatives(
  spaceId: number,
  requested: Period,
  attendees: number,
  actor: BookingActor,
  callerId: number | null,
): Promise<Alternative[]> {
  const [room, others, price] = await Promise.all([
    bookableRoom(spaceId, nearDays(requested), actor),
    bookableRooms(requested, actor),
    priceForOwner(prisma(), callerId),
  ]);
  return findAlternatives({ room, others, requested, attendees, price });
}
