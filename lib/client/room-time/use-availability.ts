"use client";

import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { z } from "zod";
import { api } from "@/lib/client/api-client";
import { getSession } from "@/lib/client/person/session";
import { movedParam } from "@/lib/client/site/moved-param";
import {
  type AvailabilityWindow,
  USUAL_HORIZON_MONTHS,
  windowsThrough,
} from "@/lib/domain/room-time/availability-windows";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { availabilitySchema } from "@/lib/schemas/search/space-search";
import type { PublicSettings } from "@/lib/schemas/site/settings";

export type Availability = z.infer<typeof availabilitySchema>;
export type AvailableDay = Availability["availability"][number];

/** Short, since others book at the same time (docs/product.md). */
const STALE_AFTER_MS = 60_000;

const availabilityKey = (spaceId: number) => ["availability", spaceId] as const;

/** Whether the visitors' calendar applies to this user: staff may book at shorter notice. */
function seesWhatStrangersSee(): boolean {
  const session = getSession();
  return session !== undefined && !(session.isAuthenticated && session.user.isAdmin);
}

const windowQuery = (spaceId: number, { startDate, endDate }: AvailabilityWindow, moved?: number) =>
  queryOptions({
    queryKey: [...availabilityKey(spaceId), startDate, endDate, moved ?? null],
    queryFn: () =>
      api.get<Availability>(
        `/api/spaces/${spaceId}/availability?startDate=${startDate}&endDate=${endDate}${movedParam(moved)}`,
        { asStranger: moved === undefined && seesWhatStrangersSee() },
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

/** Defined outside the hook: useQueries keeps the identity of an unchanged result only for a stable function. */
function combine(results: UseQueryResult<Availability>[]): Combined {
  return {
    days: results.flatMap((result) => result.data?.availability ?? []),
    isPending: results.some((result) => result.isPending),
    isError: results.some((result) => result.isError && !result.data),
  };
}

/**
 * The availability of a space by day, from `today` to the end of the window that contains `month`; later windows are
 * fetched when the calendar reaches them.
 * @param moved the id of the booking that is being moved, whose own time counts as free
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
  // Quotes and alternatives depend on availability too.
  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: availabilityKey(spaceId) }),
        client.invalidateQueries({ queryKey: ["quote", spaceId] }),
        client.invalidateQueries({ queryKey: ["series-quote", spaceId] }),
        client.invalidateQueries({ queryKey: ["alternatives", spaceId] }),
      ]),
    [client, spaceId],
  );
  return { byDate, isPending, isError, refresh };
}

/** How many months ahead the centre takes bookings; the default until the settings are loaded. */
export function useHorizon(): number {
  const { data } = useQuery<Pick<PublicSettings, "horizonMonths">>({
    queryKey: ["/api/settings"],
    retry: false,
  });
  return data?.horizonMonths ?? USUAL_HORIZON_MONTHS;
}
