"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { SeriesQuote } from "@/lib/schemas/booking/series";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { type BookingTerms, hasTerms, seriesDates, termsBody, termsParams } from "./booking-terms";

/** The request: a period of a room, or the dates of a series. */
interface AskedFor {
  spaceId: number;
  request: Period;
  /** Null for a single booking. */
  series: readonly Period[] | null;
  attendees: number;
}

/** The price of the request with these terms. @throws ApiError PROMO_INVALID */
export const fetchQuote = ({ spaceId, request, attendees }: AskedFor, terms: BookingTerms) =>
  api.get<SpaceQuote>(
    `/api/spaces/${spaceId}/quote?${periodParams(request)}${termsParams(terms, attendees)}`,
  );

/** The same for a series. @throws ApiError PROMO_INVALID */
export const fetchSeriesQuote = ({ spaceId, series, attendees }: AskedFor, terms: BookingTerms) =>
  api.post<SeriesQuote>("/api/bookings/series/quote", {
    spaceId,
    attendees,
    ...termsBody(terms),
    dates: series && seriesDates(series, terms),
  });

/** The price with the terms chosen in the form; nothing is fetched until some are chosen. */
export function useTermsQuote(asked: AskedFor, terms: BookingTerms) {
  const isSeries = asked.series !== null;
  const shared = { staleTime: 0, placeholderData: keepPreviousData } as const;
  const key = JSON.stringify([asked, terms]);
  const single = useQuery({
    ...shared,
    queryKey: ["quote", asked.spaceId, key],
    queryFn: () => fetchQuote(asked, terms),
    enabled: !isSeries && hasTerms(terms),
  });
  const series = useQuery({
    ...shared,
    queryKey: ["series-quote", asked.spaceId, key],
    queryFn: () => fetchSeriesQuote(asked, terms),
    enabled: isSeries && hasTerms(terms),
  });
  return isSeries
    ? { single: undefined, series, current: series }
    : { single, series: undefined, current: single };
}
