"use client";

import { useLocale, useTranslations } from "next-intl";
import { CalendarButtons } from "@/components/booking/calendar-buttons";
import { Awaited } from "@/components/money/awaited";
import { HowToPay } from "@/components/money/how-to-pay";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import {
  bookedExtraTexts,
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-text";
import { awaitsPrepayment, awaitsPrice } from "@/lib/domain/money/prepayment";
import { promoLabel } from "@/lib/domain/money/promo-code";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ConfirmationFrame } from "./confirmation-frame";

interface ConfirmationDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** The confirmation of a booking: number, details, payment and calendar links. */
export function ConfirmationDialog({ booking, onClose }: ConfirmationDialogProps) {
  const t = useTranslations("bookingForm.done");
  const tWords = useTranslations("bookingWords");
  const language = useLocale();
  const word = useTextResolver();
  const formats = useFormats();
  const { promo } = booking;
  const extras = bookedExtraTexts(booking);
  const isPending = awaitsPrice(booking);
  const isHeld = awaitsPrepayment(booking);
  const facts = [
    [t("room"), booking.space.name],
    [t("when"), bookingDays(booking, language)],
    [t("times"), bookingTimes(booking, language)],
    [t("attendees"), word(bookingAttendees(booking))],
    ...(extras.length > 0 ? [[t("extras"), extras.join(", ")]] : []),
    ...(promo && promo.amount > 0 ? [[word(promoLabel(promo.code)), formats.cents(-promo.amount)]] : []),
    [t("total"), word(bookingTotal(booking))],
  ];
  return (
    <ConfirmationFrame
      isRequest={isPending}
      isHeld={isHeld}
      description={isPending ? t("request") : t(isHeld ? "held" : "text", { email: booking.email })}
      onClose={onClose}
    >
      <div className="rounded-md bg-sand-100 p-4">
        <p className="mb-3 text-center font-display-soft text-xl tabular-nums">
          {tWords("confirmation", {
            number: formatConfirmationNumber("booking", booking.confirmationNumber),
          })}
        </p>
        <dl className="grid gap-y-1.5 text-[0.97rem]">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Awaited booking={booking} />
      <HowToPay booking={booking} />
      <CalendarButtons booking={booking} />
    </ConfirmationFrame>
  );
}
