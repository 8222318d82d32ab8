import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { api } from "@/lib/client/api-client";
import type { BookingChanged } from "@/lib/schemas/booking/booking";

/** Restores a canceled booking, provided its time is still free. */
export function useRestoreBooking() {
  const t = useTranslations("panel.booking.restore");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  return useCallback(
    (id: number) =>
      act(() => api.put<BookingChanged>(`/api/bookings/${id}`, { status: "confirmed" }), {
        success: t("done"),
        description: ({ sent }) => mailNotice(sent),
        failure: t("failed"),
      }),
    [act, mailNotice, t],
  );
}
