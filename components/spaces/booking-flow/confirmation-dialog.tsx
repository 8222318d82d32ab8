"use client";

import Link from "next/link";
import { CalendarButtons } from "@/components/bookings/calendar-buttons";
import { HowToPay } from "@/components/bookings/how-to-pay";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Check, Hourglass } from "@/components/ui/icons";
import {
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-words";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking";

interface ConfirmationDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** "Prenotazione Confermata!", or "Richiesta inviata" on demand: the number, what was booked, the calendar and the two ways on. */
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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader className="items-center pr-0 text-center">
          <span
            aria-hidden
            className={
              isPending
                ? "mb-2 grid size-16 place-items-center rounded-full bg-honey-100 text-honey-700"
                : "mb-2 grid size-16 place-items-center rounded-full bg-sage-100 text-sage-700"
            }
          >
            {isPending ? <Hourglass className="size-7" /> : <Check className="size-8" />}
          </span>
          <DialogTitle>{isPending ? "Richiesta inviata" : "Prenotazione Confermata!"}</DialogTitle>
          <DialogDescription>
            {isPending
              ? "Abbiamo ricevuto la tua richiesta e lo spazio è riservato per te. Il centro ti scrive con l'importo appena la conferma."
              : `Ti aspettiamo. Il riepilogo arriva anche a ${booking.email}.`}
          </DialogDescription>
        </DialogHeader>
        <div className="rounded-md bg-sand-100 p-4">
          <p className="mb-3 text-center font-display-soft text-xl tabular-nums">
            Conferma #{writtenNumber("booking", booking.confirmationNumber)}
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
        <DialogFooter>
          <Button variant="outline" asChild>
            <Link href={paths.home}>Torna alla Home</Link>
          </Button>
          <Button asChild>
            <Link href={paths.myBookings}>Le Mie Prenotazioni</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
