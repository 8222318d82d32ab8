import "server-only";
import { prisma } from "@/lib/data/client";
import type { Period } from "@/lib/domain/room-time/period";
import {
  type Alternative,
  alternativesAcrossRooms,
  findAlternatives,
} from "@/lib/domain/search/alternatives";
import { NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { searchSpaces } from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { addDays } from "@/lib/domain/time/dates";
import {
  bookableRoom,
  bookableRooms,
  bookingActor,
  freeRooms,
} from "@/lib/services/room-time/bookable-period";
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

/**
 * Alternatives for a search by dates without results: another part of the day or a near day in a room that passes the
 * filters, or any other room at that time. Empty for a search without dates.
 */
export async function alternativesToSearch(
  { request, filters }: SpaceSearch,
  now: Date,
): Promise<Alternative[]> {
  if (request === null) return [];
  const { sort, ...conditions } = filters;
  const rooms = await freeRooms(nearDays(request), bookingActor(null, now));
  const wanted = searchSpaces(
    rooms.map(({ space }) => space),
    conditions,
    sort,
  );
  const byId = new Map(rooms.map((room) => [room.space.id, room]));
  return alternativesAcrossRooms(
    wanted.flatMap(({ id }) => byId.get(id) ?? []),
    { others: rooms, requested: request, attendees: 1 },
  );
}
