"use client";

import { useQuery } from "@tanstack/react-query";
import type { Cancellation } from "@/lib/schemas/booking/booking";

/** What canceling a booking gives back at this moment, as the server says; asked for anew each time it is needed. */
export function useCancellation(bookingId: number, isNeeded: boolean) {
  return useQuery<Cancellation>({
    queryKey: [`/api/bookings/${bookingId}/cancellation`],
    enabled: isNeeded,
    refetchOnMount: "always",
    gcTime: 0,
  });
}
