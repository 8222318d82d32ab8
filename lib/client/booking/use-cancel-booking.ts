"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/client/api-client";
import type { Booking } from "@/lib/schemas/booking/booking";

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
