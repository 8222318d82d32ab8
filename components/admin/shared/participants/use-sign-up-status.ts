"use client";

import { useCallback } from "react";
import { mailNotice } from "@/components/admin/shared/mail-notice-text";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { BOOKING_STATUS_LABELS, type BookingStatus } from "@/lib/domain/booking/booking-status";

/** "Anna Neri: annullata. Il cliente riceve una e-mail."; only a cancellation is mailed. */
const outcome = (name: string, status: BookingStatus, sent: boolean): string => {
  const changed = `${name}: ${BOOKING_STATUS_LABELS[status].toLowerCase()}`;
  return status === "canceled" ? `${changed}. ${mailNotice(sent)}` : changed;
};

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
        act(() => api.put<{ sent: boolean }>(path, { status: next }), {
          ...words,
          description: ({ sent }) => outcome(name, next, sent),
        });
      const { sent } = await change(status);
      if (status === "canceled") offerUndo(words.success, () => change(before), outcome(name, status, sent));
    },
    [act],
  );
}
