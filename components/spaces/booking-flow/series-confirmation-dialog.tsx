"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Check } from "@/components/ui/icons";
import { describeDate } from "@/lib/domain/booking/alternative-words";
import { bookingTotal } from "@/lib/domain/booking/booking-words";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import { formatCents } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking";

/** One confirmation for all dates of a series. */
export function SeriesConfirmationDialog({
  bookings,
  onClose,
}: {
  bookings: readonly Booking[];
  onClose: () => void;
}) {
  const open = bookings.filter(({ status }) => status === "pending").length;
  const total = bookings.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const [first] = bookings;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader className="items-center pr-0 text-center">
          <span
            aria-hidden
            className="mb-2 grid size-16 place-items-center rounded-full bg-sage-100 text-sage-700"
          >
            <Check className="size-8" />
          </span>
          <DialogTitle>
            {open === bookings.length ? "Richiesta inviata" : "Prenotazione Confermata!"}
          </DialogTitle>
          <DialogDescription>
            {`${bookings.length} date in ${first?.space.name ?? ""}. Il riepilogo, con un solo file per il calendario, arriva a ${first?.email ?? ""}.`}
            {open > 0 && " Per le date su richiesta il centro ti scrive con l'importo."}
          </DialogDescription>
        </DialogHeader>
        <ol className="flex max-h-64 flex-col divide-y divide-sand-200 overflow-y-auto rounded-md bg-sand-100 px-4 py-1">
          {bookings.map((booking) => (
            <li
              key={booking.id}
              className="flex flex-wrap justify-between gap-x-4 py-2 text-[0.95rem] tabular-nums"
            >
              <span>
                {describeDate(booking)}
                <span className="text-ink-2"> · #{writtenNumber("booking", booking.confirmationNumber)}</span>
              </span>
              <span>{bookingTotal(booking)}</span>
            </li>
          ))}
        </ol>
        <p className="flex justify-between gap-4 font-display-soft text-xl tabular-nums">
          <span>Totale</span>
          <span>{open === bookings.length ? "su richiesta" : formatCents(total)}</span>
        </p>
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
