"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { SeriesQuote } from "@/lib/schemas/booking/series";
import { type BookingTerms, seriesDates, termsBody } from "./booking-terms";

/**
 * The server's quote for a series: which dates are free, what they cost, and alternatives for the others.
 * @param options.personId for the panel, the person whose price applies: null for a new person; by default the
 * signed-in user's
 */
export function useSeriesQuote(
  spaceId: number,
  periods: readonly Period[],
  terms: BookingTerms,
  options: { personId?: number | null | undefined; attendees: number },
) {
  const { personId, attendees } = options;
  const key = JSON.stringify([periods, terms, personId, attendees]);
  return useQuery({
    queryKey: ["series-quote", spaceId, key],
    queryFn: ({ signal }) =>
      api.post<SeriesQuote>(
        "/api/bookings/series/quote",
        { spaceId, personId, attendees, dates: seriesDates(periods, terms), ...termsBody(terms) },
        { signal },
      ),
    enabled: periods.length > 0,
    staleTime: 0,
    // Keeps the list in place while the quote for a replaced date loads.
    placeholderData: keepPreviousData,
  });
}
