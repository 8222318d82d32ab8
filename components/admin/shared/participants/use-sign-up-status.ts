"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { api } from "@/lib/client/api-client";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

/** Changes the status of a sign-up, and offers to undo a cancellation. */
export function useSignUpStatus() {
  const t = useTranslations("panel.participants.status");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  return useCallback(
    async (path: string, name: string, before: BookingStatus, status: BookingStatus): Promise<void> => {
      /** "Anna Neri: annullata. Il cliente riceve una e-mail."; only a cancellation is mailed. */
      const changed = (next: BookingStatus, sent: boolean): string =>
        t(`changed.${next}`, { name, mails: mailNotice(sent) });
      const change = (next: BookingStatus) =>
        act(() => api.put<{ sent: boolean }>(path, { status: next }), {
          success: t("saved"),
          description: ({ sent }) => changed(next, sent),
          failure: t("failed"),
        });
      const { sent } = await change(status);
      if (status === "canceled") offerUndo(t("saved"), () => change(before), changed(status, sent));
    },
    [act, mailNotice, t],
  );
}
