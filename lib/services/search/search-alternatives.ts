import "server-only";
import { type Alternative, alternativesAcrossRooms } from "@/lib/domain/search/alternatives";
import { searchSpaces } from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { bookingActor, freeRooms } from "@/lib/services/room-time/bookable-period";
import { nearDays } from "./alternatives";

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
