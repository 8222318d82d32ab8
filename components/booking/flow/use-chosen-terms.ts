import { useState } from "react";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { type BookingTerms, hasTerms } from "@/lib/client/booking/booking-terms";
import { useRoomTerms } from "@/lib/client/booking/use-room-terms";
import { fetchQuote, fetchSeriesQuote, useTermsQuote } from "@/lib/client/booking/use-terms-quote";
import type { Period } from "@/lib/domain/room-time/period";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";

interface Asked {
  spaceId: number;
  request: Period;
  series: ChosenSeries | null;
  quote: SpaceQuote;
}

export function useChosenTerms({ spaceId, request, series, quote: plain }: Asked) {
  const [terms, setTerms] = useRoomTerms(spaceId);
  const [attendees, setAttendees] = useState(1);
  const asked = { spaceId, request, series: series?.periods ?? null, attendees };
  const { single, series: ofSeries, current } = useTermsQuote(asked, terms);
  const isPriced = hasTerms(terms);
  return {
    terms,
    setTerms,
    setAttendees,
    quote: (isPriced ? single?.data : undefined) ?? plain,
    seriesQuote: (isPriced ? ofSeries?.data : undefined) ?? series?.quote ?? null,
    /** The quote for the current extras and code has not arrived yet. */
    isPricing: isPriced && (current.isPending || current.isPlaceholderData),
    /** Requests a quote with other terms. @throws ApiError */
    check: (others: BookingTerms): Promise<unknown> =>
      series === null ? fetchQuote(asked, others) : fetchSeriesQuote(asked, others),
  };
}
