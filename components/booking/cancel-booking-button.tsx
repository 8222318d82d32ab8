"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { RefundIbanField } from "@/components/money/refund-iban-field";
import { RefundOutlook } from "@/components/money/refund-outlook";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { useCancelBooking } from "@/lib/client/booking/cancel-booking";
import { refundPath } from "@/lib/client/money/refunds";
import { bookingDays } from "@/lib/domain/booking/booking-text";
import { isIban } from "@/lib/domain/money/iban";
import { writtenNumber } from "@/lib/domain/site/confirmation-number";
import { VALIDATION } from "@/lib/messages/validation";
import type { Booking } from "@/lib/schemas/booking/booking";

/** Cancels a booking, after a question that says what the policy gives back at this moment. */
export function CancelBookingButton({ booking }: { booking: Booking }) {
  const router = useRouter();
  const cancelBooking = useCancelBooking();
  const [isOpen, setOpen] = useState(false);
  const [iban, setIban] = useState("");
  const [isWrong, setWrong] = useState(false);

  async function cancel(): Promise<void> {
    const isGiven = iban.trim() !== "";
    setWrong(isGiven && !isIban(iban));
    if (isGiven && !isIban(iban)) throw new Error(VALIDATION.iban);
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
    if (isGiven) await saveIban();
    toast({
      title: "Prenotazione annullata",
      description: `Conferma #${writtenNumber("booking", booking.confirmationNumber)}, ${booking.space.name}.`,
    });
    router.refresh();
  }

  /** The booking is canceled whatever comes of it; its card asks again. */
  async function saveIban(): Promise<void> {
    try {
      await api.put(refundPath("booking", booking.id), { iban });
    } catch (error) {
      toast({
        title: "IBAN non salvato",
        description: `${failureText(error)} Scrivilo sulla scheda della prenotazione annullata.`,
        variant: "destructive",
      });
    }
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
        {isOpen && (
          <>
            <RefundOutlook booking={booking} />
            <RefundIbanField booking={booking} value={iban} onChange={setIban} isWrong={isWrong} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
