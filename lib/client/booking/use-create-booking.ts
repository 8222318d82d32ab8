"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { api, newIdempotencyKey } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { BookingCreated } from "@/lib/schemas/booking/booking";
import type { SeriesCreated } from "@/lib/schemas/booking/series";
import type { BookingDetails, Expected } from "./booking-details";
import type { seriesDates } from "./booking-terms";

/**
 * Creates a booking. Repeated submissions of the same data use the same Idempotency-Key, so that neither a double click
 * nor a retry after a lost response books twice. The amounts that were shown are sent along.
 * @throws ApiError as documented for POST /api/bookings
 */
export function useCreateBooking(spaceId: number, request: Period) {
  const client = useQueryClient();
  const submission = useRef<{ body: string; key: string } | null>(null);
  return useCallback(
    async (details: BookingDetails, expected: Expected): Promise<BookingCreated> => {
      const { startDate, endDate, isFullDay, startTime, endTime } = request;
      const period = { startDate, endDate, isFullDay, startTime, endTime };
      const body = { ...details, spaceId, ...period, ...expected };
      const text = JSON.stringify(body);
      if (submission.current?.body !== text) submission.current = { body: text, key: newIdempotencyKey() };
      const created = await api.post<BookingCreated>("/api/bookings", body, {
        idempotencyKey: submission.current.key,
      });
      submission.current = null;
      await client.invalidateQueries({ queryKey: ["/api/bookings"] });
      return created;
    },
    [client, spaceId, request],
  );
}

/**
 * Books all dates of a series or none. Repeated submissions of the same data use the same Idempotency-Key. The amounts
 * that were shown are sent along.
 * @throws ApiError as documented for POST /api/bookings/series
 */
export function useCreateSeries(spaceId: number, dates: ReturnType<typeof seriesDates>) {
  const client = useQueryClient();
  const submission = useRef<{ body: string; key: string } | null>(null);
  return useCallback(
    async (details: BookingDetails, expected: Expected): Promise<SeriesCreated> => {
      const body = { ...details, spaceId, dates, ...expected };
      const text = JSON.stringify(body);
      if (submission.current?.body !== text) submission.current = { body: text, key: newIdempotencyKey() };
      const created = await api.post<SeriesCreated>("/api/bookings/series", body, {
        idempotencyKey: submission.current.key,
      });
      submission.current = null;
      await client.invalidateQueries({ queryKey: ["/api/bookings"] });
      return created;
    },
    [client, spaceId, dates],
  );
}
