import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";

/** What an alternative stands for: its room, its period and the price line by line. */
export interface Offer {
  space: Space;
  request: Period;
  quote: SpaceQuote;
}

/**
 * Reads the room and the price of an alternative anew, so that a form can go on with it.
 * @throws ApiError
 */
export async function loadOffer(alternative: Alternative): Promise<Offer> {
  const { spaceId, startDate, endDate, isFullDay, startTime, endTime } = alternative;
  const request = { startDate, endDate, isFullDay, startTime, endTime };
  const [space, quote] = await Promise.all([
    api.get<Space>(`/api/spaces/${spaceId}`),
    api.get<SpaceQuote>(`/api/spaces/${spaceId}/quote?${periodParams(request)}`),
  ]);
  return { space, request, quote };
}
