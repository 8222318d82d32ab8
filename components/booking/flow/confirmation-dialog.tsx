"use client";

import { CalendarButtons } from "@/components/booking/calendar-buttons";
import { HowToPay } from "@/components/money/how-to-pay";
import { bookingAttendees, bookingDays, bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ConfirmationFrame } from "./confirmation-frame";

interface ConfirmationDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** The confirmation of a booking: number, details, payment and calendar links. */
export function ConfirmationDialog({ booking, onClose }: ConfirmationDialogProps) {
  const isPending = booking.status === "pending";
  const facts = [
    ["Spazio", booking.space.name],
    ["Quando", bookingDays(booking)],
    ["Orario", bookingTimes(booking)],
    ["Partecipanti", bookingAttendees(booking)],
    ["Totale", bookingTotal(booking)],
  ];
  return (
    <ConfirmationFrame
      isRequest={isPending}
      description={
        isPending
          ? "Abbiamo ricevuto la tua richiesta e lo spazio è riservato per te. Il centro ti scrive con l'importo appena la conferma."
          : `Ti aspettiamo. Il riepilogo arriva anche a ${booking.email}.`
      }
      onClose={onClose}
    >
      <div className="rounded-md bg-sand-100 p-4">
        <p className="mb-3 text-center font-display-soft text-xl tabular-nums">
          Conferma #{formatConfirmationNumber("booking", booking.confirmationNumber)}
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
      <HowToPay booking={booking} />
      <CalendarButtons booking={booking} />
    </ConfirmationFrame>
  );
}
