"use client";

import { queryOptions, type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { z } from "zod";
import { api } from "@/lib/client/api-client";
import { movedParam } from "@/lib/client/site/moved-param";
import { type AvailabilityWindow, windowsThrough } from "@/lib/domain/room-time/availability-windows";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { availabilitySchema } from "@/lib/schemas/search/space-search";

export type Availability = z.infer<typeof availabilitySchema>;
export type AvailableDay = Availability["availability"][number];

/** Availability goes stale quickly: somebody else is booking (docs/product.md). */
const STALE_AFTER_MS = 60_000;

const keyOf = (spaceId: number) => ["availability", spaceId] as const;

const windowQuery = (spaceId: number, { startDate, endDate }: AvailabilityWindow, moved?: number) =>
  queryOptions({
    queryKey: [...keyOf(spaceId), startDate, endDate, moved ?? null],
    queryFn: () =>
      api.get<Availability>(
        `/api/spaces/${spaceId}/availability?startDate=${startDate}&endDate=${endDate}${movedParam(moved)}`,
      ),
    staleTime: STALE_AFTER_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

interface Combined {
  days: AvailableDay[];
  isPending: boolean;
  isError: boolean;
}

/** Kept outside the hook, so that an unchanged answer keeps its identity. */
function combine(results: UseQueryResult<Availability>[]): Combined {
  return {
    days: results.flatMap((result) => result.data?.availability ?? []),
    isPending: results.some((result) => result.isPending),
    isError: results.some((result) => result.isError && !result.data),
  };
}

/**
 * The days of a space from `today` through the window that shows `month`; the next window is asked for
 * when the calendar turns to it.
 * @param moved the booking that is to be moved: its own time is free for it
 */
export function useAvailability(
  spaceId: number,
  month: CalendarDay,
  today: CalendarDay,
  horizonMonths: number,
  moved?: number,
) {
  const client = useQueryClient();
  const queries = windowsThrough(month, today, horizonMonths).map((window) =>
    windowQuery(spaceId, window, moved),
  );
  const { days, isPending, isError } = useQueries({ queries, combine });
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  // Quotes say too whether a period is free.
  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(spaceId) }),
        client.invalidateQueries({ queryKey: ["quote", spaceId] }),
        client.invalidateQueries({ queryKey: ["series-quote", spaceId] }),
        client.invalidateQueries({ queryKey: ["alternatives", spaceId] }),
      ]),
    [client, spaceId],
  );
  return { byDate, isPending, isError, refresh };
}
