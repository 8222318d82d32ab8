"use client";

import { offerUndo } from "@/components/admin/shared/offer-undo";
import { toldWords } from "@/components/admin/shared/told-words";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import type { MoveTarget } from "./move-dialog";

/** Moves a booking; for ten seconds it can be put back where it was, at the price that it had. */
export function useMoveBooking() {
  const act = useAdminAction();
  return async ({ entry, spaceId, period }: MoveTarget, notifiesCustomer: boolean): Promise<void> => {
    const path = `/api/bookings/${entry.id}`;
    const failure = "La prenotazione non è stata spostata";
    const before = await act(() => api.get<Booking>(path), { failure, isToldElsewhere: () => true });
    const { sent } = await act(
      () => api.put<BookingChanged>(path, { ...period, spaceId, notifiesCustomer }),
      {
        failure,
        isToldElsewhere: () => true,
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
        { success: "Spostamento annullato", failure: "Lo spostamento non è stato annullato" },
      );
    offerUndo("Prenotazione spostata", undo, notifiesCustomer ? toldWords(sent) : undefined);
  };
}
