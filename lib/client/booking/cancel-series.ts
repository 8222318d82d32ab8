"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { SeriesCanceled, SeriesCancellation } from "@/lib/schemas/booking/series";

const pathOf = (seriesId: number) => `/api/bookings/series/${seriesId}`;

/** What canceling what is left of a series gives back now, from a day on; asked for anew each time it is needed. */
export function useSeriesCancellation(seriesId: number, from: CalendarDay | null) {
  const query = from === null ? "" : `?from=${from}`;
  return useQuery<SeriesCancellation>({
    queryKey: [`${pathOf(seriesId)}/cancellation${query}`],
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** The terms of the centre; a customer names none. */
export interface CentreTerms {
  refundPercent: number;
  reason: string;
}

/**
 * Cancels what is left of a series, from a day on; its days are free again for whoever looks.
 * @throws ApiError as documented for PUT /api/bookings/series/{id}
 */
export function useCancelSeries() {
  const client = useQueryClient();
  return useCallback(
    async (seriesId: number, from: CalendarDay | null, terms?: CentreTerms): Promise<SeriesCanceled> => {
      const body = { status: "canceled", ...(from === null ? {} : { from }), ...terms };
      const canceled = await api.put<SeriesCanceled>(pathOf(seriesId), body);
      await Promise.all(
        ["/api/bookings", "availability", "quote", "alternatives"].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
      return canceled;
    },
    [client],
  );
}
