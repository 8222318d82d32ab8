"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import { movedParam } from "@/lib/client/site/moved-param";
import type { Period } from "@/lib/domain/room-time/period";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";

const STALE_AFTER_MS = 60_000;

/**
 * What a period costs in a space and whether it can be booked, as the server says; nothing while it is null.
 * @param moved the booking that is to be moved there: its own time is free for it
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
