"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/client/api-client";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCanceled, SeriesCancellation } from "@/lib/schemas/booking/series";

/**
 * Cancels one of the customer's own bookings and invalidates the availability of its space.
 * @throws ApiError as documented for PUT /api/bookings/{id}
 */
export function useCancelBooking() {
  const client = useQueryClient();
  return useCallback(
    async (id: number): Promise<void> => {
      const { spaceId } = await api.put<Booking>(`/api/bookings/${id}`, { status: "canceled" });
      await Promise.all([
        client.invalidateQueries({ queryKey: ["/api/bookings"] }),
        client.invalidateQueries({ queryKey: ["availability", spaceId] }),
        client.invalidateQueries({ queryKey: ["quote", spaceId] }),
      ]);
    },
    [client],
  );
}

const seriesPath = (seriesId: number) => `/api/bookings/series/${seriesId}`;

/** The refund for canceling the remaining bookings of a series from a day on, refetched each time it is shown. */
export function useSeriesCancellation(seriesId: number, from: CalendarDay | null) {
  const query = from === null ? "" : `?from=${from}`;
  return useQuery<SeriesCancellation>({
    queryKey: [`${seriesPath(seriesId)}/cancellation${query}`],
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** The terms that staff set for a cancellation; the customer's own cancellation follows the cancellation policy. */
interface CentreTerms {
  refundPercent: number;
  reason: string;
}

/**
 * Cancels the remaining bookings of a series, from a day on if one is given, and invalidates the availability.
 * @throws ApiError as documented for PUT /api/bookings/series/{id}
 */
export function useCancelSeries() {
  const client = useQueryClient();
  return useCallback(
    async (seriesId: number, from: CalendarDay | null, terms?: CentreTerms): Promise<SeriesCanceled> => {
      const body = { status: "canceled", ...(from === null ? {} : { from }), ...terms };
      const canceled = await api.put<SeriesCanceled>(seriesPath(seriesId), body);
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
