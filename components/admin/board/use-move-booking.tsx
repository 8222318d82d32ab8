"use client";

import { useTranslations } from "next-intl";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { api } from "@/lib/client/api-client";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import type { MoveTarget } from "./move-target";

/** Moves a booking, with ten seconds to undo at the former price. */
export function useMoveBooking() {
  const t = useTranslations("panel.board.move");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  /** @param expectedTotal the amount that is shown, in cents */
  return async (
    { entry, spaceId, period }: MoveTarget,
    notifiesCustomer: boolean,
    expectedTotal: number | undefined,
  ): Promise<void> => {
    const path = `/api/bookings/${entry.id}`;
    const failure = t("failed");
    const before = await act(() => api.get<Booking>(path), { failure, suppressToast: () => true });
    const { sent } = await act(
      () => api.put<BookingChanged>(path, { ...period, spaceId, notifiesCustomer, expectedTotal }),
      {
        failure,
        suppressToast: () => true,
      },
    );
    const { startDate, endDate, isFullDay, startTime, endTime, totalAmount } = before;
    const undo = () =>
      act(
        () =>
          api.put(path, {
            ...{ startDate, endDate, isFullDay, startTime, endTime, totalAmount, notifiesCustomer },
            spaceId: before.spaceId,
          }),
        { success: t("undone"), failure: t("undoFailed") },
      );
    offerUndo(t("done"), undo, notifiesCustomer ? mailNotice(sent) : undefined);
  };
}
