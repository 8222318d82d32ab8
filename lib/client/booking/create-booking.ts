"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { api, newIdempotencyKey } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { BookingFormValues } from "@/lib/schemas/booking/booking-form";

interface BookingCreated {
  booking: Booking;
  confirmationNumber: string;
}

/** Who books, and for what. The panel books without an e-mail as well. */
type BookingContact = Omit<BookingFormValues, "acceptsTerms" | "email"> & { email: string | null };

/**
 * Sends a booking. The same submission keeps its Idempotency-Key however often it is sent, so that neither
 * a second press nor a retry after a lost answer books twice; changed data are another submission.
 * It carries what was shown as its total, in cents.
 * @throws ApiError as documented for POST /api/bookings
 */
export function useCreateBooking(spaceId: number, request: Period) {
  const client = useQueryClient();
  const submission = useRef<{ body: string; key: string } | null>(null);
  return useCallback(
    async (contact: BookingContact, expectedTotal: number | undefined): Promise<Booking> => {
      const { startDate, endDate, isFullDay, startTime, endTime } = request;
      const period = { startDate, endDate, isFullDay, startTime, endTime };
      const body = { ...contact, spaceId, ...period, expectedTotal };
      const text = JSON.stringify(body);
      if (submission.current?.body !== text) submission.current = { body: text, key: newIdempotencyKey() };
      const { booking } = await api.post<BookingCreated>("/api/bookings", body, {
        idempotencyKey: submission.current.key,
      });
      submission.current = null;
      await client.invalidateQueries({ queryKey: ["/api/bookings"] });
      return booking;
    },
    [client, spaceId, request],
  );
}
