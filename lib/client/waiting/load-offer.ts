import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";

/** The content of an alternative: its room, its period and its itemized price. */
export interface Offer {
  space: Space;
  request: Period;
  quote: SpaceQuote;
}

/**
 * Fetches the current room and price of an alternative, so that a form can continue with it.
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
