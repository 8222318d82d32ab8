"use client";

import { useAdminAction } from "@/components/admin/use-admin-action";
import { bookingDays } from "@/components/bookings/booking-words";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { api } from "@/lib/client/api-client";
import { describeRefund } from "@/lib/domain/booking/cancellation-policy";
import type { Booking } from "@/lib/schemas/booking";
import { customerName } from "./booking-columns";

/** Asks before a booking is canceled, with what the policy gives back. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const act = useAdminAction();
  const refund = describeRefund(new Date(booking.startsAt), booking.totalAmount, new Date());
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Annullare la prenotazione?"
      description={`${customerName(booking)}, ${booking.space.name}, ${bookingDays(booking)}.`}
      confirmLabel="Annulla prenotazione"
      cancelLabel="Tieni la prenotazione"
      destructive
      onConfirm={async () => {
        await act(() => api.put(`/api/bookings/${booking.id}`, { status: "canceled" }), {
          success: "Prenotazione annullata",
          description: refund,
          failure: "Impossibile annullare la prenotazione. Riprova più tardi.",
        });
      }}
    >
      <p className="rounded-md bg-sand-100 px-4 py-3 text-[0.95rem]">{refund}</p>
    </ConfirmDialog>
  );
}
