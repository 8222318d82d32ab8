"use client";

import { useQuery } from "@tanstack/react-query";
import type { Period } from "@/lib/domain/room-time/period";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { ListedExtra } from "@/lib/schemas/room-time/extras";

/**
 * A room's extras, with the number available in a period.
 * @param period null for the total stock, for example for several dates
 */
export function useExtras(spaceId: number, period: Period | null) {
  const query = period === null ? "" : `&${periodParams(period)}`;
  return useQuery<ListedExtra[]>({ queryKey: [`/api/extras?spaceId=${spaceId}${query}`], staleTime: 0 });
}
