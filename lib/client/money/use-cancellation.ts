"use client";

import { useQuery } from "@tanstack/react-query";
import type { Cancellation } from "@/lib/schemas/booking/booking";

/** The refund for canceling a booking now, refetched each time it is shown. */
export function useCancellation(bookingId: number, isNeeded: boolean) {
  return useQuery<Cancellation>({
    queryKey: [`/api/bookings/${bookingId}/cancellation`],
    enabled: isNeeded,
    refetchOnMount: "always",
    gcTime: 0,
  });
}
