"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import { movedParam } from "@/lib/client/site/moved-param";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { Alternatives } from "@/lib/schemas/booking/alternatives";

const SHOWN_ALTERNATIVES = 3;

/** The alternatives to show: the best of each kind first, then the next best, up to three. */
export function chooseAlternatives(alternatives: readonly Alternative[]): Alternative[] {
  const firsts = alternatives.filter(
    ({ kind }, index) => alternatives.findIndex((other) => other.kind === kind) === index,
  );
  const others = alternatives.filter((alternative) => !firsts.includes(alternative));
  return [...firsts, ...others].slice(0, SHOWN_ALTERNATIVES);
}

interface AlternativesTo {
  spaceId: number;
  /** The period that is not free; disabled while it is null. */
  requested: Period | null;
  attendees?: number | undefined;
  /** The id of the booking that is being moved. */
  moved?: number | undefined;
  /** For the panel, the person whose prices apply: null for a new person. By default the signed-in user's. */
  personId?: number | null | undefined;
}

export function useAlternatives({ spaceId, requested, attendees = 1, moved, personId }: AlternativesTo) {
  const payer = personId === undefined ? "" : `&personId=${personId ?? "new"}`;
  const query =
    requested === null ? "" : `${periodParams(requested)}&attendees=${attendees}${movedParam(moved)}${payer}`;
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
