"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import { movedParam } from "@/lib/client/site/moved-param";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { Alternatives } from "@/lib/schemas/booking/alternatives";

/** The number of cards shown. */
const SHOWN_ALTERNATIVES = 3;

/** The alternatives to show: the best of each kind first, then the next best, up to three. */
export function chooseAlternatives(alternatives: readonly Alternative[]): Alternative[] {
  const firsts = alternatives.filter(
    ({ kind }, index) => alternatives.findIndex((other) => other.kind === kind) === index,
  );
  const others = alternatives.filter((alternative) => !firsts.includes(alternative));
  return [...firsts, ...others].slice(0, SHOWN_ALTERNATIVES);
}

/** The server's alternatives for a period that is not free. Disabled while `requested` is null. */
export function useAlternatives(spaceId: number, requested: Period | null, attendees = 1, moved?: number) {
  const query =
    requested === null ? "" : `${periodParams(requested)}&attendees=${attendees}${movedParam(moved)}`;
  const { data, isPending, isFetching } = useQuery({
    queryKey: ["alternatives", spaceId, query],
    queryFn: () => api.get<Alternatives>(`/api/spaces/${spaceId}/alternatives?${query}`),
    enabled: requested !== null,
    staleTime: 0,
  });
  return {
    alternatives: chooseAlternatives(requested === null ? [] : (data?.alternatives ?? [])),
    isLoading: requested !== null && isPending && isFetching,
  };
}
