"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import type { BookingMoved } from "@/lib/schemas/booking/booking";
import type { Expected } from "./booking-details";

/**
 * Moves one of the customer's own bookings and invalidates the availability of all rooms.
 * @throws ApiError as documented for POST /api/bookings/{id}/move
 */
export function useMoveBooking() {
  const client = useQueryClient();
  return useCallback(
    async (id: number, spaceId: number, period: Period, expected: Expected): Promise<BookingMoved> => {
      const body = { ...period, spaceId, ...expected };
      const moved = await api.post<BookingMoved>(`/api/bookings/${id}/move`, body);
      await Promise.all(
        ["/api/bookings", "availability", "quote", "alternatives"].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
      return moved;
    },
    [client],
  );
}
