"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { useCancelBooking } from "@/lib/client/cancel-booking";
import { bookingDays } from "@/lib/domain/booking/booking-words";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import type { Booking } from "@/lib/schemas/booking";
import { RefundOutlook } from "./refund-outlook";

/** Cancels a booking, after a question that says what the policy gives back at this moment. */
export function CancelBookingButton({ booking }: { booking: Booking }) {
  const router = useRouter();
  const cancelBooking = useCancelBooking();
  const [isOpen, setOpen] = useState(false);

  async function cancel(): Promise<void> {
    try {
      await cancelBooking(booking.id);
    } catch (error) {
      toast({
        title: "Annullamento non riuscito",
        description: "Impossibile annullare la prenotazione. Riprova più tardi.",
        variant: "destructive",
      });
      // Perhaps it is canceled already, or has begun: the list shows how it stands.
      router.refresh();
      throw error;
    }
    toast({
      title: "Prenotazione annullata",
      description: `Conferma #${writtenNumber("booking", booking.confirmationNumber)}, ${booking.space.name}.`,
    });
    router.refresh();
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="text-brick-600" onClick={() => setOpen(true)}>
        Annulla prenotazione
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Annullare la prenotazione?"
        description={`${booking.space.name}, ${bookingDays(booking)}. Lo spazio torna libero per altri.`}
        confirmLabel="Annulla prenotazione"
        cancelLabel="Mantieni"
        destructive
        onConfirm={cancel}
      >
        {isOpen && <RefundOutlook booking={booking} />}
      </ConfirmDialog>
    </>
  );
}
