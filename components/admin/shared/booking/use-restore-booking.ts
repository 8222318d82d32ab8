"use client";

import { useCallback } from "react";
import { toldWords } from "@/components/admin/shared/told-words";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import type { BookingChanged } from "@/lib/schemas/booking/booking";

/** Brings a canceled booking back, as it was, where its time is still free. */
export function useRestoreBooking() {
  const act = useAdminAction();
  return useCallback(
    (id: number) =>
      act(() => api.put<BookingChanged>(`/api/bookings/${id}`, { status: "confirmed" }), {
        success: "Prenotazione ripristinata",
        description: ({ sent }) => toldWords(sent),
        failure: "Errore nel ripristino della prenotazione",
      }),
    [act],
  );
}
