"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { BookingCreated } from "@/lib/schemas/booking/booking";
import type { SeriesCreated } from "@/lib/schemas/booking/series";
import type { BookingDetails, Expected } from "./booking-details";
import type { seriesDates } from "./booking-terms";

/** Sends a booking. */
function useBook<Created>(path: string) {
  const client = useQueryClient();
  return useCallback(
    async (body: object): Promise<Created> => {
      const created = await api.post<Created>(path, body);
      await client.invalidateQueries({ queryKey: ["/api/bookings"] });
      return created;
    },
    [client, path],
  );
}

/**
 * Creates a booking. The amounts that were shown are sent along.
 * @throws ApiError as documented for POST /api/bookings
 */
export function useCreateBooking(spaceId: number, request: Period) {
  const book = useBook<BookingCreated>("/api/bookings");
  return useCallback(
    (details: BookingDetails, expected: Expected) => {
      const { startDate, endDate, isFullDay, startTime, endTime } = request;
      return book({ ...details, spaceId, startDate, endDate, isFullDay, startTime, endTime, ...expected });
    },
    [book, spaceId, request],
  );
}

/**
 * Books all dates of a series or none. The amounts that were shown are sent along.
 * @throws ApiError as documented for POST /api/bookings/series
 */
export function useCreateSeries(spaceId: number, dates: ReturnType<typeof seriesDates>) {
  const book = useBook<SeriesCreated>("/api/bookings/series");
  return useCallback(
    (details: BookingDetails, expected: Expected) => book({ ...details, spaceId, dates, ...expected }),
    [book, spaceId, dates],
  );
}
