"use client";

import { useCallback } from "react";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { BOOKING_STATUS_LABELS, type BookingStatus } from "@/lib/domain/booking/booking-status";

/** Changes the status of a sign-up, and offers to undo a cancellation. */
export function useSignUpStatus() {
  const act = useAdminAction();
  return useCallback(
    async (path: string, name: string, before: BookingStatus, status: BookingStatus): Promise<void> => {
      const words = {
        success: "Iscrizione aggiornata",
        failure: "Errore nell'aggiornamento dell'iscrizione",
      };
      const change = (next: BookingStatus) =>
        act(() => api.put(path, { status: next }), {
          ...words,
          description: `${name}: ${BOOKING_STATUS_LABELS[next].toLowerCase()}`,
        });
      await change(status);
      if (status === "canceled")
        offerUndo(
          words.success,
          () => change(before),
          `${name}: ${BOOKING_STATUS_LABELS[status].toLowerCase()}`,
        );
    },
    [act],
  );
}
