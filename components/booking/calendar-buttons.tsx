"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CalendarCheck, CalendarPlus, Download } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { markInCalendar } from "@/lib/client/booking/mark-in-calendar";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingCalendarLink } from "./booking-calendar-link";

/** The buttons that add a booking to a calendar: Google Calendar, or an .ics file for others. */
export function CalendarButtons({
  booking,
  mode = "client",
}: {
  booking: Booking;
  mode?: "client" | "admin";
}) {
  const [isAdded, setAdded] = useState(booking.googleCalendarAdded);

  function fail(): void {
    setAdded(booking.googleCalendarAdded);
    toast({
      title: "Errore nel calendario",
      description: "Si è verificato un errore durante l'aggiunta dell'evento al calendario.",
      variant: "destructive",
    });
  }

  async function openCalendar(): Promise<void> {
    const opened = window.open(bookingCalendarLink(booking, mode), "_blank");
    if (opened === null) return fail();
    // The opened page must not be able to control this one.
    opened.opener = null;
    setAdded(true);
    toast({ title: "Evento aggiunto al calendario" });
    // Recorded only for the customer's own calendar, not for the centre's.
    if (mode === "client") await markInCalendar(booking.id).catch(fail);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => void openCalendar()}>
        {isAdded ? <CalendarCheck /> : <CalendarPlus />}
        {isAdded ? "Aggiunto al calendario" : "Aggiungi al calendario"}
      </Button>
      <Button variant="ghost" size="sm" asChild>
        <a
          href={`/api/bookings/${booking.id}/ics`}
          download={`prenotazione-${formatConfirmationNumber("booking", booking.confirmationNumber)}.ics`}
        >
          <Download />
          Scarica .ics
        </a>
      </Button>
    </div>
  );
}
