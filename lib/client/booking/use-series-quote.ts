"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { SeriesQuote } from "@/lib/schemas/booking/series";
import type { BookingTerms } from "./booking-terms";

/**
 * The server's quote for a series: which dates are free, what they cost, and alternatives for the others.
 * @param more.personId of the panel, whose price it is: null for somebody new; by default that of whoever is signed in
 */
export function useSeriesQuote(
  spaceId: number,
  periods: readonly Period[],
  more: BookingTerms & { personId?: number | null | undefined; attendees: number },
) {
  const key = JSON.stringify([periods, more]);
  return useQuery({
    queryKey: ["series-quote", spaceId, key],
    queryFn: ({ signal }) =>
      api.post<SeriesQuote>("/api/bookings/series/quote", { spaceId, dates: periods, ...more }, { signal }),
    enabled: periods.length > 0,
    staleTime: 0,
    // Keeps the list in place while the quote for a replaced date loads.
    placeholderData: keepPreviousData,
  });
}
