"use client";

import { useCallback } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { api } from "@/lib/client/api-client";

/** Brings a canceled booking back, as it was, where its time is still free. */
export function useRestoreBooking() {
  const act = useAdminAction();
  return useCallback(
    (id: number) =>
      act(() => api.put(`/api/bookings/${id}`, { status: "confirmed" }), {
        success: "Prenotazione ripristinata",
        description: "Il cliente riceve una e-mail.",
        failure: "Errore nel ripristino della prenotazione",
      }),
    [act],
  );
}
