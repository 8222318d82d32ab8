"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import { movedParam } from "@/lib/client/site/moved-param";
import type { Period } from "@/lib/domain/room-time/period";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";

const STALE_AFTER_MS = 60_000;

/**
 * The server's quote for a period in a space: its price and whether it can be booked. Disabled while `request` is null.
 * @param moved the id of the booking that is being moved, whose own time counts as free
 */
export function useQuote(spaceId: number, request: Period | null, moved?: number) {
  const query = request === null ? "" : `${periodParams(request)}${movedParam(moved)}`;
  return useQuery({
    queryKey: ["quote", spaceId, query],
    queryFn: () => api.get<SpaceQuote>(`/api/spaces/${spaceId}/quote?${query}`),
    enabled: request !== null,
    staleTime: STALE_AFTER_MS,
    refetchOnMount: true,
  });
}
