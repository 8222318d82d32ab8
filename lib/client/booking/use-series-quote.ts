"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { SeriesQuote } from "@/lib/schemas/booking/series";

/**
 * The server's quote for a series: which dates are free, what they cost, and alternatives for the others.
 * @param personId of the panel, whose price it is: null for somebody new; by default that of whoever is signed in
 */
export function useSeriesQuote(spaceId: number, periods: readonly Period[], personId?: number | null) {
  const key = JSON.stringify([periods, personId]);
  return useQuery({
    queryKey: ["series-quote", spaceId, key],
    queryFn: ({ signal }) =>
      api.post<SeriesQuote>(
        "/api/bookings/series/quote",
        { spaceId, attendees: 1, dates: periods, personId },
        { signal },
      ),
    enabled: periods.length > 0,
    staleTime: 0,
    // Keeps the list in place while the quote for a replaced date loads.
    placeholderData: keepPreviousData,
  });
}
