"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { RefundIbanField, RefundPreview } from "@/components/money/refund-preview";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { CalendarClock } from "@/components/ui/icons";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { useCancelBooking } from "@/lib/client/booking/use-cancel-booking";
import { refundPath } from "@/lib/client/money/refund-paths";
import { bookingDays } from "@/lib/domain/booking/booking-text";
import { isIban } from "@/lib/domain/money/iban";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { VALIDATION } from "@/lib/messages/validation";
import type { Booking } from "@/lib/schemas/booking/booking";

export function CancelBookingButton({ booking }: { booking: Booking }) {
  const t = useTranslations("bookings.cancel");
  const tWords = useTranslations("bookingWords");
  const language = useLocale();
  const word = useTextResolver();
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
        title: t("failed"),
        description: t("failedText"),
        variant: "destructive",
      });
      // The booking may already be canceled or have started: the refreshed list shows its state.
      router.refresh();
      throw error;
    }
    if (isGiven) await saveIban();
    toast({
      title: t("done"),
      description: t("doneText", {
        confirmation: tWords("confirmation", {
          number: formatConfirmationNumber("booking", booking.confirmationNumber),
        }),
        room: booking.space.name,
      }),
    });
    router.refresh();
  }

  /** If this fails, the booking stays canceled and its card asks for the IBAN again. */
  async function saveIban(): Promise<void> {
    try {
      await api.put(refundPath("booking", booking.id), { iban });
    } catch (error) {
      toast({
        title: t("ibanFailed"),
        description: t("ibanFailedText", { reason: word(failureText(error)) }),
        variant: "destructive",
      });
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="text-brick-600" onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("title")}
        description={t("text", { room: booking.space.name, days: bookingDays(booking, language) })}
        confirmLabel={t("button")}
        cancelLabel={t("keep")}
        destructive
        onConfirm={cancel}
      >
        {isOpen && (
          <>
            <RefundPreview booking={booking} />
            <RefundIbanField booking={booking} value={iban} onChange={setIban} isWrong={isWrong} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Few visitors need the dialog, so its code is loaded when it opens. */
const MoveBookingDialog = lazy(() => import("./move-booking-dialog"));

export function MoveBookingButton({ booking }: { booking: Booking }) {
  const t = useTranslations("bookings.move");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <CalendarClock />
        {t("button")}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingNotice />}>
          <MoveBookingDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
